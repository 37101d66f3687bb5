import type { Connection } from 'mongoose';
import { auditModel } from './audit/audit.model';
import { findCollections } from './db/collections';
import { ensureIndexes } from './db/ensure-indexes';
import { counterModel } from './db/next-id';
import { announcementModel } from './feed/announcement.model';
import { preferencesModel } from './lists/preferences.model';
import { viewModel } from './lists/view.model';
import { leaseModel } from './outbox/lease.model';
import { outboxModel } from './outbox/outbox.model';
import { secretModel } from './secret.model';
import { settingModel } from './settings/setting.model';
import { userModel } from './user.model';

/** Collections whose indexes are created at the same time: every command under way needs a connection of its own. */
const atOnce = 4;

/** The collections that every module uses. */
export const models = (db: Connection) => ({
  announcements: announcementModel(db),
  audit: auditModel(db),
  counters: counterModel(db),
  leases: leaseModel(db),
  outbox: outboxModel(db),
  preferences: preferencesModel(db),
  secrets: secretModel(db),
  settings: settingModel(db),
  users: userModel(db),
  views: viewModel(db),
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
