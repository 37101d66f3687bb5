import { leadField, leadFieldNames, type SealableName, sealableFields } from '../../../../shared/lead-fields';
import { handlingNames } from '../../../../shared/schemas/client';

/** A lead, or a part of one, with its field names in the database. */
export type Stored = Record<string, unknown>;
type Change = { field: string; from: string; to: string };
type Entry = { changes?: Change[]; note?: string };

/** One direction: sealing or opening. A value is bound to its lead and to `place`. */
export type Turn = {
  has: (name: SealableName | 'consent') => boolean;
  text: (value: string, place: string) => string;
  /** For objects in which every part is sensitive; sealed, they are one text. */
  whole: (value: unknown, place: string) => unknown;
};

const fieldsOfParts = sealableFields.filter((name) => leadField(name).parts);
const texts = sealableFields.filter((name) => !leadField(name).parts);

const leadFields = new Set<string>([...leadFieldNames, ...handlingNames]);

/**
 * Returns the field that a timeline entry is about. A name that is no field of a lead is a question, or the desk's own.
 */
const toSealableName = (field: string) => (leadFields.has(field) ? (field as SealableName) : 'answers');

const turnChanges = (changes: readonly Change[], { has, text }: Turn) =>
  changes.map((change) =>
    has(toSealableName(change.field))
      ? {
          ...change,
          from: text(change.from ?? '', `change ${change.field}`),
          to: text(change.to ?? '', `change ${change.field}`),
        }
      : change,
  );

const turnEntry = (entry: Entry, turn: Turn): Entry => ({
  ...entry,
  ...(entry.changes && { changes: turnChanges(entry.changes, turn) }),
  ...(entry.note && turn.has('notes') && { note: turn.text(entry.note, 'note') }),
});

/** Seals or opens timeline entries. */
export const turnHistory = (entries: readonly unknown[], turn: Turn) =>
  entries.map((entry) => turnEntry(entry as Entry, turn));

/** Seals or opens every sensitive part of a lead. One function for both, so that they cover the same places. */
export const turnParts = (lead: Stored, turn: Turn): Stored => {
  const turned = { ...lead };
  for (const name of texts) {
    const value = lead[name];
    if (typeof value === 'string' && turn.has(name)) turned[name] = turn.text(value, name);
  }
  for (const name of [...fieldsOfParts, 'answers', 'consent'] as const)
    if (lead[name] && turn.has(name)) turned[name] = turn.whole(lead[name], name);
  if (lead.letterDraft && turn.has('notes')) turned.letterDraft = turn.whole(lead.letterDraft, 'letterDraft');
  if (Array.isArray(lead.history)) turned.history = turnHistory(lead.history, turn);
  if (Array.isArray(lead.mergeChanges))
    turned.mergeChanges = turnChanges(lead.mergeChanges as Change[], turn);
  return turned;
};
