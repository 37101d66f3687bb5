import mongoose, { type Connection } from 'mongoose';

const { BSON, MongoServerError } = mongoose.mongo;

/** Runs a message of MongoDB's protocol in the store of this process; resolves with the body of the reply. */
export type AskStore = (message: Uint8Array) => Promise<Buffer>;

const stores = new WeakMap<Connection, AskStore>();

/** Lets the commands that every lead needs reach the store of this process without the driver and its socket. */
export const connectDirectly = (connection: Connection, ask: AskStore): void => {
  stores.set(connection, ask);
};

const opMessage = 2013;
/** As the driver does. */
const toBytes = (doc: object) => BSON.serialize(doc, { ignoreUndefined: false });

/** A message of the protocol: its head, the command, and documents beside it. */
const toMessage = (command: object, documents: readonly object[]): Buffer => {
  const body = toBytes(command);
  const beside = documents.map(toBytes);
  const name = Buffer.from('documents\0');
  const size = Buffer.alloc(5);
  size[0] = 1;
  size.writeInt32LE(4 + name.length + beside.reduce((sum, { length }) => sum + length, 0), 1);
  const sequence = documents.length > 0 ? [size, name, ...beside] : [];
  const head = Buffer.alloc(21);
  head.writeInt32LE(opMessage, 12);
  return Buffer.concat([head, body, ...sequence]);
};

/** The documents of a cursor stay bytes. */
const reading = { fieldsAsRaw: { firstBatch: true, nextBatch: true } };

/** Runs commands directly; undefined if this connection's store is elsewhere. Throws the store's own errors. */
export const findDirect = (connection: Connection) => {
  const ask = stores.get(connection);
  if (!ask) return undefined;
  const run = async (command: object, documents: readonly object[] = []) => {
    const bytes = await ask(toMessage({ ...command, $db: connection.name }, documents));
    const reply = BSON.deserialize(bytes, reading);
    if (reply.ok !== 1) throw new MongoServerError(reply);
    return reply;
  };
  return {
    run,
    /** The bytes of all documents that a query finds. */
    async find(collection: string, query: object): Promise<Buffer[]> {
      let { cursor } = await run({ find: collection, ...query });
      const documents: Buffer[] = cursor.firstBatch;
      while (cursor.id) {
        ({ cursor } = await run({ getMore: BSON.Long.fromValue(cursor.id), collection }));
        documents.push(...cursor.nextBatch);
      }
      return documents;
    },
  };
};
