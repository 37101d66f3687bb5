import type { Connection } from 'mongoose';
import { preferences as known, viewInput } from '../../shared/schemas/lists';
import { z } from '../../shared/zod';
import { audit } from './audit/audit.model';
import { findCollections } from './db/collections';
import { ensureIndexes } from './db/ensure-indexes';
import { counters } from './db/next-id';
import type { Change } from './feed/feed';
import { outbox } from './outbox/outbox.model';
import { anyText, anyTypedText, defineCollection, objectId, openModels, text } from './record/collection';
import { secrets } from './secret.model';
import { settings } from './settings/setting.model';
import { users } from './user.model';

/** News from one server's feed, for the other servers of the same database. Kept for a day. */
const announcements = defineCollection({
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

/** A user's preferences, under the user's id; missing ones have their default. */
const preferences = defineCollection({
  name: 'preferences',
  schema: known.partial().extend({ _id: objectId }),
});

const { shared, list, columns } = viewInput.shape;

const views = defineCollection({
  name: 'views',
  schema: z.object({ _id: objectId, ownerId: anyText, name: text, shared, query: anyText, list, columns }),
  indexes: [{ on: { ownerId: 1 } }, { on: { shared: 1 } }],
});

const leases = defineCollection({
  name: 'leases',
  schema: z.object({ _id: z.string(), by: text, until: z.date() }),
});

/** Collections whose indexes are created at the same time: every command under way needs a connection of its own. */
const atOnce = 4;

const collections = openModels({
  announcements,
  audit,
  counters,
  leases,
  outbox,
  preferences,
  secrets,
  settings,
  users,
  views,
});

/** The collections that every module uses. */
export const models = (db: Connection) => ({
  ...collections(db),
  /** Creates this database's missing indexes and rebuilds changed ones; safe to repeat. */
  createIndexes: async () => {
    const waiting = findCollections<never>(db.models).values();
    const work = async () => {
      for (const model of waiting) await ensureIndexes(model);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  },
  /** Removes all traces of deleted data from the embedded store's file; MongoDB has no such command and needs none. */
  rewriteStore: async () => {
    const commandNotFound = 59;
    await db.db
      ?.admin()
      .command({ rewrite: 1 })
      .catch((error: { code?: number }) => {
        if (error.code !== commandNotFound) throw error;
      });
  },
});

export type Models = ReturnType<typeof models>;
