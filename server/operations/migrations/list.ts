import { signingLinks } from './0007-signing-links';
import { noCosigning } from './0008-no-cosigning';
import { seenActs } from './0009-seen-acts';
import { messageWords } from './0010-message-words';
import { foldedLetters } from './0011-folded-letters';
import { optOuts } from './0012-opt-outs';
import { noPageLooks } from './0013-no-page-looks';
import { vendorWebhooks } from './0014-vendor-webhooks';
import { removedNames } from './0016-removed-names';
import { oneDigest } from './0019-one-digest';
import { messageEntries } from './0020-message-entries';
import { leadWords } from './0021-lead-words';
import { taskKinds } from './0022-task-kinds';
import { inbox } from './0023-inbox';
import type { Migration } from './migrate';

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
