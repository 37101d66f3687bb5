/** The data differs from what was written; the message completes "the data file is damaged: ...". */
export class Damage extends Error {}

const ofSqlite = /database disk image is malformed|file is not a database/;

/** Also recognizes damage from another thread, where the error has lost its class. */
export const isDamage = (error: unknown): error is Error =>
  error instanceof Damage || (error instanceof Error && ofSqlite.test(error.message));

/** Describes the damage, and what to do about it. */
export const describeDamage = ({ message }: Error): string => {
  const what = ofSqlite.test(message)
    ? `pages of it are missing, empty or changed (SQLite: ${message})`
    : message;
  return (
    `the data file is damaged: ${what}. Put back a backup (npx lantern restore), or save what is whole into a new folder: ` +
    'npx lantern repair salvage NEW_FOLDER'
  );
};
