import { z } from '../../shared/zod';
import { defineCollection, objectId, openModels, text } from '../core/record/collection';
import type { Models as Earlier } from '../leads/models';
import { credentials } from './auth/credential.model';
import { sessions } from './auth/session.model';
import { links } from './users/links/link.model';

/** The hashes of challenges that were used and cannot be used again. */
const usedChallenges = defineCollection({
  name: 'usedChallenges',
  stored: 'used_challenges',
  schema: z.object({ _id: z.string(), expiresAt: z.date() }),
  indexes: [{ on: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});

/** The number of times that one caller did one thing in a window. It stores only a keyed hash of the caller. */
const limitCounts = defineCollection({
  name: 'limitCounts',
  // The id is the limit's name and the hash.
  schema: z.object({ _id: z.string(), used: z.number(), endsAt: z.date() }),
  indexes: [{ on: { endsAt: 1 }, expireAfterSeconds: 0 }],
});

/** The browsers that someone has signed in with. */
const devices = defineCollection({
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

/** The collections of this module. */
export const models = openModels({
  credentials,
  devices,
  limitCounts,
  links,
  sessions,
  usedChallenges,
});

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
