import { z } from '../../../shared/zod';
import { anyText, defineCollection, objectId, type Stored, text } from '../../core/record/collection';

export const sessions = defineCollection({
  name: 'sessions',
  schema: z.object({
    _id: objectId,
    tokenHash: text,
    userId: objectId,
    /** The version of the user's password when the session started. */
    credentialVersion: z.number(),
    ip: anyText,
    userAgent: anyText,
    createdAt: z.date(),
    /** When the user last entered the password in it; if missing, when it started. */
    provenAt: z.date().optional(),
    lastSeenAt: z.date(),
    expiresAt: z.date(),
  }),
  indexes: [
    { on: { tokenHash: 1 }, unique: true },
    { on: { userId: 1 } },
    { on: { lastSeenAt: -1 } },
    { on: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});

export type SessionDoc = Stored<typeof sessions>;
