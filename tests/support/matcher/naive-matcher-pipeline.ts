import mongoose from 'mongoose';
import { compareValues, fraction, isPlain, matches, type Plain, same, sortDocs } from './naive-matcher';
import { isNumeric, toNumber } from './naive-matcher-updates';

const { Double, Int32, Long } = mongoose.mongo;

const read = (doc: Plain, expression: unknown): unknown => {
  if (isPlain(expression)) {
    const members = Object.entries(expression).map(([name, inner]) => [name, read(doc, inner)] as const);
    return Object.fromEntries(members.filter(([, value]) => value !== undefined));
  }
  if (typeof expression !== 'string' || !expression.startsWith('$')) return expression;
  return walk(doc, expression.slice(1).split('.'));
};

function walk(value: unknown, path: string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (isPlain(value)) return walk(value[name], rest);
  if (!Array.isArray(value)) return undefined;
  return value
    .filter(isPlain)
    .map((element) => walk(element, path))
    .filter((inner) => inner !== undefined);
}

const accumulators: Record<string, (values: unknown[]) => unknown> = {
  $sum: (values) => {
    const numbers = values.filter(isNumeric);
    if (numbers.some((value) => value instanceof Double)) return new Double(exactSum(numbers));
    const total = numbers.reduce<bigint>((a, b) => a + BigInt(String(b)), 0n);
    if (BigInt.asIntN(64, total) !== total) return new Double(Number(total));
    const isLong = numbers.some((value) => value instanceof Long) || BigInt.asIntN(32, total) !== total;
    return isLong ? Long.fromBigInt(total) : new Int32(Number(total));
  },
  $min: (values) => extreme(values, -1),
  $max: (values) => extreme(values, 1),
  $push: (values) => values.filter((value) => value !== undefined),
};

/**
 * Exact, without intermediate rounding: every double is an integer multiple of the smallest double's half power of two.
 */
function exactSum(numbers: unknown[]): number {
  if (numbers.some((value) => Number.isNaN(toNumber(value)))) return Number.NaN;
  const fractions = numbers.map((value) => fraction(value) as [bigint, bigint]);
  const denominator = fractions.reduce((most, [, other]) => (other > most ? other : most), 1n);
  const total = fractions.reduce((sum, [top, bottom]) => sum + (top * denominator) / bottom, 0n);
  return Number(total) / Number(denominator);
}

function extreme(values: unknown[], sign: number): unknown {
  const present = values.filter((value) => value !== undefined && value !== null);
  if (present.length === 0) return null;
  return present.reduce((best, value) => (compareValues(value, best) * sign > 0 ? value : best));
}

/** A missing value counts as null, even as the only part of a document, but not as one of several. */
function groupKey(doc: Plain, id: unknown): unknown {
  const key = read(doc, id) ?? null;
  const names = isPlain(id) ? Object.keys(id) : [];
  return names.length === 1 && isPlain(key) ? { [names[0]!]: key[names[0]!] ?? null } : key;
}

function group(docs: Plain[], { _id: id, ...outputs }: Plain): Plain[] {
  const groups: { id: unknown; members: Plain[] }[] = [];
  for (const doc of docs) {
    const key = groupKey(doc, id);
    const group = groups.find((one) => same(one.id, key));
    if (group) group.members.push(doc);
    else groups.push({ id: key, members: [doc] });
  }
  return groups.map(({ id: _id, members }) => {
    const totals = Object.entries(outputs).map(([name, output]) => {
      const [[operator, expression]] = Object.entries(output as Plain) as [[string, unknown]];
      return [name, accumulators[operator]!(members.map((doc) => read(doc, expression)))];
    });
    return { _id, ...Object.fromEntries(totals) };
  });
}

/** Tells whether a projection includes fields (1) or excludes them (0); `_id` is included unless it says otherwise. */
export function projected(doc: Plain, spec: Record<string, number>): Plain {
  const paths = Object.keys(spec).filter((path) => path !== '_id');
  const including = paths.length > 0 ? spec[paths[0]!] === 1 : spec._id === 1;
  const listed = including === (spec._id !== 0) ? [...paths, '_id'] : paths;
  return pick(
    doc,
    listed.map((path) => path.split('.')),
    including,
  ) as Plain;
}

function pick(value: unknown, paths: string[][], including: boolean): unknown {
  if (Array.isArray(value)) {
    const elements = including
      ? value.filter((element) => isPlain(element) || Array.isArray(element))
      : value;
    return elements.map((element) => pick(element, paths, including));
  }
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const own = paths.filter(([first]) => first === name);
      if (own.length === 0) return including ? [] : [[name, inner]];
      if (own.some((path) => path.length === 1)) return including ? [[name, inner]] : [];
      if (including && !isPlain(inner) && !Array.isArray(inner)) return [];
      return [
        [
          name,
          pick(
            inner,
            own.map((path) => path.slice(1)),
            including,
          ),
        ],
      ];
    }),
  );
}

export function aggregated(docs: Plain[], pipeline: Plain[]): Plain[] {
  return pipeline.reduce((stream, stage) => {
    const [[name, value]] = Object.entries(stage) as [[string, never]];
    if (name === '$match') return stream.filter((doc) => matches(doc, value));
    if (name === '$sort') return sortDocs(stream, value);
    if (name === '$skip') return stream.slice(toNumber(value));
    if (name === '$limit') return stream.slice(0, toNumber(value));
    if (name === '$group') return group(stream, value);
    if (name === '$project') return stream.map((doc) => projected(doc, value));
    if (name === '$count')
      return stream.length === 0 ? [] : [{ [value as string]: new Int32(stream.length) }];
    throw new Error(`no rule for ${name}`);
  }, docs);
}
