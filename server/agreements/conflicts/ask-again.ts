import type { ConflictStanding } from '../../../shared/schemas/conflict';
import type { Caller } from '../../core/caller';
import type { Deps } from '../deps';
import { compareNames } from './compare-names';
import { runCheck } from './run-check';
import { changedSince, newestCheck, partyLead } from './standing';

type Needs = Pick<Deps, 'models' | 'now' | 'feed' | 'receivedTexts'>;

/**
 * `signers`: the people who will sign; `always`: run even if the lead has not changed, because the firm may know more
 * names.
 */
type Question = { caller: Caller; signers: readonly string[]; always: boolean };

/**
 * Decides whether conflicts of interest allow sending a lead an agreement: `clear` and `waived` do. A check that has
 * not seen all texts and signers runs again automatically; if the parties changed, staff must run it.
 */
export const askAgain = async (
  needs: Needs,
  leadId: string,
  { caller, signers, always }: Question,
): Promise<ConflictStanding> => {
  const lead = await partyLead(needs, leadId);
  const check = lead && (await newestCheck(needs, String(lead._id)));
  if (!lead || !check) return 'none';
  const changed = await changedSince(needs, lead, check);
  if (changed === 'parties' && !always) return 'outdated';
  const isNew = (name: string) => !check.parties.some((party) => compareNames(party.name, name) === 'same');
  const fresh = signers.filter(isNew);
  if (!changed && !always && fresh.length === 0) return check.state;
  return (await runCheck(needs, caller, { id: String(lead._id), signers: fresh })).state;
};
