import type { Model, QueryFilter } from 'mongoose';
import type { Fields } from './record/get';

type How = { sort: Readonly<Record<string, 1 | -1>>; fields?: Fields };

/** Reads one page of the documents of a filter, and counts those of all pages. */
export const readPage = async <Doc>(
  model: Model<Doc>,
  filter: QueryFilter<Doc>,
  { page, limit }: { page: number; limit: number },
  { sort, fields }: How,
): Promise<{ docs: Doc[]; total: number }> => {
  const before = (page - 1) * limit;
  const [docs, total] = await Promise.all([
    model.find(filter, fields).sort(sort).skip(before).limit(limit).lean<Doc[]>(),
    model.countDocuments(filter),
  ]);
  return { docs, total };
};
