/** The data is not as it was written; the message completes "the data file is damaged: ...". */
export class Damage extends Error {}

const ofSqlite = /database disk image is malformed|file is not a database/;

/** Also one that came from another thread, which leaves its class behind. */
export const isDamage = (error: unknown): error is Error =>
  error instanceof Damage || (error instanceof Error && ofSqlite.test(error.message));

/** What is damaged, and what to do about it. */
export const describeDamage = ({ message }: Error): string => {
  const what = ofSqlite.test(message)
    ? `pages of it are missing, empty or changed (SQLite: ${message})`
    : message;
  return (
    `the data file is damaged: ${what}. Put back a backup (npm run restore), or save what is whole into a new folder: ` +
    'npm run salvage -- NEW_FOLDER'
  );
};
