import type { Model } from 'mongoose';
import { z } from '../../../shared/zod';
import { defineCollection, type Stored } from '../record/collection';

export const counters = defineCollection({
  name: 'counters',
  schema: z.object({ _id: z.string(), value: z.number() }),
});
type Counters = Model<Stored<typeof counters>>;

/** The next integer of a named sequence, starting with 1; never issued twice. */
export const nextId = async (stored: Counters, name: string): Promise<number> => {
  const counter = await stored
    .findOneAndUpdate({ _id: name }, { $inc: { value: 1 } }, { upsert: true, returnDocument: 'after' })
    .lean();
  return counter.value;
};

/** Makes a sequence continue after `value`. */
export const reserveIds = async (stored: Counters, name: string, value: number) => {
  await stored.updateOne({ _id: name }, { $max: { value } }, { upsert: true });
};
