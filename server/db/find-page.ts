import type { Model, SortOrder } from 'mongoose';

type Query = { page: number; limit: number };
type Sort = Record<string, SortOrder>;

/** One page of documents and the number on all pages; newest first unless sorted otherwise. */
export const findPage = async <Doc>(
  model: Model<Doc>,
  filter: Record<string, unknown>,
  { page, limit }: Query,
  sort: Sort = { _id: -1 },
) => {
  const [rows, total] = await Promise.all([
    model
      .find(filter)
      .sort(sort)
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<(Doc & { _id: unknown })[]>(),
    // Counting everything walks the collection; its size is known without.
    Object.keys(filter).length === 0 ? model.estimatedDocumentCount() : model.countDocuments(filter),
  ]);
  return { rows, total };
};

/** The order of a sorted column, with the newest first among equals. */
export const sortBy = (column: string | undefined, order: 'asc' | 'desc'): Sort | undefined =>
  column ? { [column]: order, _id: order === 'asc' ? 1 : -1 } : undefined;
