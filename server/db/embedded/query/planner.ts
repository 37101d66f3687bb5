import { badValue } from '../errors';
import { type Condition, compileFilter, type Filter, isOperators } from '../match/filter';
import type { Collection } from '../storage/collection';
import type { Index } from '../storage/collection-index';
import type { IndexField } from '../storage/index-keys';
import { HIGH } from '../storage/key-bytes';
import type { AnyOf } from '../storage/trigrams';
import { compoundKey, descending, getRank, rank, toKey } from '../values/order';
import { isIndex } from '../values/paths';
import { BSONRegExp, type Doc, Double, isDoc, type Value } from '../values/values';

/** Keys from `from` (inclusive) to `to` (exclusive). */
export interface Range {
  from: string;
  to: string;
}

/** The keys to look at: always a superset of the matches, so every document is still checked against the filter. */
export interface Plan {
  index: Index | undefined;
  ranges: Range[];
  reverse: boolean;
  sorted: boolean;
  estimate: number;
  /** The number of conditions that the ranges meet exactly; -1 if they are about one array element. */
  used: number;
  /** True if the ranges contain exactly the matches, so that counting keys is enough. */
  exact: boolean;
  /** Only keys that contain all of these are read. */
  texts: AnyOf[];
  /** The number of keys to pass to find those. */
  passed: number;
  /** The number of the index's first fields that have one value each, and the keys' prefix if nothing else is bound. */
  points: number;
  prefix: string | undefined;
  /** Only documents that this plan proposes are read. */
  among?: TextPlan;
}

/** Finds documents with some texts in their key. */
type TextPlan = Plan & { index: Index };

export interface Wish {
  filter: Filter;
  sort: IndexField[];
  /** The number of documents in order that is enough; 0 for all. */
  enough: number;
  hint?: Value | undefined;
}

const maxRanges = 1000;
/** Documents read per this many keys passed: passing a key costs about a twentieth of reading a document. */
export const keysPerRead = 20;
/** Noting an id from trigrams costs about a fifth. */
const idsPerRead = 5;
/** Looking for one of several ranges costs about half as much as reading a document. */
const perRange = 0.5;
/** Of a list of hundreds of values, the keys of this many are estimated, because each estimate costs as much as a read. */
const estimatedRanges = 8;

export function choosePlan(collection: Collection, wish: Wish): Plan {
  const scan: Plan = {
    index: undefined,
    ranges: [],
    reverse: false,
    sorted: wish.sort.length === 0,
    estimate: 0,
    used: 0,
    exact: false,
    texts: [],
    passed: 0,
    points: 0,
    prefix: undefined,
  };
  const hinted = hintedIndexes(collection, wish.hint);
  const elements = elementConditions(wish.filter);
  const bound: Plan[] = hinted.flatMap((index) => [
    ...planFor(index, wish),
    ...elements.flatMap((conditions) => planFor(index, wish, conditions)),
  ]);
  const exact = bound.find(
    ({ index, ranges }) => index?.unique && ranges.length === 1 && isPoint(index, wish),
  );
  if (exact) return exact;
  const { size } = collection;
  const walks = bound.map((plan) => estimated(plan, size));
  const texts = hinted.flatMap((index) => textPlan(index, wish));
  const plans: Plan[] = [...walks, ...texts, ...(wish.enough > 0 ? narrowed(walks, texts) : [])];
  if (plans.length === 0) return scan;
  // In a queue whose first part is done, all that match is at the end of a scan; an index goes straight there.
  const isQueue = wish.enough > 0 && walks.some(({ sorted, used }) => sorted && used !== 0);
  if (wish.hint === undefined && !isQueue) plans.push({ ...scan, estimate: size });
  const matching = Math.max(1, Math.min(...plans.map(({ estimate }) => estimate)));
  const cost = ({ estimate, passed, sorted, index, ranges, among }: Plan) => {
    const perDoc = index ? 1.2 : 1;
    const keys = passed / keysPerRead + (ranges.length > 1 ? ranges.length * perRange : 0);
    if (!sorted) return keys + estimate * perDoc * 2;
    const read = wish.enough > 0 ? Math.min(estimate, (wish.enough * estimate) / matching) : estimate;
    if (among) return among.estimate / idsPerRead + read / keysPerRead + wish.enough * perDoc;
    return keys + read * perDoc;
  };
  return plans.reduce((best, plan) => (cost(plan) < cost(best) ? plan : best));
}

/** Ordered walks that read only the documents proposed by a text search. */
const narrowed = (walks: readonly Plan[], texts: readonly TextPlan[]): Plan[] =>
  texts
    .filter((among) => among.index.keys.finds(among.texts))
    .flatMap((among) =>
      walks.filter(({ sorted, index }) => sorted && !index?.multikey).map((walk) => ({ ...walk, among })),
    );

/** Adds the estimated number of documents read, capped at the collection's size. */
function estimated(plan: Plan, size: number): Plan {
  const { index, ranges } = plan;
  const step = Math.ceil(ranges.length / estimatedRanges);
  const sample = ranges.filter((_, at) => at % step === 0);
  const keys = sample.reduce((sum, { from, to }) => sum + index!.keys.estimate(from, to), 0);
  return { ...plan, estimate: Math.min((keys * ranges.length) / Math.max(sample.length, 1), size) };
}

/** The number of keys in a plan's ranges. */
export const findKeys = ({ index, ranges }: ExactPlan): number =>
  ranges.reduce((sum, { from, to }) => sum + index.keys.count(from, to), 0);

export type ExactPlan = Plan & { index: Index };

/** Plans whose ranges contain exactly the matches. */
export const exactPlans = (indexes: readonly Index[], filter: Filter) =>
  indexes.flatMap((index) => planFor(index, { filter, sort: [], enough: 0 })).filter(({ exact }) => exact);

function hintedIndexes(collection: Collection, hint: Value | undefined): Index[] {
  if (hint === undefined) return collection.indexes;
  if (isDoc(hint) && '$natural' in hint) {
    if (toKey(hint.$natural) !== toKey(new Double(1))) throw badValue('only $natural: 1 is supported');
    return [];
  }
  const wanted = isDoc(hint) ? toKey(hint) : hint;
  const index = collection.indexes.find(
    ({ name, spec }) => wanted === (isDoc(hint) ? toKey(spec.key) : name),
  );
  if (!index) throw badValue('hint provided does not correspond to an existing index');
  return [index];
}

/** For each `$elemMatch` on documents, the conditions that one and the same element must meet, by index path. */
function elementConditions(filter: Filter): Condition[][] {
  const wanted = filter.conditions.filter(({ operator, path }) => operator === '$elemMatch' && isNamed(path));
  return wanted.flatMap(({ path, operand }) => {
    if (!isDoc(operand) || isOperators(operand)) return [];
    // A deeper path may lead into another array, where each condition may match a different element.
    const own = compileFilter(operand).conditions.filter(
      (inner) => isNamed(inner.path) && !inner.path.includes('.'),
    );
    return [own.map((inner) => ({ ...inner, path: `${path}.${inner.path}` }))];
  });
}

/** True if no part of a path is an array position, which an index cannot represent fully. */
const isNamed = (path: string) => path !== '' && !path.split('.').some(isIndex);

/** Plans how an index helps with a filter, or with the conditions on one array element. */
function planFor(index: Index, { filter, sort }: Wish, element?: Condition[]): ExactPlan[] {
  const conditions = element ?? filter.conditions;
  const byPath = (path: string) => conditions.filter((condition) => condition.path === path);
  if (index.partial && !implied(index.partial, filter)) return [];
  let ranges: Range[] = [{ from: '', to: HIGH }];
  let bound = 0;
  let points = 0;
  let used = 0;
  let proven = false;
  for (const field of index.fields) {
    const fieldBounds = fieldRanges(byPath(field.path), field, index, element !== undefined);
    if (!fieldBounds) break;
    const combined = ranges.flatMap(({ from }) =>
      fieldBounds.ranges.map((range) => ({ from: from + range.from, to: from + range.to })),
    );
    if (combined.length > maxRanges) break;
    ranges = combined;
    bound++;
    used += fieldBounds.used;
    proven ||= !fieldBounds.nulls;
    if (!fieldBounds.points) break;
    points++;
    // Keys of several array elements must not be combined: each condition may match a different element.
    if (index.multikey && !element) break;
  }
  // A sparse index omits documents without its fields; a bound that excludes null proves that one of them exists.
  if (index.sparse && !proven) return [];
  const order = ranges.length === 1 && !index.multikey ? getOrder(index, sort, points) : undefined;
  const sorted = sort.length === 0 || order !== undefined;
  if (bound === 0 && (!sorted || sort.length === 0) && !index.partial) return [];
  ranges.sort((a, b) => (a.from < b.from ? -1 : 1));
  const prefix = ranges.length === 1 && bound === points ? ranges[0]!.from : undefined;
  const exact = !element && !index.multikey && used === conditions.length;
  return [
    {
      index,
      ranges,
      reverse: order === 'backward',
      sorted,
      estimate: 0,
      used: element ? -1 : used,
      exact,
      texts: [],
      passed: 0,
      points,
      prefix,
    },
  ];
}

/** The texts of a `contains` condition, as keys have them. */
export const toTexts = ({ operand }: Condition): AnyOf =>
  (operand as string[]).map((text) => Buffer.from(text).toString('latin1'));

/** Finds documents with some text in their key: cheaper than reading every document if few have it. */
function textPlan(index: Index, { filter, sort }: Wish): TextPlan[] {
  const [field] = index.fields;
  if (!field || !index.isSearchable || index.hasArrays) return [];
  const textConditions = filter.conditions.filter(
    ({ path, operator }) => path === field.path && operator === 'contains',
  );
  if (textConditions.length === 0) return [];
  const texts = textConditions.map(toTexts);
  const { hits: estimate, passed } = index.keys.estimateTexts(texts);
  const ranges = [{ from: '', to: HIGH }];
  const sorted = sort.length === 0;
  return [
    {
      index,
      ranges,
      reverse: false,
      sorted,
      estimate,
      used: 0,
      exact: false,
      texts,
      passed,
      points: 0,
      prefix: undefined,
    },
  ];
}

/** The direction in which walking the index yields the sort order, ignoring fields with a single value. */
function getOrder(index: Index, sort: IndexField[], points: number): 'forward' | 'backward' | undefined {
  if (sort.length === 0) return 'forward';
  const single = new Set(index.fields.slice(0, points).map(({ path }) => path));
  const wanted = sort.filter(({ path }) => !single.has(path));
  const fields = index.fields.slice(points);
  if (wanted.some(({ path }, at) => path !== fields[at]?.path)) return undefined;
  const flips = new Set(wanted.map(({ down }, at) => down !== fields[at]!.down));
  if (flips.size > 1) return undefined;
  return flips.has(true) ? 'backward' : 'forward';
}

function fieldRanges(
  conditions: Condition[],
  field: IndexField,
  { multikey, hasArrays, sparse, partial }: Index,
  inElement: boolean,
): { ranges: Range[]; points: boolean; nulls: boolean; used: number } | undefined {
  // Without arrays, a null key means the field is null or missing, and a full index has every such document; so it is
  // for the field of one element.
  const hasNulls = inElement || (!hasArrays && !sparse && !partial);
  const getValues = ({ operator, operand }: Condition) => pointValues(operator, operand, hasNulls);
  const points = conditions.find(getValues);
  if (points) {
    const values = getValues(points)!;
    const keys = [...new Set(values.map((value) => compoundKey([value], [field.down])))];
    const ranges = keys.map((key) => ({ from: key, to: key + HIGH }));
    return { ranges, points: true, nulls: values.includes(null), used: 1 };
  }
  const usable = conditions.filter(
    ({ operator, operand }) => /^\$[gl]te?$/.test(operator) && indexable(operand),
  );
  const first = usable[0];
  if (!first) return undefined;
  // If a document has several keys, one may meet the lower bound and another the upper.
  const used = multikey ? [first] : usable;
  const kind = getRank(first.operand);
  if (used.some(({ operand }) => getRank(operand) !== kind)) return undefined;
  const bracket = String.fromCharCode(kind);
  let from = { key: bracket, beyond: false };
  let to = { key: bracket, beyond: true };
  for (const { operator, operand } of used) {
    const key = toKey(operand);
    if (operator.startsWith('$g')) {
      const edge = { key, beyond: operator === '$gt' };
      if (edgeText(edge) > edgeText(from)) from = edge;
    } else {
      const edge = { key, beyond: operator === '$lte' };
      if (edgeText(edge) < edgeText(to)) to = edge;
    }
  }
  const flip = (edge: { key: string; beyond: boolean }) =>
    edgeText({ key: descending(edge.key), beyond: !edge.beyond });
  const range = field.down ? { from: flip(to), to: flip(from) } : { from: edgeText(from), to: edgeText(to) };
  // NaN sorts below the other numbers, but is neither less nor greater than any of them.
  const exact = kind !== rank.number;
  return {
    ranges: range.from < range.to ? [range] : [],
    points: false,
    nulls: false,
    used: exact ? used.length : 0,
  };
}

const edgeText = ({ key, beyond }: { key: string; beyond: boolean }) => (beyond ? key + HIGH : key);

// Null also stands for missing fields, and arrays are indexed by element.
function indexable(value: Value): boolean {
  if (value === null || Array.isArray(value) || value instanceof BSONRegExp) return false;
  return (
    !(value instanceof Double && Number.isNaN(value.value)) && getRank(value) > 5 && getRank(value) < 127
  );
}

function pointValues(operator: string, operand: Value, hasNulls: boolean): Value[] | undefined {
  const isPoint = (value: Value) => indexable(value) || (hasNulls && value === null);
  if (operator === '$eq' && isPoint(operand)) return [operand];
  if (operator !== '$in' || !Array.isArray(operand) || operand.length > maxRanges) return undefined;
  return operand.every(isPoint) ? operand : undefined;
}

/** True if at most one document can match, and a unique index finds it. */
export const isLookup = ({ indexes }: Collection, filter: Filter): boolean =>
  indexes.some((index) => index.unique && !index.multikey && isPoint(index, { filter }));

/** True if an index finds the documents that can match, and they are few. */
export const isShort = ({ indexes, size }: Collection, filter: Filter, few: number): boolean =>
  indexes.some((index) =>
    planFor(index, { filter, sort: [], enough: 0 }).some((plan) => estimated(plan, size).estimate <= few),
  );

function isPoint(index: Index, { filter }: Pick<Wish, 'filter'>): boolean {
  return index.fields.every(({ path }) =>
    filter.conditions.some(
      (condition) => condition.path === path && condition.operator === '$eq' && indexable(condition.operand),
    ),
  );
}

/**
 * True if the partial index contains every document that matches the filter. Its conditions are always of the form
 * "some value meets this", so they hold for a document if they hold for the requested values.
 */
function implied(partial: Filter, filter: Filter): boolean {
  const sample: Doc = {};
  for (const { path, operator } of partial.conditions) {
    const values = filter.conditions.filter(
      (condition) =>
        condition.path === path &&
        /^\$(eq|[gl]te?)$/.test(condition.operator) &&
        indexable(condition.operand),
    );
    // A comparison with any value matches only if the field exists, so each proves `$exists`.
    const witness =
      values.find((condition) => condition.operator === '$eq') ??
      (operator === '$exists' ? values[0] : undefined);
    if (!witness) return false;
    setPath(sample, path, witness.operand);
  }
  return partial.matches(sample);
}

function setPath(doc: Doc, path: string, value: Value): void {
  const parts = path.split('.');
  const last = parts.pop()!;
  let at = doc;
  for (const part of parts) {
    if (!isDoc(at[part])) at[part] = {};
    at = at[part] as Doc;
  }
  at[last] = value;
}
