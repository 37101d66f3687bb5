import type { Migration } from './migrate';

/** Has messages from before search found words in them get the hashes of their words, by the timed work. */
export const messageWords: Migration = {
  id: '0010-message-words',
  up: async (db) => {
    await db.collection('messages').updateMany({ words: { $exists: false } }, { $set: { wordsDue: true } });
  },
};
