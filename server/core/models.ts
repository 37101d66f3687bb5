import type { Connection } from 'mongoose';
import { audit } from './audit/audit.model';
import { findCollections } from './db/collections';
import { ensureIndexes } from './db/ensure-indexes';
import { counters } from './db/next-id';
import { announcements } from './feed/announcement.model';
import { preferences } from './lists/preferences.model';
import { views } from './lists/view.model';
import { leases } from './outbox/lease.model';
import { outbox } from './outbox/outbox.model';
import { openModels } from './record/collection';
import { secrets } from './secret.model';
import { settings } from './settings/setting.model';
import { users } from './user.model';

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
