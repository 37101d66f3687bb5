import { type Connection, type Model, Schema } from 'mongoose';
import type { Fields } from '../../core/db/fields';
import { type Page, type PageDoc, toPageKey } from './page';

/**
 * A stored page of arrivals, or the head (`headId`). `since`: the page has all changes until then. The head also has the
 * `since` of every page when it was written.
 */
type ArrivalPageDoc = Partial<PageDoc> & { _id: string; since: Date; pages?: Record<string, number> };

export const headId = 'head';

const bytes = { type: Buffer } as const;
const fields: Fields<Omit<ArrivalPageDoc, '_id'>> = {
  since: { type: Date, required: true },
  pages: {},
  texts: { type: [String], default: undefined },
  latest: String,
  ids: bytes,
  flags: bytes,
  calls: bytes,
  columns: {},
};

const schema = new Schema<ArrivalPageDoc>({ _id: String, ...fields } as never, {
  versionKey: false,
  collection: 'arrivalpages',
});

export const arrivalPageModel = (db: Connection) => db.model<ArrivalPageDoc>('ArrivalPage', schema);

type PageModel = Model<ArrivalPageDoc>;
type StoredPage = PageDoc & { since: Date };

/** The stored pages, a few at a time. */
export const storedPages = ({ collection }: PageModel): AsyncIterable<StoredPage> =>
  collection.find({ _id: { $ne: headId } } as never, {
    batchSize: 10,
    promoteBuffers: true,
  }) as AsyncIterable<unknown> as AsyncIterable<StoredPage>;

/** Stores pages that have all changes until `since`. */
export const storePages = async (
  { collection }: PageModel,
  pages: readonly Page[],
  since: number,
): Promise<void> => {
  const writes = pages.map((page) => {
    const { _id, ...doc } = page.toDoc();
    page.since = since;
    return {
      updateOne: { filter: { _id }, update: { $set: { ...doc, since: new Date(since) } }, upsert: true },
    };
  });
  const changes = pages.map((page) => page.changes);
  for (const page of pages) page.changes = 0;
  try {
    await collection.bulkWrite(writes as never, { ordered: false });
  } catch (error) {
    for (const [place, page] of pages.entries()) page.changes += changes[place]!;
    throw error;
  }
};

/** Removes the stored pages of leads that were removed for good: a look reads the others again. */
export const removePages = async (
  { arrivalPages }: { arrivalPages: PageModel },
  ids: readonly unknown[],
): Promise<void> => {
  const keys = new Set(ids.map((id) => toPageKey(String(id))));
  await arrivalPages.deleteMany({ _id: { $in: [...keys] } });
};
