import { drain, type Stream } from '../clock';
import { badValue } from '../errors';
import { compileFilter } from '../match/filter';
import { aggregate, leadingQuery } from '../query/pipeline';
import { compileRawProjection } from '../query/projection';
import { count, find, type Query } from '../query/query';
import type { Collection } from '../storage/collection';
import type { StoredDoc } from '../storage/doc-table';
import { parseKeyPattern } from '../storage/index-keys';
import { toInteger } from '../values/numbers';
import { toKey } from '../values/order';
import { getTop, reach } from '../values/paths';
import { FieldSet } from '../values/raw';
import { type Doc, encode, Long, toNumber, type Value } from '../values/values';
import { countArgument, docArgument, docsArgument, flag, getNamespace, textArgument } from './arguments';
import type { Command } from './command';

const defaultBatch = 101;

export const readCommands: Record<string, Command> = {
  find: {
    fields: [
      'filter',
      'projection',
      'sort',
      'skip',
      'limit',
      'batchSize',
      'singleBatch',
      'hint',
      'noCursorTimeout',
      'allowDiskUse',
    ],
    async run(command, { store, cursors, clock, database }) {
      const namespace = getNamespace(database, command, 'find');
      const query: Query = {
        filter: compileFilter(docArgument(command, 'filter')),
        sort: parseKeyPattern(docArgument(command, 'sort'), 'sort key'),
        skip: countArgument(command, 'skip', 0),
        limit: countArgument(command, 'limit', 0),
        hint: command.hint,
      };
      const project = compileRawProjection(docArgument(command, 'projection'));
      const collection = store.get(namespace);
      const matches = collection ? await find(collection, query, clock) : [];
      const size = countArgument(command, 'batchSize', defaultBatch);
      const wish = { size, limit: query.limit, single: flag(command.singleBatch) };
      return cursors.first(
        namespace,
        collection ? rawDocuments(collection, matches, project) : [],
        wish,
        clock,
      );
    },
  },

  getMore: {
    fields: ['collection', 'batchSize'],
    run(command, { cursors, clock, database }) {
      const id = command.getMore;
      if (!(id instanceof Long)) throw badValue('getMore needs a cursor id of type long');
      const size = countArgument(command, 'batchSize', 0) || undefined;
      return cursors.more(id, getNamespace(database, command, 'collection'), size, clock);
    },
  },

  killCursors: {
    fields: ['cursors'],
    run(command, { cursors, database }) {
      const ids = Array.isArray(command.cursors) ? command.cursors : [];
      return cursors.kill(
        ids.filter((id): id is Long => id instanceof Long),
        getNamespace(database, command, 'killCursors'),
      );
    },
  },

  aggregate: {
    fields: ['pipeline', 'cursor', 'hint', 'allowDiskUse'],
    async run(command, { store, cursors, clock, database }) {
      const namespace = getNamespace(database, command, 'aggregate');
      const pipeline = docsArgument(command, 'pipeline');
      const size = countArgument(docArgument(command, 'cursor'), 'batchSize', defaultBatch);
      const collection = store.get(namespace);
      const counted = collection && (await countOnly(collection, pipeline, command.hint, clock));
      const results = counted ?? (await aggregate(collection, pipeline, command.hint, clock));
      return cursors.first(namespace, encoded(results), { size }, clock);
    },
  },

  count: {
    fields: ['query', 'limit', 'skip', 'hint'],
    async run(command, { store, clock, database }) {
      const collection = store.get(getNamespace(database, command, 'count'));
      const query: Query = {
        filter: compileFilter(docArgument(command, 'query')),
        sort: [],
        skip: countArgument(command, 'skip', 0),
        limit: Math.abs(toNumber(command.limit) ?? 0),
        hint: command.hint,
      };
      return { n: collection ? toInteger(await count(collection, query, clock)) : 0 };
    },
  },

  distinct: {
    fields: ['key', 'query', 'hint'],
    async run(command, { store, clock, database }) {
      const path = textArgument(command, 'key');
      const filter = compileFilter(docArgument(command, 'query'));
      const collection = store.get(getNamespace(database, command, 'distinct'));
      if (!collection) return { values: [] };
      const fields = new FieldSet([getTop(path)]);
      const values = new Map<string, Value>();
      const query = { filter, sort: [], skip: 0, limit: 0, hint: command.hint };
      await drain(await find(collection, query, clock), clock, (stored) => {
        reach(collection.read(stored, fields), path.split('.'), true, (value, expanded) => {
          if (value !== undefined && !expanded) values.set(toKey(value), value);
        });
      });
      return { values: [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value) };
    },
  },
};

// countDocuments sends this; such a count decodes only the fields in the filter.
async function countOnly(
  collection: Collection,
  pipeline: Doc[],
  hint: Value | undefined,
  clock: Parameters<typeof count>[2],
): Promise<Doc[] | undefined> {
  const group = pipeline.at(-1)?.$group;
  if (group === undefined || toKey(group) !== countGroup) return undefined;
  const { query, used } = leadingQuery(pipeline);
  if (used === 0 || used < pipeline.length - 1) return undefined;
  const n = await count(collection, { ...query, hint }, clock);
  return n === 0 ? [] : [{ _id: toInteger(1), n: toInteger(n) }];
}

const countGroup = toKey({ _id: toInteger(1), n: { $sum: toInteger(1) } });

function* rawDocuments(
  collection: Collection,
  matches: Stream<StoredDoc>,
  project: ((raw: Buffer) => Buffer) | undefined,
): Generator<Buffer | undefined> {
  for (const stored of matches) {
    collection.checkThere();
    const raw = stored && collection.raw(stored);
    yield raw && project ? project(raw) : raw;
  }
}

function* encoded(docs: Stream<Doc>): Generator<Buffer | undefined> {
  for (const doc of docs) yield doc && encode(doc);
}
