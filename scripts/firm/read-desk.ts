import { existsSync, realpathSync } from 'node:fs';
import { deserialize } from 'bson';
import mongoose from 'mongoose';
import { getDatabase, usualName } from '../../server/core/db/connect';
import { getDocuments } from '../../server/db/embedded/disk/collection-documents';
import { dataPath } from '../../server/db/embedded/disk/folder';
import { findAnswers, getSocketPath } from '../../server/db/embedded/socket-path';
import { type BuiltRegister, readRegister } from '../../server/site/statements/built-register';
import { getReview } from '../../server/site/statements/reviews';
import type { StatementEditDoc } from '../../server/site/statements/statement-edit.model';
import type { Env } from '../../server/start/env';

const collection = 'statementedits';
const answersIn = 3000;

const fromDatabase = async (uri: string): Promise<StatementEditDoc[]> => {
  const client = await mongoose.mongo.MongoClient.connect(uri, { serverSelectionTimeoutMS: answersIn });
  try {
    const db = client.db(getDatabase(uri) ?? usualName);
    return await db.collection<StatementEditDoc>(collection).find().toArray();
  } finally {
    await client.close();
  }
};

/** The staff's edits to statements: from the running server, or from the data of a stopped one. */
const readEdits = async ({ MONGODB_URI, DATA_DIR }: Pick<Env, 'MONGODB_URI' | 'DATA_DIR'>) => {
  if (MONGODB_URI) return fromDatabase(MONGODB_URI);
  if (!existsSync(dataPath(DATA_DIR))) return [];
  const socket = getSocketPath(realpathSync(DATA_DIR));
  if (await findAnswers(socket))
    return fromDatabase(`mongodb://${encodeURIComponent(socket)}/?directConnection=true`);
  return [...getDocuments(DATA_DIR)].flatMap(({ namespace, raw }) =>
    namespace === `${usualName}.${collection}` ? [deserialize(raw) as StatementEditDoc] : [],
  );
};

/** The ids of statements in the last build whose current words nobody has reviewed. */
export const unreviewedAtDesk = (built: BuiltRegister, edits: readonly StatementEditDoc[]): string[] => {
  const editOf = new Map(edits.map((edit) => [edit._id, edit]));
  return built.statements
    .filter((one) => !editOf.get(one.id)?.withdrawnOn && !getReview(built, one, editOf.get(one.id)))
    .map(({ id }) => id);
};

/** The desk's problems with the last build, one sentence each; unreadable data counts as a problem. */
export const problemsAtDesk = async (env: Pick<Env, 'MONGODB_URI' | 'DATA_DIR'>, distDir: string) => {
  const built = readRegister(distDir);
  const all = built.statements.length;
  if (all === 0) return ['The site has not been built: npm run build.'];
  try {
    const unreviewed = unreviewedAtDesk(built, await readEdits(env));
    return unreviewed.length === 0
      ? []
      : [
          `${unreviewed.length} of ${all} statements have not been reviewed by a lawyer at the desk (/admin/statements), such as ${unreviewed.slice(0, 3).join(', ')}.`,
        ];
  } catch (error) {
    return [`The desk cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
};
