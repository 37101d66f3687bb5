import type { Connection } from 'mongoose';

/** Collections of an earlier version, in which staff changed what the site says; they stay as they are. */
export const formerStatements = { edits: 'statementedits', notices: 'pagenotices' } as const;

/** One sentence while the data hold corrections, reviews or notices that nobody has written into the files. */
export const findFormerStatements = async (connection: Connection): Promise<string[]> => {
  const counts = await Promise.all(
    Object.values(formerStatements).map((name) =>
      connection.collection(name).countDocuments({ writtenOn: { $exists: false } }),
    ),
  );
  const count = counts.reduce((sum, one) => sum + one, 0);
  return count === 0
    ? []
    : [
        `The data hold ${count} corrections, reviews or notices from the desk that pages no longer show: npm run firm statements writes them into the site's files, then build the site.`,
      ];
};
