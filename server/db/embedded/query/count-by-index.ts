import { type Clock, drain, type Stream } from '../clock';
import type { Filter } from '../match/filter';
import type { Collection } from '../storage/collection';
import type { Index } from '../storage/collection-index';
import { HIGH } from '../storage/key-bytes';
import { toInteger } from '../values/numbers';
import { compoundKey } from '../values/order';
import { FieldSet } from '../values/raw';
import { type Doc, isDoc, put, toNumber, type Value } from '../values/values';
import { compileExpression } from './expressions';
import { type ExactPlan, exactPlans, findKeys, keysPerRead, toTexts } from './planner';

type CountQuery = { filter: Filter; skip: number; limit: number; hint?: Value | undefined };

/**
 * Counts matching documents if index keys alone give the answer, without reading documents. The count may stop where the
 * query does.
 */
export async function knownCount(
  collection: Collection,
  { filter, skip, limit, hint }: CountQuery,
  clock: Clock,
): Promise<number | undefined> {
  if (filter.matchesAll) return collection.size;
  if (hint !== undefined) return undefined;
  const { indexes, docs } = collection;
  const [whole] = exactPlans(indexes, filter);
  if (whole) return findKeys(whole);
  const withTexts = countTexts(indexes, filter);
  if (withTexts) {
    let keys = 0;
    for (const some of withTexts) {
      keys += some;
      if (limit > 0 && keys >= skip + limit) break;
      if (clock.due()) await clock.pause();
    }
    return keys;
  }
  const plans = planEach(indexes, filter);
  return plans && (await countInAll(plans, docs.latestId, clock));
}

/**
 * The keys that contain all texts of a search, some at a time: a key has its field's whole text. Only for short texts:
 * the trigrams of longer ones propose documents faster.
 */
function countTexts(indexes: readonly Index[], { conditions }: Filter): Generator<number> | undefined {
  const [first] = conditions;
  if (first?.operator !== 'contains') return undefined;
  const index = indexes.find(({ fields, isSearchable }) => isSearchable && fields[0]?.path === first.path);
  if (!index || index.hasArrays) return undefined;
  if (conditions.some(({ path, operator }) => path !== first.path || operator !== 'contains'))
    return undefined;
  const texts = conditions.map(toTexts);
  return index.keys.countsTexts(texts) ? index.keys.countTexts(texts) : undefined;
}

/** A plan for each field of the filter alone, narrowest first; undefined if reading the documents is cheaper. */
function planEach(indexes: readonly Index[], filter: Filter): ExactPlan[] | undefined {
  const paths = new Set(filter.conditions.map(({ path }) => path));
  const plans: { plan: ExactPlan; keys: number }[] = [];
  for (const path of paths) {
    const conditions = filter.conditions.filter((condition) => condition.path === path);
    const [plan] = exactPlans(indexes, { ...filter, conditions });
    if (!plan) return undefined;
    plans.push({ plan, keys: findKeys(plan) });
  }
  plans.sort((one, other) => one.keys - other.keys);
  const all = plans.reduce((sum, { keys }) => sum + keys, 0);
  return all < (plans[0]?.keys ?? 0) * keysPerRead ? plans.map(({ plan }) => plan) : undefined;
}

/** The number of documents in the ranges of all plans; their ids are at most `latestId`. */
async function countInAll(plans: readonly ExactPlan[], latestId: number, clock: Clock): Promise<number> {
  /** Per id, how many plans it appeared in; a set would cost ten times as much. */
  const passed = new Uint8Array(latestId + 1);
  let count = 0;
  for (const [before, { index, ranges }] of plans.entries()) {
    count = 0;
    for (const { from, to } of ranges)
      await drain(index.keys.slices(from, to), clock, (slice) => {
        for (const id of slice) {
          if (passed[id] !== before) continue;
          passed[id]++;
          count++;
        }
      });
  }
  return count;
}

/** `{ _id: '$path', name: { $sum: 1 } }`: counts documents per value of one field. */
const countsOfField = (group: Value | undefined) => {
  if (!isDoc(group)) return undefined;
  const { _id: id, ...outputs } = group;
  const [[name, output] = [], ...others] = Object.entries(outputs);
  if (typeof id !== 'string' || !/^\$[^$]/.test(id) || name === undefined || others.length > 0)
    return undefined;
  const isCount =
    isDoc(output) && Object.keys(output).length === 1 && ('$count' in output || toNumber(output.$sum) === 1);
  return isCount ? { path: id.slice(1), name } : undefined;
};

/**
 * The groups of a `$group` that only counts, read from an index: one step per value instead of per document. Undefined
 * if no index fits.
 */
export function countByIndex(
  collection: Collection,
  filter: Filter,
  group: Value | undefined,
): Stream<Doc> | undefined {
  const counts = countsOfField(group);
  if (!counts) return undefined;
  const { path, name } = counts;
  const plans = filter.matchesAll
    ? collection.indexes
        .filter(({ sparse, partial }) => !sparse && !partial)
        .map((index) => ({ index, prefix: '', points: 0 }))
    : exactPlans(collection.indexes, filter);
  const plan = plans.find(({ index, points }) => index.fields[points]?.path === path && !index.hasArrays);
  if (plan?.prefix === undefined) return undefined;
  const { index, points, prefix } = plan;
  const { down } = index.fields[points]!;
  const fields = new Set<string>();
  const valueIn = compileExpression(`$${path}`, fields);
  const wanted = new FieldSet([...fields]);
  return (function* () {
    for (let at = prefix; ; ) {
      collection.checkThere();
      const first = index.keys.first(at, prefix + HIGH);
      if (!first) return;
      const value = valueIn(collection.read(first, wanted)) ?? null;
      const key = prefix + compoundKey([value], [down]);
      const result: Doc = { _id: value };
      put(result, name, toInteger(index.keys.count(key, key + HIGH)));
      yield result;
      at = key + HIGH;
    }
  })();
}
