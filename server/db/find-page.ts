import type { Model, SortOrder } from 'mongoose';

type Query = { page: number; limit: number };
type Sort = Record<string, SortOrder>;
type Options = {
  sort?: Sort | undefined;
  /** Fields that stay in the database, as a projection. */
  without?: Record<string, 0>;
};

/** One page of documents and the number on all pages; newest first unless sorted otherwise. */
export const findPage = async <Doc>(
  model: Model<Doc>,
  filter: Record<string, unknown>,
  { page, limit }: Query,
  { sort = { _id: -1 }, without = {} }: Options = {},
) => {
  const before = (page - 1) * limit;
  const rows = await model
    .find(filter)
    .select(without)
    .sort(sort)
    .skip(before)
    .limit(limit)
    .lean<(Doc & { _id: unknown })[]>();
  const isLastPage = rows.length < limit && (rows.length > 0 || page === 1);
  // Counting walks all that matches: the last page and a list without a filter tell their number without.
  const total = isLastPage
    ? before + rows.length
    : Object.keys(filter).length === 0
      ? await model.estimatedDocumentCount()
      : await model.countDocuments(filter);
  return { rows, total };
};

/** The order of a sorted column, with the newest first among equals. */
export const sortBy = (column: string | undefined, order: 'asc' | 'desc'): Sort | undefined =>
  column ? { [column]: order, _id: order === 'asc' ? 1 : -1 } : undefined;
