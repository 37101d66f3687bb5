import type { Migration } from './migrate';

/** Removes the weekly mail about pages to look at and its timed work; the outbox would report both as unknown. */
export const noPageLooks: Migration = {
  id: '0013-no-page-looks',
  up: async (db) => {
    await db.collection('outbox').deleteMany({
      $or: [{ kind: 'weekly-looks' }, { 'data.template': 'stale-pages', state: { $ne: 'done' } }],
    });
  },
};
