import { createHash } from 'node:crypto';

/** The ID of a record that follows from something else, so that writing it again is recognized. */
export const deriveId = (about: string): string =>
  createHash('sha256').update(about).digest('hex').slice(0, 24);
