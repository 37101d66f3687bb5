import type { Model } from 'mongoose';
import { notFound } from '../http/trpc';

/** The fields of a document that are read, or left out. */
export type Fields = Readonly<Record<string, 0 | 1>>;

/** Returns a document, or some of its fields. Throws NOT_FOUND with the word for it. */
export const get = async <Doc>(
  model: Model<Doc>,
  id: unknown,
  noun: string,
  fields?: Fields,
): Promise<Doc> => {
  const doc = (await model.findById(id, fields).lean<Doc>()) as Doc | null;
  if (!doc) throw notFound(noun);
  return doc;
};
