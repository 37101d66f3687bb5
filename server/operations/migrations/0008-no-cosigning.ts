import type { Migration } from './migrate';

/** Heads are not cosigned any more: the repeated work goes, or the outbox would name it as unknown. */
export const noCosigning: Migration = {
  id: '0008-no-cosigning',
  up: async (db) => {
    await db.collection('outbox').deleteMany({ kind: 'cosign-heads' });
  },
};
