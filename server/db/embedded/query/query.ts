import { type Clock, drain, type Stream } from '../clock';
import { badValue, StoreError } from '../errors';
import type { Filter } from '../match/filter';
import type { Collection } from '../storage/collection';
import type { StoredDoc } from '../storage/doc-table';
import { getKeys, type IndexField } from '../storage/index-keys';
import { HIGH } from '../storage/key-bytes';
import type { Place } from '../storage/key-table';
import { getTop } from '../values/paths';
import { FieldSet, readFields } from '../values/raw';
import type { Doc, Value } from '../values/values';
import { knownCount } from './count-by-index';
import { KeyTree } from './key-tree';
import { choosePlan, type Plan } from './planner';

export interface Query {
  filter: Filter;
  sort: IndexField[];
  skip: number;
  /** 0 for no limit. */
  limit: number;
  hint?: Value | undefined;
}

/**
 * Streams the matching documents in order; if no index gives the sort order, sorting finishes before the stream starts.
 */
export async function find(collection: Collection, query: Query, clock: Clock): Promise<Stream<StoredDoc>> {
  const enough = query.limit > 0 ? query.skip + query.limit : 0;
  const plan = choosePlan(collection, { ...query, enough });
  const passBy = query.skip >= leastSkipped && absentOnly(collection, plan, query.filter);
  if (passBy) return window(skipping(collection, plan, query, passBy), 0, query.limit);
  let stream: Stream<StoredDoc> = matching(collection, plan, query.filter);
  if (!plan.sorted) stream = await sorted(collection, stream, query.sort, enough, clock);
  return window(stream, query.skip, query.limit);
}

export async function count(collection: Collection, query: Query, clock: Clock): Promise<number> {
  const indexCount = await knownCount(collection, query, clock);
  if (indexCount !== undefined) {
    const rest = Math.max(0, indexCount - query.skip);
    return query.limit > 0 ? Math.min(rest, query.limit) : rest;
  }
  let matches = 0;
  await drain(await find(collection, query, clock), clock, () => matches++);
  return matches;
}

/** From this many documents on, skipping by keys is faster than reading them. */
const leastSkipped = 200;

/**
 * The documents in a plan's range that the filter leaves out, if an index of one sparse field tells which these are:
 * the field must be absent. Undefined if other conditions remain.
 */
function absentOnly(
  { indexes }: Collection,
  { index, ranges, sorted, among, texts, used }: Plan,
  { conditions }: Filter,
): Set<number> | undefined {
  if (!index || index.multikey || !sorted || among || texts.length > 0 || ranges.length !== 1 || used < 0)
    return undefined;
  const absent = conditions.filter(({ operator, operand }) => operator === '$exists' && operand === false);
  if (used + absent.length !== conditions.length) return undefined;
  const ids = new Set<number>();
  for (const { path } of absent) {
    const present = indexes.find(
      ({ fields, sparse, partial }) =>
        sparse && !partial && fields.length === 1 && fields[0]!.path === path && !path.includes('.'),
    );
    if (!present || present.keys.size > mostPassedBy) return undefined;
    for (const slice of present.keys.slices('', HIGH)) for (const id of slice) ids.add(id);
  }
  return ids;
}

/** More documents to pass by would take longer to collect than to read. */
const mostPassedBy = 20_000;

/** The documents after those that the query skips. */
function* skipping(
  collection: Collection,
  plan: Plan,
  { filter, skip }: Query,
  passBy: ReadonlySet<number>,
): Generator<StoredDoc | undefined> {
  const place = yield* plan.index!.keys.findPlace(plan.ranges[0]!, plan.reverse, skip, passBy);
  if (place) yield* matching(collection, plan, filter, place);
}

/** Checks one candidate after another; yields `undefined` for those that do not match. */
function* matching(
  collection: Collection,
  plan: Plan,
  filter: Filter,
  after?: Place,
): Generator<StoredDoc | undefined> {
  const visited = plan.index?.multikey ? new Set<number>() : undefined;
  for (const stored of candidates(collection, plan, after)) {
    if (stored && visited?.has(stored.id)) continue;
    if (stored) visited?.add(stored.id);
    yield stored && isMatch(collection, stored, filter) ? stored : undefined;
  }
}

export function isMatch(collection: Collection, stored: StoredDoc, filter: Filter): boolean {
  const raw = collection.raw(stored);
  if (!raw) return false;
  if (filter.needles.length > 0 && !filter.needles.some((needle) => raw.includes(needle))) return false;
  return filter.matchesAll || filter.matches(readFields(raw, filter.fields));
}

/** With fewer keys than this in each of several ranges, one query reads them all. */
const fewPerRange = 4;

function* candidates(
  { docs }: Collection,
  { index, ranges, reverse, texts, among, estimate }: Plan,
  after: Place | undefined,
): Generator<StoredDoc | undefined> {
  if (!index) yield* docs.scan();
  else if (among)
    for (const range of ranges) yield* index.keys.scanAmong(range, reverse, among.index.keys, among.texts);
  else if (texts.length > 0) {
    for (const ids of index.keys.idsWithTexts(texts)) {
      yield* docs.several(ids);
      yield undefined;
    }
  } else if (ranges.length > 1 && estimate < ranges.length * fewPerRange) yield* index.keys.scanEach(ranges);
  else for (const { from, to } of ranges) yield* index.keys.scan(from, to, reverse, after);
}

async function sorted(
  collection: Collection,
  stream: Stream<StoredDoc>,
  sort: IndexField[],
  enough: number,
  clock: Clock,
): Promise<Stream<StoredDoc>> {
  const fields = new FieldSet(sort.map(({ path }) => getTop(path)));
  const sorter = new Sorter<StoredDoc>(sort, enough);
  await drain(stream, clock, (stored) => {
    // Drop the bytes and read them again later: together they may exceed memory.
    sorter.add(collection.read(stored, fields), collection.docs.withoutBytes(stored));
  });
  return sorter.inOrder();
}

/** Sorts by inserting into the structure that indexes use; with `enough` it keeps only that many. */
export class Sorter<Item extends { id: number }> {
  private readonly tree = new KeyTree<Item>();

  constructor(
    private readonly sort: IndexField[],
    private readonly enough: number,
  ) {}

  add(doc: Doc, item: Item): void {
    const key = sortKey(doc, this.sort);
    if (this.enough > 0 && this.tree.size >= this.enough) {
      if (key >= this.tree.lastKey()!) return;
      this.tree.removeLast();
    }
    this.tree.insert(key, item);
  }

  inOrder(): Generator<Item> {
    return this.tree.inOrder();
  }
}

/** An array sorts by its smallest element, or its largest in descending order: the smallest key in either case. */
function sortKey(doc: Doc, sort: IndexField[]): string {
  const { keys } = sortKeys(doc, sort);
  return keys.length === 1 ? keys[0]! : keys.reduce((least, key) => (key < least ? key : least));
}

function sortKeys(doc: Doc, sort: IndexField[]) {
  try {
    return getKeys(doc, sort);
  } catch (error) {
    const isParallel = error instanceof StoreError && error.codeName === 'CannotIndexParallelArrays';
    throw isParallel ? badValue('cannot sort with keys that are parallel arrays') : error;
  }
}

export function* window<Item>(
  stream: Stream<Item>,
  skip: number,
  limit: number,
): Generator<Item | undefined> {
  let passed = 0;
  for (const item of stream) {
    if (item === undefined || ++passed > skip) yield item;
    else yield undefined;
    if (limit > 0 && passed >= skip + limit) return;
  }
}
