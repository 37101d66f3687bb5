import { badValue, failedToParse, StoreError } from '../errors';
import type { Filter } from '../match/filter';
import { isOperators } from '../match/filter';
import { equal } from '../values/order';
import { type Doc, isDoc, own, put, type Value } from '../values/values';
import { operators, type Place, setPath } from './update-operators';

/** Changes a decoded document in place, or returns a replacement. */
export interface Update {
  apply(doc: Doc, inserting: boolean): Doc;
  isReplacement: boolean;
}

interface Step {
  parts: string[];
  operator: string;
  run(doc: Doc, place: Place): void;
}

export function compileUpdate(update: Value | undefined): Update {
  if (Array.isArray(update)) throw failedToParse('updates by an aggregation pipeline are not supported');
  if (!isDoc(update)) throw failedToParse('the update must be a document');
  if (!isOperators(update)) return { isReplacement: true, apply: (doc) => replacement(doc, update) };
  const steps = Object.entries(update).flatMap(([operator, changes]) => getSteps(operator, changes));
  refuseConflicts(steps);
  steps.sort((a, b) => comparePaths(a.parts, b.parts));
  const apply = (doc: Doc, inserting: boolean) => {
    const id = own(doc, '_id');
    for (const { parts, operator, run } of steps) {
      if (operator === '$setOnInsert' && !inserting) continue;
      run(doc, { parts, path: parts.join('.') });
    }
    if (id !== undefined && !equal(id, own(doc, '_id'))) throw immutableId();
    return doc;
  };
  return { isReplacement: false, apply };
}

function getSteps(operator: string, changes: Value): Step[] {
  const prepare = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
  if (!prepare) throw failedToParse(`Unknown modifier: ${operator}`);
  if (!isDoc(changes)) throw failedToParse(`Modifiers operate on fields, but ${operator} has none`);
  return Object.entries(changes).map(([path, operand]) => {
    const parts = path.split('.');
    if (parts.some((part) => part === ''))
      throw badValue(`The update path '${path}' contains an empty field name`);
    if (parts.some((part) => part.startsWith('$'))) {
      throw badValue(`The update path '${path}': positional operators and $ fields are not supported`);
    }
    return { parts, operator, run: prepare(operand, path) };
  });
}

function refuseConflicts(steps: Step[]): void {
  const paths = steps.map(({ parts }) => `${parts.join('.')}.`);
  paths.forEach((path, at) => {
    const other = paths.find((candidate, index) => index !== at && path.startsWith(candidate));
    if (!other) return;
    const [name, conflict] = [path.slice(0, -1), other.slice(0, -1)];
    throw new StoreError(
      'ConflictingUpdateOperators',
      `Updating the path '${name}' would create a conflict at '${conflict}'`,
    );
  });
}

// MongoDB applies changes by path, with numeric parts as numbers, so new fields are added in that order.
function comparePaths(a: string[], b: string[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    if (a[i] === b[i]) continue;
    const [x, y] = [Number(a[i]), Number(b[i])];
    if (Number.isInteger(x) && Number.isInteger(y)) return x - y;
    return a[i]! < b[i]! ? -1 : 1;
  }
  return a.length - b.length;
}

function replacement(old: Doc, update: Doc): Doc {
  const id = own(old, '_id');
  const newId = own(update, '_id');
  if (id === undefined) return { ...update };
  if (newId !== undefined && !equal(id, newId)) throw immutableId();
  return { _id: id, ...update };
}

const immutableId = () =>
  new StoreError(
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );

/** The document an upsert starts from: the filter's equality values. */
export function seedFromFilter(filter: Filter, update: Update): Doc {
  const seed: Doc = {};
  const paths: string[] = [];
  for (const { path, operator, operand } of filter.conditions) {
    if (operator !== '$eq' || (update.isReplacement && path !== '_id')) continue;
    refuseTaken(path, paths);
    paths.push(path);
    setPath(seed, { parts: path.split('.'), path }, operand);
  }
  return seed;
}

function refuseTaken(path: string, paths: string[]): void {
  const isInside = (inner: string, outer: string) => `${inner}.`.startsWith(`${outer}.`);
  const other = paths.find((one) => isInside(path, one) || isInside(one, path));
  if (other === undefined) return;
  throw new StoreError(
    'NotSingleValueField',
    other === path
      ? `cannot infer query fields to set, path '${path}' is matched twice`
      : `cannot infer query fields to set, both paths '${other}' and '${path}' are matched`,
  );
}

/** Moves `_id` to the front, as MongoDB stores it. */
export function idFirst(doc: Doc): Doc {
  if (Object.keys(doc)[0] === '_id' || !Object.hasOwn(doc, '_id')) return doc;
  const ordered: Doc = { _id: doc._id! };
  for (const [name, value] of Object.entries(doc)) put(ordered, name, value);
  return ordered;
}
