import { StoreError } from '../errors';
import { type Collection, idIndexSpec } from '../storage/collection';
import type { Index } from '../storage/collection-index';
import { toKey } from '../values/order';
import { type Doc, encode, Int32, isDoc, toNumber, type Value } from '../values/values';
import { countArgument, docArgument, docsArgument, flag, getNamespace } from './arguments';
import type { Command, Context } from './command';

export const indexCommands: Record<string, Command> = {
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
      const namespace = getNamespace(database, command, 'createIndexes');
      const lenient = flag(command.ignoreUnknownIndexOptions);
      const wanted = docsArgument(command, 'indexes').map((spec) => checkSpec(spec, lenient));
      const collection = store.get(namespace);
      const present = (collection?.indexes.map(({ spec }) => spec) ?? [idIndexSpec]).map(toComparable);
      const missing = wanted.map(toComparable).filter((one) => !isPresent(present, one));
      const added = [...new Map(missing.map((one) => [one.all, one.spec])).values()];
      if (!collection) store.create(namespace, added);
      else if (added.length > 0) store.addIndexes(collection, added);
      return {
        numIndexesBefore: present.length,
        numIndexesAfter: present.length + added.length,
        createdCollectionAutomatically: !collection,
      };
    },
  },

  dropIndexes: {
    writes: true,
    fields: ['index'],
    run(command, context) {
      const collection = existing(command, 'dropIndexes', context);
      const wanted = Array.isArray(command.index) ? command.index : [command.index ?? ''];
      const dropped = wanted.flatMap((which) => indexesNamed(collection, which));
      const nIndexesWas = collection.indexes.length;
      context.store.dropIndexes(collection, dropped);
      return { nIndexesWas };
    },
  },
};

function existing(command: Doc, name: string, { store, database }: Context): Collection {
  const namespace = getNamespace(database, command, name);
  const collection = store.get(namespace);
  if (!collection) throw new StoreError('NamespaceNotFound', `ns does not exist: ${namespace}`);
  return collection;
}

/** A specification as clients expect it. */
export const shownSpec = (spec: Doc): Doc => ({ v: new Int32(2), ...spec });

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

/** Fields that MongoDB supports and this store does not; unknown fields mean nothing to either. */
const unsupportedFields =
  /^(collation|hidden|clustered|prepareUnique|storageEngine|wildcardProjection|weights|default_language|language_override|textIndexVersion|2dsphereIndexVersion|bits|min|max)$/;

/** Normalizes an index specification: only fields with an effect, in a fixed order. */
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
  const storedSpec: Doc = { key, name };
  if (flag(spec.unique)) storedSpec.unique = true;
  if (flag(spec.sparse)) storedSpec.sparse = true;
  if (spec.expireAfterSeconds !== undefined)
    storedSpec.expireAfterSeconds = checkTtl(key, spec.expireAfterSeconds);
  if (spec.partialFilterExpression !== undefined) {
    storedSpec.partialFilterExpression = checkPartial(spec.partialFilterExpression, flag(spec.sparse));
  }
  return storedSpec;
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

// Allows only conditions of the form "some value meets this"; the planner relies on it.
function checkPartial(filter: Value, sparse: boolean): Value {
  if (!isDoc(filter) || sparse) {
    throw new StoreError('CannotCreateIndex', 'partialFilterExpression must be an object, without sparse');
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

/** A specification with texts that tell which parts of it are the same as in another one. */
const toComparable = (spec: Doc) => ({
  spec,
  name: String(spec.name),
  key: toKey(spec.key),
  all: toKey(spec),
});
type Comparable = ReturnType<typeof toComparable>;

/** True if the same index exists; throws if another one has its name or its key. */
function isPresent(indexes: readonly Comparable[], { name, key, all }: Comparable): boolean {
  const sameName = indexes.find((index) => index.name === name);
  const sameKey = indexes.find((index) => index.key === key);
  if (sameName?.key === key && (name === '_id_' || sameName.all === all)) return true;
  if (sameKey?.name === '_id_') return true;
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
    isDoc(which) ? toKey(spec.key) === toKey(which) : name === which,
  );
  if (!index) throw new StoreError('IndexNotFound', `index not found with name [${String(which)}]`);
  if (index.name === '_id_') throw new StoreError('InvalidOptions', 'cannot drop _id index');
  return [index];
}
