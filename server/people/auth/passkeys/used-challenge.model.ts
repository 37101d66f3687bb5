import { z } from '../../../../shared/zod';
import { defineCollection } from '../../../core/record/collection';

/** The hashes of challenges that were used and cannot be used again. */
export const usedChallenges = defineCollection({
  name: 'usedChallenges',
  stored: 'used_challenges',
  schema: z.object({ _id: z.string(), expiresAt: z.date() }),
  indexes: [{ on: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
