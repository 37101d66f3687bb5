import { leadField, leadFieldsWhere } from '../../../shared/lead-fields';
import type { AuditRecord } from '../../../shared/schemas/audit';
import { type ClientDoc, getKeys } from '../store/client.model';
import { wordsAreDue } from '../store/words';

type Changes = AuditRecord['changes'];

/** Fields of several parts, from the line that tells them. */
const ofParts = Object.fromEntries(
  leadFieldsWhere(({ parts }) => parts).map((name) => [
    name,
    (fieldLine: string): unknown => leadField(name).schema.safeParse(fieldLine).data ?? '',
  ]),
);

/** Returns one side of the changes, as stored. */
export const getFields = (changes: Changes, side: 'from' | 'to'): Partial<ClientDoc> =>
  Object.fromEntries(
    changes.map((change) => {
      const value = change[side];
      if (change.field in ofParts) return [change.field, ofParts[change.field]!(value)];
      return [change.field, change.field === 'assignedTo' ? value || null : value];
    }),
  );

/** Returns the fields that are derived from a lead's other fields. */
export const derivedFrom = (lead: ClientDoc) => {
  const $set = { ...getKeys(lead), ...wordsAreDue() };
  return { $set, $unset: { searchKeys: '', ...(!$set.phoneE164 && { phoneE164: '' }) } };
};
