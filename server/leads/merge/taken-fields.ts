import type { AuditRecord } from '../../../shared/schemas/audit';
import { type ClientDoc, getKeys } from '../store/client.model';

type Changes = AuditRecord['changes'];

/** The values of changes, on one of their sides, as they are stored. */
export const getFields = (changes: Changes, side: 'from' | 'to'): Partial<ClientDoc> =>
  Object.fromEntries(
    changes.map((change) => {
      const value = change[side];
      return [change.field, change.field === 'assignedTo' ? value || null : value];
    }),
  );

/** What a lead carries because of its other fields. */
export const derivedFrom = (lead: ClientDoc) => {
  const $set = getKeys(lead);
  return { $set, $unset: $set.phoneE164 ? {} : { phoneE164: '' } };
};
