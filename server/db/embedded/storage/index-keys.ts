import { StoreError } from '../errors';
import { compoundKey } from '../values/order';
import { isIndex } from '../values/paths';
import { type Doc, isDoc, own, toNumber, type Value } from '../values/values';

export interface IndexField {
  path: string;
  parts: string[];
  down: boolean;
}

/** Parses the fields of an index or sort specification such as `{ createdAt: -1 }`. */
export function parseKeyPattern(pattern: Doc, what: string): IndexField[] {
  return Object.entries(pattern).map(([path, direction]) => {
    const sign = toNumber(direction);
    if (sign !== 1 && sign !== -1)
      throw new StoreError('BadValue', `${what} { ${path}: ... } must be 1 or -1`);
    if (path === '' || path.split('.').some((part) => part === '' || part.startsWith('$'))) {
      throw new StoreError('BadValue', `${what} on the path "${path}" is not supported`);
    }
    return { path, parts: path.split('.'), down: sign === -1 };
  });
}

/** A position on the path to a field's value. */
interface Head {
  value: Value | undefined;
  parts: string[];
  /** The next part of the path; past the last one, the path has ended. */
  next: number;
}

/**
 * The values that an index stores for a document: null for a missing field, undefined for an empty array, elements for
 * others.
 */
export function getTuples(doc: Doc, fields: IndexField[]): (Value | undefined)[][] {
  const tuples: (Value | undefined)[][] = [];
  spread(
    fields.map(({ parts }) => ({ value: doc, parts, next: 0 })),
    tuples,
  );
  return tuples;
}

// Fields that lead into the same array go through it together, element by element; two arrays would multiply.
function spread(heads: Head[], tuples: (Value | undefined)[][]): void {
  const reached = heads.map(walk);
  const arrays = new Set(reached.map(arrayAhead).filter((array) => array !== undefined));
  const [array] = arrays;
  if (!array) {
    tuples.push(
      reached.map(({ value, parts, next }) => (next === parts.length + 1 ? value : (value ?? null))),
    );
    return;
  }
  if (arrays.size > 1) {
    throw new StoreError('CannotIndexParallelArrays', 'cannot index parallel arrays');
  }
  for (const element of array.length > 0 ? array : [undefined]) {
    spread(
      reached.map((head) => (arrayAhead(head) === array ? into(head, element) : head)),
      tuples,
    );
  }
}

/** An array still to be expanded; elements of an array at the end of a path are not expanded again. */
const arrayAhead = ({ value, parts, next }: Head) =>
  Array.isArray(value) && next <= parts.length ? value : undefined;

function into({ parts, next }: Head, element: Value | undefined): Head {
  if (next === parts.length) return { value: element, parts, next: next + 1 };
  return isDoc(element) ? { value: element, parts, next } : { value: undefined, parts, next: parts.length };
}

function walk(head: Head): Head {
  let { value, next } = head;
  const { parts } = head;
  while (next < parts.length && value !== undefined) {
    const part = parts[next]!;
    if (isDoc(value)) value = own(value, part);
    else if (!Array.isArray(value)) value = undefined;
    else if (isIndex(part) && hasPosition(value, part)) value = value[Number(part)];
    else break;
    next++;
  }
  return { value, parts, next: value === undefined && next < parts.length ? parts.length : next };
}

function hasPosition(array: Value[], part: string): boolean {
  const isPosition = Number(part) < array.length;
  if (isPosition && array.some((element) => isDoc(element) && Object.hasOwn(element, part))) {
    throw new StoreError('AmbiguousPath', `Ambiguous field name found in array: '${part}'`);
  }
  return isPosition;
}

function untilArray(doc: Doc, parts: string[]): Value | undefined {
  let value: Value | undefined = doc;
  for (const part of parts) {
    if (Array.isArray(value)) return value;
    value = isDoc(value) ? own(value, part) : undefined;
  }
  return value;
}

/**
 * All keys of a document under a specification: more than one if a field holds an array, none if it is sparse and the
 * document has none of the fields.
 */
export function getKeys(
  doc: Doc,
  fields: IndexField[],
  sparse = false,
): { keys: string[]; hasArray: boolean } {
  const values = fields.map(({ parts }) => untilArray(doc, parts));
  const hasArray = values.some((value) => Array.isArray(value));
  // One value per field is by far the most common case.
  if (!hasArray && sparse && values.every((value) => value === undefined)) return { keys: [], hasArray };
  const down = fields.map((field) => field.down);
  if (!hasArray) {
    const filled = values.map((value) => value ?? null);
    return { keys: [compoundKey(filled, down)], hasArray };
  }
  const keys = new Set(getTuples(doc, fields).map((tuple) => compoundKey(tuple, down)));
  const isMissing = sparse && !fields.some(({ parts }) => isThere(doc, parts));
  return { keys: isMissing ? [] : [...keys], hasArray };
}

function isThere(value: Value | undefined, parts: string[], next = 0): boolean {
  if (next === parts.length) return value !== undefined;
  if (isDoc(value)) return isThere(own(value, parts[next]!), parts, next + 1);
  if (!Array.isArray(value)) return false;
  const part = parts[next]!;
  if (isIndex(part) && isThere(value[Number(part)], parts, next + 1)) return true;
  return value.some((element) => isDoc(element) && isThere(element, parts, next));
}
