import { setTimeout as wait } from 'node:timers/promises';
import mongoose, { type Connection } from 'mongoose';
import { isUnavailable } from './errors';

/** Confirmed by most members and in their journal: a lead that was answered with 2xx is on disk. */
export const durable = { writeConcern: { w: 'majority', j: true } } as const;

/** A caller is told soon that no server can be reached; a call that hangs ends with its connection. */
const deadlines = {
  serverSelectionTimeoutMS: 2500,
  connectTimeoutMS: 2500,
  socketTimeoutMS: 60_000,
} as const;

const retryEvery = 1000;
/** The driver's own wait between two heartbeats, in milliseconds. */
const usualHeartbeat = 10_000;

/** Where data stands when the address does not name a database: the driver would take `test`. */
export const usualName = 'lantern';

type Options = {
  uri: string;
  /** Another database than the address names. */
  dbName?: string | undefined;
  /** Milliseconds after which a heartbeat that has not ended is stuck. */
  heartbeatEndsWithin?: number;
  /** Lets a test see each command. */
  monitorCommands?: boolean;
};

/** A connection that answers or fails at once and never queues; `openConnection` opens it. */
export const createConnection = (): Connection => {
  const connection = mongoose.createConnection();
  // Models read this before there is an address to open with; `set()` would keep it where nobody looks.
  Object.assign(connection.config, { bufferCommands: false, autoIndex: false, autoCreate: false });
  return connection;
};

/**
 * Does what needs the database; where it is away, tries again until it is back, however long that takes: a start that
 * gave up would only be made again. Only for work that may be repeated; throws every error that is not transient.
 */
export const untilAvailable = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await wait(retryEvery);
    }
  }
};

/**
 * A heartbeat that the driver (7.5.0) begins on a connection just lost may never end, where the server is polled for its
 * state; the driver then finds this server no more. `stuck` is called when one has not ended in so many milliseconds.
 */
const watchHeartbeats = (connection: Connection, endsWithin: number, stuck: () => void) => {
  const timers = new Map<string, NodeJS.Timeout>();
  const ended = (server: string) => clearTimeout(timers.get(server));
  connection
    .getClient()
    .on('serverHeartbeatStarted', ({ connectionId }) => {
      ended(connectionId);
      timers.set(connectionId, setTimeout(stuck, endsWithin).unref());
    })
    .on('serverHeartbeatSucceeded', ({ connectionId }) => ended(connectionId))
    .on('serverHeartbeatFailed', ({ connectionId }) => ended(connectionId))
    .on('serverClosed', ({ address }) => ended(address));
  connection.once('close', () => {
    for (const timer of timers.values()) clearTimeout(timer);
  });
};

/** The database that an address names, if it does. */
export const getDatabase = (uri: string): string | undefined => {
  const name = /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1];
  return name && decodeURIComponent(name);
};

/** Opens the connection, as soon as the database answers, and anew when the driver has lost sight of a server. */
export const openConnection = async (connection: Connection, options: Options): Promise<void> => {
  const { uri, dbName = getDatabase(uri) ?? usualName, monitorCommands = false } = options;
  const settings = { ...durable, ...deadlines, dbName, monitorCommands };
  await untilAvailable(() => connection.openUri(uri, settings));
  // An awaited heartbeat lasts as long as the address asks for, when nothing happens.
  const { heartbeatFrequencyMS = usualHeartbeat } = connection.getClient().options;
  const { heartbeatEndsWithin = heartbeatFrequencyMS + 10_000 } = options;
  watchHeartbeats(connection, heartbeatEndsWithin, async () => {
    await connection.close();
    await openConnection(connection, options);
  });
};
