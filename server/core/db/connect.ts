import { setTimeout as wait } from 'node:timers/promises';
import mongoose, { type Connection } from 'mongoose';
import { type AskStore, connectDirectly } from './direct';
import { isUnavailable } from './errors';

/** Confirmed by a majority and journaled: a lead answered with 2xx is on disk. */
export const durable = { writeConcern: { w: 'majority', j: true } } as const;

/** Fail fast when no server is reachable; a hanging call ends with its connection. */
const deadlines = {
  serverSelectionTimeoutMS: 2500,
  connectTimeoutMS: 2500,
  socketTimeoutMS: 60_000,
} as const;

/**
 * A store behind a socket of this machine, such as our own, has no network that could fail and no other server to turn
 * to: if it answers late, it is busy, and giving up would fail every call under way.
 */
const patient = { serverSelectionTimeoutMS: 60_000, connectTimeoutMS: 60_000 } as const;
const isOnThisMachine = (uri: string) => /^mongodb:\/\/%2F/i.test(uri);

const retryEvery = 1000;
/** A start that waits for the database says so this often. */
const reportEvery = 5000;
/** The driver's default heartbeat interval in milliseconds. */
const usualHeartbeat = 10_000;

/** The default database if the address names none; the driver would use `test`. */
export const usualName = 'lantern';

type Options = {
  uri: string;
  /** Overrides the database in the address. */
  dbName?: string | undefined;
  /** Milliseconds after which an unfinished heartbeat counts as stuck. */
  heartbeatEndsWithin?: number;
  /** Receives the reason every five seconds while the database does not answer. */
  onWait?: (error: unknown) => void;
  /** Lets tests observe every command. */
  monitorCommands?: boolean;
  /** The store, if it belongs to this process. */
  ask?: AskStore | undefined;
};

/** A connection that fails right away instead of queueing; `openConnection` opens it. */
export const createConnection = (): Connection => {
  const connection = mongoose.createConnection();
  // Models read this before the connection has an address; `set()` would store it elsewhere.
  Object.assign(connection.config, { bufferCommands: false, autoIndex: false, autoCreate: false });
  return connection;
};

/**
 * Runs work that needs the database, and retries until the database is back, however long that takes: a start that gave
 * up would only be repeated. Only for repeatable work; throws every error that is not transient. `onWait` receives the
 * latest one every five seconds.
 */
export const untilAvailable = async <Result>(
  work: () => Promise<Result>,
  onWait: (error: unknown) => void = () => {},
): Promise<Result> => {
  let reportedAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (performance.now() - reportedAt >= reportEvery) {
        reportedAt = performance.now();
        onWait(error);
      }
      await wait(retryEvery);
    }
  }
};

/**
 * Watches the heartbeats. In driver 7.5.0, a heartbeat on a connection just lost may never end if the server is polled,
 * and the driver then never finds this server again. `stuck` is called when one has not ended within `endsWithin`
 * milliseconds.
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

/** The database in an address, if any. */
export const getDatabase = (uri: string): string | undefined => {
  const name = /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1];
  return name && decodeURIComponent(name);
};

/** Opens the connection as soon as the database answers, and reopens it when the driver has lost a server. */
export const openConnection = async (connection: Connection, options: Options): Promise<void> => {
  const { uri, dbName = getDatabase(uri) ?? usualName, monitorCommands = false } = options;
  const settings = {
    ...durable,
    ...deadlines,
    ...(isOnThisMachine(uri) && patient),
    dbName,
    monitorCommands,
  };
  await untilAvailable(() => connection.openUri(uri, settings), options.onWait);
  if (options.ask) connectDirectly(connection, options.ask);
  // Without changes, an awaited heartbeat lasts as long as the address specifies.
  const { heartbeatFrequencyMS = usualHeartbeat } = connection.getClient().options;
  const { heartbeatEndsWithin = heartbeatFrequencyMS + Math.max(10_000, settings.connectTimeoutMS) } =
    options;
  watchHeartbeats(connection, heartbeatEndsWithin, async () => {
    await connection.close();
    await openConnection(connection, options);
  });
};
