import { StoreError } from '../errors';
import { compileFilter } from '../match/filter';
import { idIndexSpec } from '../storage/collection';
import { toInteger } from '../values/numbers';
import { toKey } from '../values/order';
import { type Doc, encode, isDoc } from '../values/values';
import { countArgument, docArgument, flag, getNamespace, textArgument } from './arguments';
import type { Command } from './command';
import { shownSpec } from './commands-indexes';

export const admin: Record<string, Command> = {
  // Our own, for `npx lantern backup`: a copy of all current data in a new file.
  backup: {
    fields: ['to'],
    async run(command, { copyTo, isOwner }) {
      if (!isOwner)
        throw new StoreError('Unauthorized', 'a backup is made over the socket in the data folder only');
      await copyTo(textArgument(command, 'to'));
      return {};
    },
  },

  // Our own, after an erasure: removes all traces of deleted data from the data file.
  rewrite: {
    fields: [],
    async run(_command, { store }) {
      await store.rewrite();
      return {};
    },
  },

  create: {
    writes: true,
    fields: ['idIndex'],
    run(command, { store, database }) {
      const namespace = getNamespace(database, command, 'create');
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
      const namespace = getNamespace(database, command, 'drop');
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
        const bytes = store.in(name).reduce((sum, { docs }) => sum + docs.bytes, 0);
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
};

/** Clients that copy a collection send its `_id` index; only one kind exists. */
function checkIdIndex({ idIndex }: Doc): void {
  if (idIndex === undefined) return;
  const isOurs = isDoc(idIndex) && toKey(idIndex.key) === toKey(idIndexSpec.key) && !('collation' in idIndex);
  if (!isOurs) throw new StoreError('CannotCreateIndex', 'idIndex: only { key: { _id: 1 } } is supported');
}
