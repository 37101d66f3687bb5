import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Connection, mongo } from 'mongoose';

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

/** An emptied database if one will do and there is one, or the name of a new one. */
export const takeDatabase = (isUsual: boolean) => {
  const emptied = isUsual ? idle.pop() : undefined;
  const written = new Set<string>();
  /** Of those, since `keep` or the last time that it was restored. */
  const changed = new Set<string>();
  let isReshaped = false;
  let underWay = 0;
  /** Where documents come and go; a server reads the others once. */
  const takeChanged = () => {
    const names = [...changed].filter((name) => name !== lasting && name !== 'secrets');
    changed.clear();
    return names;
  };
  return {
    dbName: emptied ?? `test_${randomBytes(6).toString('hex')}`,
    /** Its indexes exist. */
    isPrepared: emptied !== undefined,
    /** Notes what the app and its test write into. */
    watch: (connection: Connection) =>
      connection.on('connected', () => {
        underWay = 0;
        const client = connection.getClient();
        client.on('commandStarted', ({ commandName, command }) => {
          underWay++;
          if (writes.test(commandName))
            for (const names of [written, changed]) names.add(command[commandName]);
          isReshaped ||= reshapes.test(commandName);
        });
        for (const end of ['commandSucceeded', 'commandFailed'] as const)
          client.on(end, () => {
            underWay--;
          });
      }),
    /** Remembers what an app stored at its start, and returns how to come back to that. */
    async keep({ db }: Connection) {
      const atStart = new Map<string, mongo.Document[]>();
      for (const name of takeChanged()) atStart.set(name, await db!.collection(name).find().toArray());
      return async () => {
        // Wait for work that follows an answer.
        for (let calm = 0; calm < 5; calm = underWay === 0 ? calm + 1 : 0) await turn();
        const bringBack = async (name: string) => {
          await db!.collection(name).deleteMany({});
          const documents = atStart.get(name) ?? [];
          if (documents.length > 0) await db!.collection(name).insertMany(documents);
        };
        await Promise.all(takeChanged().map(bringBack));
        changed.clear();
      };
    },
    /** Empties it for the next app, or drops it if a test changed its indexes or another program wrote into it. */
    async giveBack(connection: Connection): Promise<void> {
      if (!isUsual) return connection.dropDatabase();
      written.delete(lasting);
      await Promise.all([...written].map((name) => connection.db!.collection(name).deleteMany({})));
      const { objects, shape } = await countAll(connection);
      usual ??= shape;
      if (objects === 0 && shape === usual && !isReshaped) idle.push(connection.name);
      else await connection.dropDatabase();
    },
  };
};
