import { StoreError } from '../errors';
import { compileFilter } from '../match/filter';
import type { Collection } from '../storage/collection';
import { idIndexSpec } from '../storage/collection';
import type { Index } from '../storage/collection-index';
import { keyOf } from '../values/order';
import { type Doc, encode, Int32, isDoc, maxDocumentBytes, toNumber, type Value } from '../values/values';
import { countArgument, docArgument, docsArgument, flag, namespaceOf, textArgument } from './arguments';
import type { Command, Context } from './command';

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
    // Without it the driver has no sessions; with `setName` or `topologyVersion` it would ask for more than there is.
    logicalSessionTimeoutMinutes: 30,
    connectionId,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
  }),
};

export const admin: Record<string, Command> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: { fields: [], run: () => ({}) },
  endSessions: { fields: [], run: () => ({}) },

  buildInfo: {
    fields: [],
    run: () => ({
      version: '7.0.0',
      versionArray: [7, 0, 0, 0],
      modules: [],
      bits: 64,
      debug: false,
      maxBsonObjectSize: maxDocumentBytes,
    }),
  },

  // Our own, for `npm run backup`: a copy of all data as of now in a new file.
  backup: {
    fields: ['to'],
    async run(command, { store, isOwner }) {
      if (!isOwner)
        throw new StoreError('Unauthorized', 'a backup is made over the socket in the data folder only');
      await store.copyTo(textArgument(command, 'to'));
      return {};
    },
  },

  create: {
    writes: true,
    fields: [],
    run(command, { store, database }) {
      const namespace = namespaceOf(database, command, 'create');
      if (store.get(namespace)) {
        throw new StoreError('NamespaceExists', `Collection ${namespace} already exists.`);
      }
      store.create(namespace);
      return {};
    },
  },

  drop: {
    writes: true,
    fields: [],
    run(command, { store, database }) {
      const namespace = namespaceOf(database, command, 'drop');
      const collection = store.get(namespace);
      if (!collection) throw new StoreError('NamespaceNotFound', 'ns not found');
      store.drop([collection]);
      return { nIndexesWas: collection.indexes.length, ns: namespace };
    },
  },

  dropDatabase: {
    writes: true,
    fields: [],
    run(_, { store, database }) {
      store.drop(store.in(database));
      return { dropped: database };
    },
  },

  listDatabases: {
    fields: ['nameOnly', 'filter', 'authorizedDatabases'],
    run(command, { store }) {
      const names = new Set(store.all().map(({ namespace }) => namespace.split('.')[0]!));
      const { matches } = compileFilter(docArgument(command, 'filter'));
      return {
        databases: [...names]
          .sort()
          .map((name) => ({ name }))
          .filter(matches),
      };
    },
  },

  listCollections: {
    fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
    run(command, { store, cursors, clock, database }) {
      const { matches } = compileFilter(docArgument(command, 'filter'));
      const entries = store
        .in(database)
        .map(({ namespace }): Doc => {
          const entry = { name: namespace.slice(database.length + 1), type: 'collection' };
          if (flag(command.nameOnly)) return entry;
          return { ...entry, options: {}, info: { readOnly: false }, idIndex: shownSpec(idIndexSpec) };
        })
        .filter(matches);
      const size = countArgument(docArgument(command, 'cursor'), 'batchSize', 0) || undefined;
      return cursors.first(`${database}.$cmd.listCollections`, entries.map(encode), { size }, clock);
    },
  },

  listIndexes: {
    fields: ['cursor'],
    run(command, context) {
      const { namespace, indexes } = existing(command, 'listIndexes', context);
      const size = countArgument(docArgument(command, 'cursor'), 'batchSize', 0) || undefined;
      const specs = indexes.map(({ spec }) => encode(shownSpec(spec)));
      return context.cursors.first(namespace, specs, { size }, context.clock);
    },
  },

  createIndexes: {
    writes: true,
    fields: ['indexes', 'commitQuorum'],
    run(command, { store, database }) {
      const namespace = namespaceOf(database, command, 'createIndexes');
      const specs = docsArgument(command, 'indexes').map(checkSpec);
      const createdCollectionAutomatically = !store.get(namespace);
      const collection = store.ensure(namespace);
      const numIndexesBefore = collection.indexes.length;
      const added = specs.filter(
        (spec, at) =>
          !isPresent(collection.indexes, spec) &&
          !specs.slice(0, at).some((other) => keyOf(other) === keyOf(spec)),
      );
      if (added.length > 0) store.addIndexes(collection, added);
      const numIndexesAfter = collection.indexes.length;
      return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically };
    },
  },

  dropIndexes: {
    writes: true,
    fields: ['index'],
    run(command, context) {
      const collection = existing(command, 'dropIndexes', context);
      const wanted = Array.isArray(command.index) ? command.index : [command.index ?? ''];
      const dropped = wanted.flatMap((which) => indexesNamed(collection, which));
      const kept = collection.indexes.filter((index) => !dropped.includes(index));
      const nIndexesWas = collection.indexes.length;
      context.store.setIndexes(collection, kept);
      return { nIndexesWas };
    },
  },
};

function existing(command: Doc, name: string, { store, database }: Context): Collection {
  const namespace = namespaceOf(database, command, name);
  const collection = store.get(namespace);
  if (!collection) throw new StoreError('NamespaceNotFound', `ns does not exist: ${namespace}`);
  return collection;
}

const shownSpec = (spec: Doc): Doc => ({ v: new Int32(2), ...spec });

const specFields = [
  'v',
  'key',
  'name',
  'ns',
  'background',
  'unique',
  'sparse',
  'expireAfterSeconds',
  'partialFilterExpression',
];

/** An index specification as it is kept: only what has an effect, in one order. */
function checkSpec(spec: Doc): Doc {
  const { key, name } = spec;
  if (!isDoc(key) || Object.keys(key).length === 0 || typeof name !== 'string' || name === '') {
    throw new StoreError('CannotCreateIndex', 'an index specification needs a key and a name');
  }
  const unknown = Object.keys(spec).find((field) => !specFields.includes(field));
  if (unknown) {
    throw new StoreError('InvalidIndexSpecificationOption', `The index option '${unknown}' is not supported`);
  }
  for (const [path, direction] of Object.entries(key)) {
    if (Math.abs(toNumber(direction) ?? 0) !== 1) {
      throw new StoreError(
        'CannotCreateIndex',
        `index on '${path}': only the directions 1 and -1 are supported`,
      );
    }
  }
  const kept: Doc = { key, name };
  if (flag(spec.unique)) kept.unique = true;
  if (flag(spec.sparse)) kept.sparse = true;
  if (spec.expireAfterSeconds !== undefined) kept.expireAfterSeconds = checkTtl(key, spec.expireAfterSeconds);
  if (spec.partialFilterExpression !== undefined) {
    kept.partialFilterExpression = checkPartial(spec.partialFilterExpression, flag(spec.sparse));
  }
  return kept;
}

function checkTtl(key: Doc, seconds: Value): Value {
  const valid = (toNumber(seconds) ?? -1) >= 0 && Object.keys(key).length === 1 && !('_id' in key);
  if (!valid)
    throw new StoreError(
      'CannotCreateIndex',
      'TTL indexes are single-field, with a number of seconds from 0 on',
    );
  return seconds;
}

// Only conditions of the kind "some value is so"; the planner relies on it.
function checkPartial(filter: Value, sparse: boolean): Value {
  if (!isDoc(filter) || sparse) {
    throw new StoreError('CannotCreateIndex', 'partialFilterExpression has to be an object, without sparse');
  }
  for (const [path, condition] of Object.entries(filter)) {
    const operators = isDoc(condition) ? Object.keys(condition).filter((name) => name.startsWith('$')) : [];
    const unknown = operators.find((name) => !/^\$(eq|gte?|lte?|type|exists)$/.test(name));
    const negative = isDoc(condition) && '$exists' in condition && !flag(condition.$exists);
    if (path.startsWith('$') || unknown || negative) {
      throw new StoreError(
        'CannotCreateIndex',
        `unsupported expression in partial index: ${unknown ?? path}`,
      );
    }
  }
  return filter;
}

/** Whether the very same index is there; throws when another one has its name or its key. */
function isPresent(indexes: Index[], spec: Doc): boolean {
  const sameName = indexes.find(({ name }) => name === spec.name);
  const sameKey = indexes.find((index) => keyOf(index.spec.key) === keyOf(spec.key));
  const same = (index: Index) => index.name === '_id_' || keyOf(index.spec) === keyOf(spec);
  if (sameName && keyOf(sameName.spec.key) === keyOf(spec.key) && same(sameName)) return true;
  if (sameKey && sameKey.name === '_id_') return true;
  if (sameName) {
    throw new StoreError(
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index: ${sameName.name}`,
    );
  }
  if (sameKey) {
    throw new StoreError(
      'IndexOptionsConflict',
      `Index already exists with a different name or different options: ${sameKey.name}`,
    );
  }
  return false;
}

function indexesNamed(collection: Collection, which: Value): Index[] {
  if (which === '*') return collection.indexes.filter(({ name }) => name !== '_id_');
  const index = collection.indexes.find(({ name, spec }) =>
    isDoc(which) ? keyOf(spec.key) === keyOf(which) : name === which,
  );
  if (!index) throw new StoreError('IndexNotFound', `index not found with name [${String(which)}]`);
  if (index.name === '_id_') throw new StoreError('InvalidOptions', 'cannot drop _id index');
  return [index];
}
