import { StoreError } from '../errors';
import { compileFilter } from '../match/filter';
import type { Collection } from '../storage/collection';
import { idIndexSpec } from '../storage/collection';
import type { Index } from '../storage/collection-index';
import { toInteger } from '../values/numbers';
import { keyOf } from '../values/order';
import { type Doc, encode, Int32, isDoc, toNumber, type Value } from '../values/values';
import { countArgument, docArgument, docsArgument, flag, namespaceOf, textArgument } from './arguments';
import type { Command, Context } from './command';

export const admin: Record<string, Command> = {
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
    fields: ['idIndex'],
    run(command, { store, database }) {
      const namespace = namespaceOf(database, command, 'create');
      checkIdIndex(command);
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
      const sized = [...names].sort().map((name) => {
        const bytes = store.in(name).reduce((sum, collection) => sum + collection.bytes, 0);
        return { name, sizeOnDisk: toInteger(bytes), empty: bytes === 0 };
      });
      const databases = sized.filter(matches);
      if (flag(command.nameOnly)) return { databases: databases.map(({ name }) => ({ name })) };
      return { databases };
    },
  },

  renameCollection: {
    writes: true,
    fields: ['to', 'dropTarget'],
    run(command, { store }) {
      const from = store.get(textArgument(command, 'renameCollection'));
      if (!from) throw new StoreError('NamespaceNotFound', 'Source collection does not exist');
      const to = textArgument(command, 'to');
      const target = store.get(to);
      if (target && !flag(command.dropTarget))
        throw new StoreError('NamespaceExists', 'target namespace exists');
      if (target !== from) store.rename(from, to);
      return {};
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
    fields: ['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'],
    run(command, { store, database }) {
      const namespace = namespaceOf(database, command, 'createIndexes');
      const lenient = flag(command.ignoreUnknownIndexOptions);
      const specs = docsArgument(command, 'indexes').map((spec) => checkSpec(spec, lenient));
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

/** Clients that copy a collection say which `_id` index it had; there is only one kind. */
function checkIdIndex({ idIndex }: Doc): void {
  if (idIndex === undefined) return;
  const isOurs = isDoc(idIndex) && keyOf(idIndex.key) === keyOf(idIndexSpec.key) && !('collation' in idIndex);
  if (!isOurs) throw new StoreError('CannotCreateIndex', 'idIndex: only { key: { _id: 1 } } is supported');
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

/** What MongoDB knows and this store does not; anything else has no meaning to either. */
const unsupportedFields =
  /^(collation|hidden|clustered|prepareUnique|storageEngine|wildcardProjection|weights|default_language|language_override|textIndexVersion|2dsphereIndexVersion|bits|min|max)$/;

/** An index specification as it is kept: only what has an effect, in one order. */
function checkSpec(spec: Doc, lenient: boolean): Doc {
  const { key, name } = spec;
  if (!isDoc(key) || Object.keys(key).length === 0 || typeof name !== 'string' || name === '') {
    throw new StoreError('CannotCreateIndex', 'an index specification needs a key and a name');
  }
  const unknown = Object.keys(spec).find(
    (field) => !specFields.includes(field) && (!lenient || unsupportedFields.test(field)),
  );
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
