import type { Model, Types } from 'mongoose';
import { ignoreDuplicate } from './errors';

type Id = string | Types.ObjectId;

/**
 * Adds those documents whose ID is not stored yet, as they are, without a model's defaults. Servers that do this at the
 * same time add them once.
 */
export const addMissing = async (
  { db, collection }: Pick<Model<never>, 'db' | 'collection'>,
  docs: readonly { _id: Id }[],
): Promise<void> => {
  const all = db.collection<{ _id: Id }>(collection.name);
  const stored = await all.distinct('_id', { _id: { $in: docs.map(({ _id }) => _id) } });
  const ids = new Set(stored.map(String));
  const missing = docs.filter(({ _id }) => !ids.has(String(_id)));
  if (missing.length > 0) await all.insertMany(missing, { ordered: false }).catch(ignoreDuplicate);
};
