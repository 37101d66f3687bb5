import { z } from '../../../../shared/zod';
import { defineCollection, objectId, text } from '../../../core/record/collection';

/** The browsers that someone has signed in with. */
export const devices = defineCollection({
  name: 'devices',
  schema: z.object({
    _id: objectId,
    tokenHash: text,
    userId: objectId,
    firstSeenAt: z.date(),
    lastSeenAt: z.date(),
    expiresAt: z.date(),
  }),
  indexes: [
    { on: { tokenHash: 1, userId: 1 }, unique: true },
    { on: { userId: 1 } },
    { on: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});
