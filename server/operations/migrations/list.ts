import type { mongo } from 'mongoose';
import { signingLinks } from './0007-signing-links';
import { seenActs } from './0009-seen-acts';
import { foldedLetters } from './0011-folded-letters';
import { vendorWebhooks } from './0014-vendor-webhooks';
import { removedNames } from './0016-removed-names';
import { oneDigest } from './0019-one-digest';
import { taskKinds } from './0022-task-kinds';
import { inbox } from './0023-inbox';
import { inBatches } from './in-batches';
import type { Migration } from './migrate';

/** Removes the timed work for cosigned heads, which no longer exist; the outbox would report it as unknown. */
const noCosigning: Migration = {
  id: '0008-no-cosigning',
  up: (db) => db.collection('outbox').deleteMany({ kind: 'cosign-heads' }),
};

/** Has messages from before search found words in them get the hashes of their words, by the timed work. */
export const messageWords: Migration = {
  id: '0010-message-words',
  up: (db) =>
    db.collection('messages').updateMany({ words: { $exists: false } }, { $set: { wordsDue: true } }),
};

/** Has messages that are stored already read once by the rules that find requests to stop, by the timed work. */
const optOuts: Migration = {
  id: '0012-opt-outs',
  up: (db) => db.collection('messages').updateMany({ direction: 'in' }, { $set: { optOutDue: true } }),
};

const pageLooks = {
  $or: [{ kind: 'weekly-looks' }, { 'data.template': 'stale-pages', state: { $ne: 'done' } }],
};

/** Removes the weekly mail about pages to look at and its timed work; the outbox would report both as unknown. */
const noPageLooks: Migration = {
  id: '0013-no-page-looks',
  up: (db) => db.collection('outbox').deleteMany(pageLooks),
};

/** Has messages that are stored already entered in the ledger, by the timed work, each marked as entered later. */
export const messageEntries: Migration = {
  id: '0020-message-entries',
  up: (db) =>
    inBatches(db.collection<{ _id: mongo.ObjectId }>('messages'), { entryDue: { $exists: false } }, () => ({
      $set: { entryDue: 'before' },
    })),
};

const wordless = { words: { $exists: false }, wordsDue: { $exists: false } };

/** Has leads from before search found words in their story and notes get the hashes of these, by the timed work. */
export const leadWords: Migration = {
  id: '0021-lead-words',
  up: (db) => db.collection('clients').updateMany(wordless, { $set: { wordsDue: true, wordsMark: 'old' } }),
};

/** All migrations in order. Never change or remove a released one: add another. */
export const migrations: readonly Migration[] = [
  signingLinks,
  noCosigning,
  seenActs,
  messageWords,
  foldedLetters,
  optOuts,
  noPageLooks,
  vendorWebhooks,
  removedNames,
  oneDigest,
  messageEntries,
  leadWords,
  taskKinds,
  inbox,
];
