import type { ConflictState } from '../../shared/schemas/conflict';
import type { Caller } from '../core/caller';
import { notFound } from '../core/http/trpc';
import { compareNames } from '../documents/compare-names';
import type { Deps } from './deps';
import { runCheck } from './run-check';
import { changedSince, newestCheck, partyLead } from './standing';

/**
 * `signers`: the people who will sign; `always`: run even if the lead has not changed, because the firm may know more
 * names.
 */
type Question = { caller: Caller; signers: readonly string[]; always: boolean };

/**
 * Decides whether conflicts of interest allow sending a lead an agreement: `clear` and `waived` do. The check runs if
 * there is none, or if the newest one has not seen all parties, texts and signers.
 */
export const askAgain = async (
  needs: Deps,
  leadId: string,
  { caller, signers, always }: Question,
): Promise<ConflictState> => {
  const lead = await partyLead(needs, leadId);
  if (!lead) throw notFound('client');
  const id = String(lead._id);
  const check = await newestCheck(needs, id);
  const isNew = (name: string) => !check?.parties.some((party) => compareNames(party.name, name) === 'same');
  const fresh = signers.filter(isNew);
  const isCurrent = check && !always && fresh.length === 0 && !(await changedSince(needs, lead, check));
  return (isCurrent ? check : await runCheck(needs, caller, { id, signers: fresh })).state;
};
