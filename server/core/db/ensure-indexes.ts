import type { Model } from 'mongoose';

type Indexed = Pick<Model<never>, 'schema' | 'collection'>;

/** An index with this name or these fields exists with other options. */
const conflicts = new Set<unknown>([85, 86]);

const isConflict = (error: unknown) => error instanceof Error && 'code' in error && conflicts.has(error.code);

/** The indexes that a model declares. */
export const getSpecs = ({ schema }: Pick<Indexed, 'schema'>) =>
  schema
    .indexes()
    .map(([key, { background: _, ...options }]) => ({ ...options, key: key as Record<string, 1> }));

type Spec = ReturnType<typeof getSpecs>[number];

/** Creates an index in place of one with the same name or fields and other options. */
const replace = async (collection: Indexed['collection'], spec: Spec) => {
  const make = () => collection.createIndexes([spec as never]);
  await make().catch(async (error: unknown) => {
    if (!isConflict(error)) throw error;
    const wanted = JSON.stringify(spec.key);
    const stored = await collection.indexes();
    const old = stored.find(({ key, name }) => JSON.stringify(key) === wanted || name === spec.name);
    if (!old?.name) throw error;
    await collection.dropIndex(old.name);
    await make();
  });
};

/** Creates a model's indexes and replaces those with other options. Safe to repeat. */
export const ensureIndexes = async (model: Indexed): Promise<void> => {
  const specs = getSpecs(model);
  if (specs.length === 0) return;
  try {
    await model.collection.createIndexes(specs as never);
  } catch (error) {
    if (!isConflict(error)) throw error;
    for (const spec of specs) await replace(model.collection, spec);
  }
};
