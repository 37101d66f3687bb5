import type { Migration } from './migrate';

/** Has messages that are stored already read once by the rules that find requests to stop, by the timed work. */
export const optOuts: Migration = {
  id: '0012-opt-outs',
  up: async (db) => {
    await db.collection('messages').updateMany({ direction: 'in' }, { $set: { optOutDue: true } });
  },
};
