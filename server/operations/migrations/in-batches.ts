import type { mongo } from 'mongoose';

const size = 500;

/** Updates all matching documents in batches of a few hundred; an updated document must no longer match. */
export const inBatches = async <Doc extends { _id: mongo.ObjectId }>(
  collection: mongo.Collection<Doc>,
  filter: mongo.Filter<Doc>,
  updateOf: (doc: Doc) => mongo.UpdateFilter<Doc> | object,
): Promise<void> => {
  for (;;) {
    const docs = (await collection.find(filter).limit(size).toArray()) as Doc[];
    if (docs.length === 0) return;
    await collection.bulkWrite(
      docs.map((doc) => ({
        updateOne: {
          filter: { _id: doc._id } as mongo.Filter<Doc>,
          update: updateOf(doc) as mongo.UpdateFilter<Doc>,
        },
      })),
    );
  }
};
