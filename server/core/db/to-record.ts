import type { Types } from 'mongoose';

type Plain<Value> = Value extends Date | Types.ObjectId ? string : Value;
type Recorded<Doc> = { id: Doc extends { _id: infer Id } ? Plain<Id> : never } & {
  [Key in Exclude<keyof Doc, '_id'>]: Plain<Doc[Key]>;
};

const plain = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null && 'toHexString' in value) return String(value);
  return value;
};

/** Some fields of a stored document, converted like `toRecord`. */
export const asRecord = <Doc extends { _id: unknown }>(doc: Doc, names: readonly string[]): Recorded<Doc> => {
  const record: Record<string, unknown> = { id: plain(doc._id) };
  for (const name of names) {
    const value = doc[name as keyof Doc];
    if (value !== undefined && name !== '_id') record[name] = plain(value);
  }
  return record as Recorded<Doc>;
};

/** Converts a stored document for the schemas: `id` for `_id`, text for dates and object ids. */
export const toRecord = <Doc extends { _id: unknown }>(doc: Doc): Recorded<Doc> =>
  asRecord(doc, Object.keys(doc));
