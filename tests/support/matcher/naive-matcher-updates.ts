import mongoose from 'mongoose';
import { compareValues, isPlain, matches, type Plain, same } from './naive-matcher';

const { Double, Int32, Long } = mongoose.mongo;

/** Adds as in the manual: the result has the wider type, and an int that overflows becomes a long. */
export function sum(a: unknown, b: unknown): unknown {
  if (a instanceof Double || b instanceof Double) return new Double(toNumber(a) + toNumber(b));
  const total = toBigInt(a) + toBigInt(b);
  const wide = a instanceof Long || b instanceof Long || total !== BigInt.asIntN(32, total);
  if (total !== BigInt.asIntN(64, total)) return new Double(Number(total));
  return wide ? Long.fromBigInt(total) : new Int32(Number(total));
}

export const isNumeric = (value: unknown) => [Int32, Double, Long].some((kind) => value instanceof kind);
export const toNumber = (value: unknown) => Number(String(value));
const toBigInt = (value: unknown) => BigInt(String(value));

/** The new value of one field; undefined to remove it. Throws where MongoDB returns an error. */
function changed(operator: string, old: unknown, operand: unknown): unknown {
  const list = () => {
    if (old !== undefined && !Array.isArray(old)) throw new Error('not an array');
    return (old ?? []) as unknown[];
  };
  switch (operator) {
    case '$set':
      return operand;
    case '$unset':
      return undefined;
    case '$inc':
      if (old === undefined) return operand;
      if (!isNumeric(old)) throw new Error('not a number');
      return sum(old, operand);
    case '$min':
      return old === undefined || compareValues(operand, old) < 0 ? operand : old;
    case '$max':
      return old === undefined || compareValues(operand, old) > 0 ? operand : old;
    case '$push':
      return [...list(), operand];
    case '$addToSet':
      return list().some((value) => same(value, operand)) ? old : [...list(), operand];
    case '$pull':
      if (old === undefined) return undefined;
      return list().filter((value) => !pulled(value, operand));
    default:
      throw new Error(`no rule for ${operator}`);
  }
}

function pulled(value: unknown, operand: unknown): boolean {
  if (!isPlain(operand)) return same(value, operand);
  if (Object.keys(operand)[0]?.startsWith('$')) return matches({ e: [value] }, { 'e.0': operand });
  return isPlain(value) && matches(value, operand);
}

function applyTo(
  value: unknown,
  path: string[],
  change: (old: unknown) => unknown,
  creating: boolean,
): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (value === undefined && !creating) return undefined;
  if (Array.isArray(value)) return applyInArray(value, name, rest, change, creating);
  if (value !== undefined && !isPlain(value)) {
    if (!creating) return value;
    throw new Error('cannot create a field in a scalar');
  }
  const next = applyTo(value?.[name], rest, change, creating);
  if (next !== undefined) return { ...value, [name]: next };
  if (value === undefined) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}

function applyInArray(
  array: unknown[],
  name: string,
  rest: string[],
  change: (old: unknown) => unknown,
  creating: boolean,
): unknown {
  if (!/^\d+$/.test(name)) {
    if (!creating) return array;
    throw new Error('cannot create a named field in an array');
  }
  const index = Number(name);
  const next = applyTo(array[index], rest, change, creating);
  if (next === undefined && index >= array.length) return array;
  const padding = new Array(Math.max(0, index - array.length)).fill(null);
  const padded = [...array, ...padding];
  padded[index] = next === undefined ? null : next;
  return padded;
}

/** New fields are added in the order of their paths, whatever the order in the update. */
export function updated(doc: Plain, update: Plain): Plain {
  const steps = Object.entries(update).flatMap(([operator, fields]) =>
    Object.entries(fields as Plain).map(([path, operand]) => ({ operator, path, operand })),
  );
  steps.sort((a, b) => (a.path < b.path ? -1 : 1));
  return steps.reduce((current, { operator, path, operand }) => {
    const creating = operator !== '$unset' && operator !== '$pull';
    return applyTo(current, path.split('.'), (old) => changed(operator, old, operand), creating) as Plain;
  }, doc);
}

/** The document that an upsert derives from a filter: each path with only one possible value has it. */
export function seeded(filter: Plain): Plain {
  const pairs = equalities(filter);
  const inside = (a: string, b: string) => `${a}.`.startsWith(`${b}.`);
  pairs.forEach(([path], at) => {
    const others = pairs.slice(0, at);
    if (others.some(([other]) => inside(path, other) || inside(other, path)))
      throw new Error('matched twice');
  });
  return pairs.reduce(
    (doc, [path, value]) => applyTo(doc, path.split('.'), () => value, true) as Plain,
    {} as Plain,
  );
}

function equalities(filter: Plain): [path: string, value: unknown][] {
  return Object.entries(filter).flatMap(([path, condition]): [string, unknown][] => {
    const list = condition as Plain[];
    if (path === '$and' || (path === '$or' && list.length === 1)) return list.flatMap(equalities);
    if (path.startsWith('$')) return [];
    if (!isPlain(condition) || !Object.keys(condition)[0]?.startsWith('$')) return [[path, condition]];
    const { $eq, $in, $all } = condition as { $eq?: unknown; $in?: unknown[]; $all?: unknown[] };
    if ('$eq' in condition) return [[path, $eq]];
    if ($in?.length === 1) return [[path, $in[0]]];
    return ($all ?? []).map((value) => [path, value]);
  });
}
