import type { Migration } from './migrate';

/** Removes the timed work for cosigned heads, which no longer exist; the outbox would report it as unknown. */
export const noCosigning: Migration = {
  id: '0008-no-cosigning',
  up: async (db) => {
    await db.collection('outbox').deleteMany({ kind: 'cosign-heads' });
  },
};
