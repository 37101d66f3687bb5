import type { Model } from 'mongoose';
import { z } from '../../../shared/zod';
import { anyValue, bytes, defineCollection, type Stored } from '../../core/record/collection';
import { type Page, type PageDoc, toPageKey } from './page';

/**
 * The stored pages of arrivals, and the head (`headId`). `since`: the page has all changes until then. The head also has
 * the `since` of every page when it was written.
 */
export const arrivalPages = defineCollection({
  name: 'arrivalPages',
  schema: z.object({
    _id: z.string(),
    since: z.date(),
    pages: anyValue<Record<string, number>>().optional(),
    texts: z.array(z.string()).optional(),
    latest: z.string().optional(),
    ids: bytes.optional(),
    flags: bytes.optional(),
    calls: bytes.optional(),
    columns: anyValue<PageDoc['columns']>().optional(),
  }),
});

export const headId = 'head';

type PageModel = Model<Stored<typeof arrivalPages>>;
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
  models: { arrivalPages: PageModel },
  ids: readonly unknown[],
): Promise<void> => {
  const keys = new Set(ids.map((id) => toPageKey(String(id))));
  await models.arrivalPages.deleteMany({ _id: { $in: [...keys] } });
};
