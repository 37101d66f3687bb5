import { z } from '../../../shared/zod';
import { anyValue, defineCollection } from '../../core/record/collection';

const keptSeconds = 100 * 24 * 60 * 60;

/** The number of a vendor's leads accepted in one month, for each of its caps. */
export const capCounts = defineCollection({
  name: 'capCounts',
  schema: z.object({
    /** The vendor's id and the month: `665f1f77bcf86cd799439011:2026-11`. */
    _id: z.string(),
    used: anyValue<Record<string, number>>().default({}),
    at: z.date(),
  }),
  minimize: false,
  indexes: [{ on: { at: 1 }, expireAfterSeconds: keptSeconds }],
});
