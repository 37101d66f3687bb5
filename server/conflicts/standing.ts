import type { ConflictStanding } from '../../shared/schemas/conflict';
import type { Deps } from '../http/context';
import type { ConflictCheckDoc } from './conflict-check.model';
import { hashOfParties, othersIn, type PartyLead, partiesOf, partyFields } from './parties';

type Needs = Pick<Deps, 'models'>;

/** The newest check of a lead, of which alone something follows. */
export const newestCheck = ({ models }: Needs, clientId: string): Promise<ConflictCheckDoc | null> =>
  models.conflictChecks.findOne({ clientId }).sort({ _id: -1 }).lean<ConflictCheckDoc | null>();

/** A lead as a check looks at it; null where there is none. */
export const partyLead = ({ models }: Needs, id: string): Promise<PartyLead | null> =>
  models.clients.findById(id).select(partyFields).lean<PartyLead | null>();

/** How a check stands for the parties as they are now. */
export const standingOf = async (
  needs: Needs,
  lead: PartyLead,
  check: ConflictCheckDoc | null,
): Promise<ConflictStanding> => {
  if (!check) return 'none';
  const parties = await partiesOf(needs, lead, othersIn(check.parties));
  return hashOfParties(parties, lead.caseType) === check.partiesHash ? check.state : 'outdated';
};

/**
 * Whether a lead may be given an agreement as far as conflicts of interest go: `clear` and `waived` are a yes; `none`
 * and `outdated` ask for a run, `open` for a decision.
 */
export const conflictStanding = async (needs: Needs, leadId: string): Promise<ConflictStanding> => {
  const lead = await partyLead(needs, leadId);
  return lead ? standingOf(needs, lead, await newestCheck(needs, String(lead._id))) : 'none';
};
