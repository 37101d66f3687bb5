import { hostname } from 'node:os';
import { StoreError } from '../errors';
import { compileFilter } from '../match/filter';
import { leadingQuery } from '../query/pipeline';
import { choosePlan, type Plan, type Wish } from '../query/planner';
import { parseKeyPattern } from '../storage/index-keys';
import { toInteger } from '../values/numbers';
import { type Doc, isDoc, maxDocumentBytes } from '../values/values';
import { countArgument, docArgument, docsArgument, getNamespace } from './arguments';
import type { Command } from './command';

const version = '7.0.0';

const hello: Command = {
  fields: 'any',
  run: (command, { connectionId }) => ({
    isWritablePrimary: true,
    ...('hello' in command ? {} : { ismaster: true }),
    helloOk: true,
    maxBsonObjectSize: maxDocumentBytes,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    // Without it the driver has no sessions; with `setName` or `topologyVersion` it would expect more than there is.
    logicalSessionTimeoutMinutes: 30,
    connectionId,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
  }),
};

const buildInfo: Command = {
  fields: [],
  run: () => ({
    version,
    versionArray: [7, 0, 0, 0],
    gitVersion: 'embedded',
    modules: [],
    bits: 64,
    debug: false,
    maxBsonObjectSize: maxDocumentBytes,
  }),
};

const dbStats: Command = {
  fields: ['scale', 'freeStorage'],
  run(command, { store, database }) {
    const collections = store.in(database);
    const scale = countArgument(command, 'scale', 1) || 1;
    const total = (of: (collection: (typeof collections)[number]) => number) =>
      collections.reduce((sum, collection) => sum + of(collection), 0);
    const objects = total(({ size }) => size);
    const bytes = total(({ docs }) => docs.bytes);
    return {
      db: database,
      collections: collections.length,
      views: 0,
      objects: toInteger(objects),
      avgObjSize: objects === 0 ? 0 : bytes / objects,
      dataSize: bytes / scale,
      storageSize: bytes / scale,
      indexes: total(({ indexes }) => indexes.length),
      indexSize: 0, // unknown
      totalSize: bytes / scale,
      scaleFactor: scale,
    };
  },
};

/** Clients send it if the address has a user. */
const noUsers: Command = {
  fields: 'any',
  run() {
    throw new StoreError(
      'AuthenticationFailed',
      'This store has no users: leave the user name and the password out of the address.',
    );
  },
};

/** Commands that every client sends sooner or later, about the server and its plans. */
export const infoCommands: Record<string, Command> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: { fields: [], run: () => ({}) },
  endSessions: { fields: [], run: () => ({}) },
  buildInfo,
  buildinfo: buildInfo,
  dbStats,
  dbstats: dbStats,
  saslStart: noUsers,
  saslContinue: noUsers,
  authenticate: noUsers,
  connectionStatus: {
    fields: ['showPrivileges'],
    run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
  },

  serverStatus: {
    fields: 'any',
    run: (_, { connections }) => ({
      host: hostname(),
      version,
      process: 'lantern',
      pid: process.pid,
      uptime: Math.floor(process.uptime()),
      uptimeMillis: Math.floor(process.uptime() * 1000),
      localTime: new Date(),
      connections: { current: connections },
      mem: { bits: 64, resident: Math.round(process.memoryUsage.rss() / 2 ** 20) },
    }),
  },

  /** The plan of a command, at any verbosity; it runs nothing. */
  explain: {
    fields: ['verbosity'],
    run(command, { store, database, lookUp }) {
      const explained = command.explain;
      if (!isDoc(explained)) throw new StoreError('FailedToParse', 'explain needs a command');
      lookUp(explained);
      const name = Object.keys(explained)[0]!;
      const wish = getWish(name, explained);
      const namespace = getNamespace(database, explained, name);
      const collection = store.get(namespace);
      const winningPlan = collection ? shownPlan(choosePlan(collection, wish), wish) : { stage: 'EOF' };
      return {
        explainVersion: '1',
        queryPlanner: { namespace, indexFilterSet: false, winningPlan, rejectedPlans: [] },
        command: explained,
        serverInfo: { host: hostname(), version },
      };
    },
  },
};

function getWish(name: string, command: Doc): Wish {
  const of = (filter: Doc, sort: Doc = {}, enough = 0): Wish => ({
    filter: compileFilter(filter),
    sort: parseKeyPattern(sort, 'sort key'),
    enough,
    hint: command.hint,
  });
  const first = (list: string) => docArgument(docsArgument(command, list)[0] ?? {}, 'q');
  switch (name) {
    case 'find': {
      const [skip, limit] = [countArgument(command, 'skip', 0), countArgument(command, 'limit', 0)];
      return of(docArgument(command, 'filter'), docArgument(command, 'sort'), limit && skip + limit);
    }
    case 'count':
    case 'distinct':
      return of(docArgument(command, 'query'));
    case 'findAndModify':
      return of(docArgument(command, 'query'), docArgument(command, 'sort'), 1);
    case 'update':
      return of(first('updates'));
    case 'delete':
      return of(first('deletes'));
    case 'aggregate': {
      const { query } = leadingQuery(docsArgument(command, 'pipeline'));
      return { ...query, enough: query.limit && query.skip + query.limit, hint: command.hint };
    }
    default:
      throw new StoreError('CommandNotFound', `Explain failed due to unknown command: ${name}`);
  }
}

function shownPlan({ index, reverse, sorted }: Plan, { sort }: Wish): Doc {
  const source: Doc = index
    ? {
        stage: 'FETCH',
        inputStage: {
          stage: 'IXSCAN',
          keyPattern: index.spec.key!,
          indexName: index.name,
          isMultiKey: index.multikey,
          isUnique: index.unique,
          isSparse: index.sparse,
          isPartial: index.partial !== undefined,
          direction: reverse ? 'backward' : 'forward',
        },
      }
    : { stage: 'COLLSCAN', direction: 'forward' };
  if (sorted) return source;
  const sortPattern = Object.fromEntries(sort.map(({ path, down }) => [path, toInteger(down ? -1 : 1)]));
  return { stage: 'SORT', sortPattern, inputStage: source };
}
