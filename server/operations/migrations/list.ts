import { signingLinks } from './0007-signing-links';
import { noCosigning } from './0008-no-cosigning';
import type { Migration } from './migrate';

/** Every step, in order. One that was released is never changed or taken away: add another. */
export const migrations: readonly Migration[] = [signingLinks, noCosigning];
