import type { ConsentReopening } from '../../shared/schemas/consent';
import type { reopenInput } from '../../shared/schemas/contact';
import type { z } from '../../shared/zod';
import { getName, type Staff } from '../core/caller';
import { badRequest } from '../core/http/trpc';
import { leadById } from '../leads/store/lead-by-id';
import { traceLead } from '../leads/trace-lead';
import { enterRecord } from '../proof/enter-record';
import type { Deps } from './deps';
import { findFacts, leadFields } from './lead-facts';
import { isAskedLater } from './rules/read-ledger';

/**
 * Records, with a note from staff, that the person asked this firm to contact them again. It ends earlier withdrawals
 * for this lead. Refused if a withdrawal is later than the request, because then it would end nothing.
 */
export const reopen = async (
  deps: Deps,
  caller: Staff,
  { id, channel, words, askedAt }: z.infer<typeof reopenInput>,
): Promise<ConsentReopening> => {
  const lead = await leadById(deps, id, leadFields);
  const requestDate = new Date(askedAt);
  if (requestDate.getTime() > deps.now())
    throw badRequest('Enter when the person asked: it cannot be in the future.');
  const [facts] = await findFacts(deps, [lead]);
  const stops = facts!.ledger.entries.filter(({ kind }) => kind === 'withdrawal');
  if (!stops.every(({ at }) => isAskedLater(requestDate, at)))
    throw badRequest('After that moment the person wanted to be left alone. Enter when they asked again.');
  const { email, phoneNumber } = lead;
  const record = await enterRecord(deps, {
    kind: 'reopening',
    clientId: id,
    channel,
    words,
    askedAt: requestDate.toISOString(),
    enteredBy: getName(caller),
    phoneNumber: phoneNumber || undefined,
    email: email || undefined,
  });
  const note = [channel, words].filter(Boolean).join(': ');
  await traceLead(deps, caller, id, { action: 'reopen', note });
  return record;
};
