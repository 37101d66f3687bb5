import { credentials } from './0001-credentials';
import { leadFields } from './0002-lead-fields';
import { historyWithTheLead } from './0003-history-with-the-lead';
import { desk } from './0004-desk';
import { arrivedAs } from './0005-arrived-as';
import { callsByWhom } from './0006-calls-by-whom';
import { signingLinks } from './0007-signing-links';
import type { Migration } from './migrate';

/** Every step, in order. One that was released is never changed or taken away: add another. */
export const migrations: readonly Migration[] = [
  credentials,
  leadFields,
  historyWithTheLead,
  desk,
  arrivedAs,
  callsByWhom,
  signingLinks,
];
