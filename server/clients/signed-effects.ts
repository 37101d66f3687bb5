import { TRPCError } from '@trpc/server';
import type { LeadStatus } from '../../shared/schemas/client';
import { type Caller, nameOf } from '../ground/caller';
import type { ClientDoc } from './store/client.model';
import { type HistoryEntry, historyEntry } from './store/history';

type Signed = NonNullable<ClientDoc['signed']>;
type Effects = { set: { signed?: Signed }; unset: string[]; entries: HistoryEntry[] };

/**
 * What is known of how a lead was signed, in the one write on the lead. A lead that is signed and says nothing of it was
 * recorded as such, by an import or in a way that did not ask; one that is signed no more says nothing either.
 */
export const signedEffects = (
  { caller, now }: { caller: Caller; now: () => number },
  before: Pick<ClientDoc, 'status' | 'signed'>,
  status: LeadStatus | undefined,
  signed: Omit<Signed, 'by'> | undefined,
): Effects => {
  const isSigned = (status ?? before.status) === 'Signed';
  if (!signed) return { set: {}, unset: before.signed && !isSigned ? ['signed'] : [], entries: [] };
  if (!isSigned)
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: 'Say how it was signed together with the status Signed.',
    });
  const changes = [{ field: 'signed', from: before.signed?.how ?? '', to: signed.how }];
  return {
    set: { signed: { ...signed, by: nameOf(caller) } },
    unset: [],
    entries: [historyEntry(caller, now, { action: 'update', changes, note: signed.note ?? '' })],
  };
};
