import type { Model } from 'mongoose';

/** An index of this name or of these fields exists with other options. */
const conflicts = new Set<unknown>([85, 86]);

const isConflict = (error: unknown) => error instanceof Error && 'code' in error && conflicts.has(error.code);

/** Makes the indexes that a model wants; one that exists with other options is replaced. Safe to repeat. */
export const ensureIndexes = async ({ schema, collection }: Pick<Model<never>, 'schema' | 'collection'>) => {
  for (const [fields, options] of schema.indexes()) {
    const make = () => collection.createIndex(fields as never, options as { unique?: boolean });
    await make().catch(async (error: unknown) => {
      if (!isConflict(error)) throw error;
      const wanted = JSON.stringify(fields);
      const stored = await collection.indexes();
      const old = stored.find(({ key, name }) => JSON.stringify(key) === wanted || name === options.name);
      if (!old?.name) throw error;
      await collection.dropIndex(old.name);
      await make();
    });
  }
};
