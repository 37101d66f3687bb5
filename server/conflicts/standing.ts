import type { ConflictStanding } from '../../shared/schemas/conflict';
import type { ClientDoc } from '../leads/store/client.model';
import type { ConflictCheckDoc } from './conflict-check.model';
import type { Deps } from './deps';
import { collectTexts, hashOfTexts } from './lead-texts';
import { broughtBy, findParties, hashOfParties } from './parties';

/** Returns a lead's newest check, the only one that counts; ids of two servers are not in the order of time. */
export const newestCheck = ({ models }: Deps, clientId: string): Promise<ConflictCheckDoc | null> =>
  models.conflictChecks.findOne({ clientId }).sort({ at: -1, _id: -1 }).lean<ConflictCheckDoc | null>();

/** Returns a lead as a check needs it; null if there is none. */
export const partyLead = ({ models }: Deps, id: string): Promise<ClientDoc | null> =>
  models.clients.findById(id).lean<ClientDoc | null>();

/** Returns the parts of a lead that changed since a check. */
export const changedSince = async (
  needs: Deps,
  lead: ClientDoc,
  check: ConflictCheckDoc,
): Promise<'parties' | 'texts' | undefined> => {
  const parties = await findParties(needs, lead, broughtBy(check.parties));
  if (hashOfParties(parties, lead.caseType) !== check.partiesHash) return 'parties';
  return hashOfTexts(await collectTexts(needs, lead)) === check.textsHash ? undefined : 'texts';
};

/** Returns the state of a check for the current parties and texts. */
export const findStanding = async (
  needs: Deps,
  lead: ClientDoc,
  check: ConflictCheckDoc | null,
): Promise<ConflictStanding> => {
  if (!check) return 'none';
  return (await changedSince(needs, lead, check)) ? 'outdated' : check.state;
};
