import { z } from '../../../shared/zod';
import { anyTypedText, defineCollection, text } from '../record/collection';
import type { Change } from './feed';

/** News from one server's feed, for the other servers of the same database. Kept for a day. */
export const announcements = defineCollection({
  name: 'announcements',
  schema: z.object({
    /** Increases by one with each announcement of any server, so the order does not depend on a clock. */
    _id: z.number(),
    at: z.date(),
    server: text,
    changes: z.array(z.object({ id: z.string(), what: anyTypedText<Change['what']>() })),
  }),
  indexes: [{ on: { at: 1 }, expireAfterSeconds: 24 * 60 * 60 }],
});
