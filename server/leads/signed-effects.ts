import type { LeadStatus, SignedAs } from '../../shared/schemas/client';
import { type Caller, getName } from '../core/caller';
import { badRequest } from '../core/http/trpc';
import type { ClientDoc } from './store/client.model';
import { type HistoryEntry, historyEntry } from './store/history';

/** The way a lead was signed, according to the caller. `by` is set when an earlier value is restored. */
export type SignedSaid = Omit<SignedAs, 'by'> & { by?: string };
type Effects = { set: { signed?: SignedAs }; unset: string[]; entries: HistoryEntry[] };

const nothing: Effects = { set: {}, unset: [], entries: [] };

/**
 * Returns how a lead was signed, for the same write as the status. Setting only the status counts as recording it. A
 * value from an agreement is never overwritten, and a lead that is no longer signed has no value.
 */
export const signedEffects = (
  { caller, now }: { caller: Caller; now: () => number },
  before: Pick<ClientDoc, 'status' | 'signed'>,
  status: LeadStatus | undefined,
  said: SignedSaid | undefined,
): Effects => {
  const wasSigned = before.status === 'Signed';
  const by = getName(caller);
  if ((status ?? before.status) !== 'Signed') {
    if (!said) return before.signed ? { ...nothing, unset: ['signed'] } : nothing;
    throw badRequest('Say how it was signed together with the status Signed.');
  }
  if (!said && wasSigned) return nothing;
  if (!said)
    return { ...nothing, set: { signed: { how: 'recorded', at: new Date(now()).toISOString(), by } } };
  if (wasSigned && before.signed?.how === 'agreement' && said.how !== 'agreement') return nothing;
  const changes = [{ field: 'signed', from: before.signed?.how ?? '', to: said.how }];
  return {
    set: { signed: { by, ...said } },
    unset: [],
    entries: [historyEntry(caller, now, { action: 'update', changes, note: said.note ?? '' })],
  };
};
