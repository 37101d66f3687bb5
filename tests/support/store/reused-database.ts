import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';

/** Databases of apps that ended, emptied: creating their collections and indexes is a sixth of a test's work. */
const idle: string[] = [];

/** Its documents stay: they say that a new database has nothing to migrate. */
const lasting = 'migrations';

const writes = /^(insert|update|delete|findAndModify)$/;
const reshapes = /^(drop|dropIndexes|collMod|renameCollection)$/;

const countAll = async ({ db }: Connection) => {
  const { objects, collections, indexes } = await db!.stats();
  const steps = await db!.collection(lasting).estimatedDocumentCount();
  return { objects: objects - steps, shape: `${steps} ${indexes - collections}` };
};

/** The indexes and migrations of a database in which only documents changed. */
let usual: string | undefined;

/** An emptied database if there is one, or the name of a new one. */
export const takeDatabase = () => {
  const emptied = idle.pop();
  const written = new Set<string>();
  let isReshaped = false;
  return {
    dbName: emptied ?? `test_${randomBytes(6).toString('hex')}`,
    /** Its indexes exist. */
    isPrepared: emptied !== undefined,
    /** Notes what the app and its test write into. */
    watch: (connection: Connection) =>
      connection.on('connected', () => {
        connection.getClient().on('commandStarted', ({ commandName, command }) => {
          if (writes.test(commandName)) written.add(command[commandName]);
          isReshaped ||= reshapes.test(commandName);
        });
      }),
    /** Empties it for the next app, or drops it if a test changed its indexes or another program wrote into it. */
    async giveBack(connection: Connection) {
      written.delete(lasting);
      await Promise.all([...written].map((name) => connection.db!.collection(name).deleteMany({})));
      const { objects, shape } = await countAll(connection);
      usual ??= shape;
      if (objects === 0 && shape === usual && !isReshaped) idle.push(connection.name);
      else await connection.dropDatabase();
    },
  };
};
