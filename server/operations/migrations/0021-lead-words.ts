import type { Migration } from './migrate';

/** Has leads from before search found words in their story and notes get the hashes of these, by the timed work. */
export const leadWords: Migration = {
  id: '0021-lead-words',
  up: async (db) => {
    await db
      .collection('clients')
      .updateMany(
        { words: { $exists: false }, wordsDue: { $exists: false } },
        { $set: { wordsDue: true, wordsMark: 'old' } },
      );
  },
};
