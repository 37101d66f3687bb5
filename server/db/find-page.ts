import type { Model, SortOrder } from 'mongoose';

type Query = { page: number; limit: number };
type Sort = Record<string, SortOrder>;
type Options = {
  sort?: Sort | undefined;
  /** Fields that stay in the database, as a projection. */
  without?: Record<string, 0>;
};

/**
 * One page of documents and the number on all pages; newest first unless sorted otherwise. It goes below mongoose, which
 * would cost a list more than the database does: the filter has to be of the stored types.
 */
export const findPage = async <Doc>(
  model: Model<Doc>,
  filter: Record<string, unknown>,
  { page, limit }: Query,
  { sort = { _id: -1 }, without = {} }: Options = {},
): Promise<{ rows: (Doc & { _id: unknown })[]; total: number }> => {
  const { collection } = model;
  const before = (page - 1) * limit;
  const everything = Object.keys(filter).length === 0;
  const [rows, all] = await Promise.all([
    collection
      .find(filter, { projection: without, sort: sort as Record<string, 1 | -1>, skip: before, limit })
      .toArray() as Promise<(Doc & { _id: unknown })[]>,
    everything ? collection.estimatedDocumentCount() : undefined,
  ]);
  if (all !== undefined) return { rows, total: all };
  // Counting walks all that matches: the last page tells the number without.
  const isLastPage = rows.length < limit && (rows.length > 0 || page === 1);
  return { rows, total: isLastPage ? before + rows.length : await collection.countDocuments(filter) };
};

/** The order of a sorted column, with the newest first among equals. */
export const sortBy = (column: string | undefined, order: 'asc' | 'desc'): Sort | undefined =>
  column ? { [column]: order === 'asc' ? 1 : -1, _id: order === 'asc' ? 1 : -1 } : undefined;
