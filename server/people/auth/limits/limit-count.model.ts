import { z } from '../../../../shared/zod';
import { defineCollection } from '../../../core/record/collection';

/** The number of times that one caller did one thing in a window. It stores only a keyed hash of the caller. */
export const limitCounts = defineCollection({
  name: 'limitCounts',
  // The id is the limit's name and the hash.
  schema: z.object({ _id: z.string(), used: z.number(), endsAt: z.date() }),
  indexes: [{ on: { endsAt: 1 }, expireAfterSeconds: 0 }],
});
