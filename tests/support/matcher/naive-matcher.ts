import mongoose from 'mongoose';

const { Binary, BSONRegExp, Decimal128, Double, Int32, Long, ObjectId } = mongoose.mongo;

/**
 * The meaning of a filter according to MongoDB's documentation, written as slowly and plainly as possible: the other
 * side of the differential test. It shares no code with the store and knows only the types that the test creates.
 */
export type Plain = { [field: string]: unknown };

const missing = Symbol('missing');

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The comparison order of the manual: "Comparison/Sort Order". */
export function typeOrder(value: unknown): number {
  if (value === undefined || value === missing) return 1;
  if (value === null) return 2;
  if ([Int32, Double, Long, Decimal128].some((kind) => value instanceof kind)) return 3;
  if (typeof value === 'string') return 4;
  if (isPlain(value)) return 5;
  if (Array.isArray(value)) return 6;
  if (value instanceof Binary) return 7;
  if (value instanceof ObjectId) return 8;
  if (typeof value === 'boolean') return 9;
  if (value instanceof Date) return 10;
  if (value instanceof BSONRegExp) return 12;
  throw new Error(`no order for ${String(value)}`);
}

// Exact: a fraction of two integers, so that neither int64 nor decimals are rounded.
export function fraction(value: unknown): [numerator: bigint, denominator: bigint] | 'NaN' {
  if (value instanceof Long) return [value.toBigInt(), 1n];
  if (value instanceof Decimal128) {
    const [digits = '', power = '0'] = value.toString().split('E');
    const [whole = '', decimals = ''] = digits.split('.');
    const shift = Number(power) - decimals.length;
    const integer = BigInt(whole + decimals);
    return shift < 0 ? [integer, 10n ** BigInt(-shift)] : [integer * 10n ** BigInt(shift), 1n];
  }
  let number = (value as InstanceType<typeof Double>).value;
  if (Number.isNaN(number)) return 'NaN';
  let denominator = 1n;
  while (!Number.isInteger(number)) {
    number *= 2;
    denominator *= 2n;
  }
  return [BigInt(number), denominator];
}

function compareNumbers(a: unknown, b: unknown): number {
  const [x, y] = [fraction(a), fraction(b)];
  if (x === 'NaN' || y === 'NaN') return Number(y === 'NaN') - Number(x === 'NaN');
  const [left, right] = [x[0] * y[1], y[0] * x[1]];
  return left < right ? -1 : left > right ? 1 : 0;
}

const sign = (a: string | number | bigint, b: string | number | bigint) => (a < b ? -1 : a > b ? 1 : 0);

export function compareValues(a: unknown, b: unknown): number {
  const types = typeOrder(a) - typeOrder(b);
  if (types !== 0) return types;
  switch (typeOrder(a)) {
    case 3:
      return compareNumbers(a, b);
    case 4:
      return Buffer.compare(Buffer.from(a as string), Buffer.from(b as string));
    case 5:
      return compareLists(Object.entries(a as Plain), Object.entries(b as Plain), ([name, x], [other, y]) => {
        return typeOrder(x) - typeOrder(y) || sign(name, other) || compareValues(x, y);
      });
    case 6:
      return compareLists(a as unknown[], b as unknown[], compareValues);
    case 7: {
      const [x, y] = [a, b] as InstanceType<typeof Binary>[];
      return sign(x!.length(), y!.length()) || sign(x!.sub_type, y!.sub_type) || sign(hex(x!), hex(y!));
    }
    case 8:
      return sign(String(a), String(b));
    case 9:
      return Number(a) - Number(b);
    case 10:
      return (a as Date).getTime() - (b as Date).getTime();
    case 12: {
      const [x, y] = [a, b] as InstanceType<typeof BSONRegExp>[];
      return sign(x!.pattern, y!.pattern) || sign(x!.options, y!.options);
    }
    default:
      return 0;
  }
}

const hex = (value: { toString(encoding: 'hex'): string }) => value.toString('hex');

function compareLists<Item>(a: Item[], b: Item[], compare: (x: Item, y: Item) => number): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compare(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

export const same = (a: unknown, b: unknown) => compareValues(a, b) === 0;

interface PathValue {
  value: unknown;
  /** Reached by its index, as in `a.0`: such an element stands for itself, even if it is an array. */
  numbered?: boolean;
}

/** "Query an Array", "Query an Array of Embedded Documents": the values of a dotted path. */
export function findValues(value: unknown, path: string[]): PathValue[] {
  const [name, ...rest] = path;
  if (name === undefined) return [{ value }];
  if (isPlain(value)) return name in value ? findValues(value[name], rest) : [{ value: missing }];
  if (!Array.isArray(value)) return [{ value: missing }];
  return value.flatMap((element, index) => {
    const inside = isPlain(element) ? findValues(element, path) : [];
    if (name !== String(index)) return inside;
    if (rest.length === 0) return [...inside, { value: element, numbered: true }];
    return isPlain(element) || Array.isArray(element) ? [...inside, ...findValues(element, rest)] : inside;
  });
}

/** The values to test a condition on: each element of an array, and the array itself. */
const candidates = (doc: Plain, path: string) =>
  findValues(doc, path.split('.')).flatMap(({ value, numbered }) =>
    Array.isArray(value) && !numbered ? [...value, value] : [value],
  );

const isNullish = (value: unknown) => value === null || value === missing;
const isNaNValue = (value: unknown) => value instanceof Double && Number.isNaN(value.value);

function inOrder(value: unknown, operator: string, operand: unknown): boolean {
  const orEqual = operator === '$gte' || operator === '$lte';
  if (operand === null) return orEqual && isNullish(value);
  if (value === missing || typeOrder(value) !== typeOrder(operand)) return false;
  if (isNaNValue(value) || isNaNValue(operand)) return orEqual && isNaNValue(value) && isNaNValue(operand);
  const order = compareValues(value, operand);
  return (orEqual && order === 0) || (operator.startsWith('$g') ? order > 0 : order < 0);
}

function equals(value: unknown, operand: unknown): boolean {
  if (operand === null) return isNullish(value);
  return value !== missing && same(value, operand);
}

function like(value: unknown, regex: InstanceType<typeof BSONRegExp>): boolean {
  if (typeof value === 'string') return new RegExp(regex.pattern, regex.options).test(value);
  return value instanceof BSONRegExp && same(value, regex);
}

const typeNames: Record<string, (value: unknown) => boolean> = {
  int: (value) => value instanceof Int32,
  string: (value) => typeof value === 'string',
  array: Array.isArray,
  object: isPlain,
  null: (value) => value === null,
  date: (value) => value instanceof Date,
  number: (value) => value !== missing && typeOrder(value) === 3,
};

function holds(doc: Plain, path: string, operator: string, operand: unknown): boolean {
  const values = candidates(doc, path);
  const arrays = findValues(doc, path.split('.'))
    .map(({ value }) => value)
    .filter(Array.isArray);
  switch (operator) {
    case '$eq':
      return values.some((value) => equals(value, operand));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return values.some((value) => inOrder(value, operator, operand));
    case '$in':
      return values.some((value) =>
        (operand as unknown[]).some((one) =>
          one instanceof BSONRegExp ? like(value, one) : equals(value, one),
        ),
      );
    case '$ne':
      return !holds(doc, path, '$eq', operand);
    case '$nin':
      return !holds(doc, path, '$in', operand);
    case '$not':
      return !fieldMatches(doc, path, operand);
    case '$exists':
      return findValues(doc, path.split('.')).some(({ value }) => value !== missing) === operand;
    case '$type':
      return values.some((value) => typeNames[operand as string]!(value));
    case '$size':
      return arrays.some((array) => array.length === (operand as { value: number }).value);
    case '$all':
      return (
        (operand as unknown[]).length > 0 &&
        (operand as unknown[]).every((one) => fieldMatches(doc, path, one))
      );
    case '$regex':
      return values.some((value) => like(value, new BSONRegExp(operand as string)));
    case '$elemMatch':
      return arrays.some((array) => array.some((element) => elementMatches(element, operand as Plain)));
    default:
      throw new Error(`no rule for ${operator}`);
  }
}

function elementMatches(element: unknown, condition: Plain): boolean {
  if (!isOperators(condition)) {
    return isPlain(element)
      ? matches(element, condition)
      : Array.isArray(element) && matches({ ...element }, condition);
  }
  // A single element: in a document of its own, under a number, it is not expanded.
  return Object.entries(condition).every(([operator, operand]) =>
    holds({ e: [element] }, 'e.0', operator, operand),
  );
}

const isOperators = (value: unknown): value is Plain =>
  isPlain(value) && Object.keys(value)[0]?.startsWith('$') === true;

function fieldMatches(doc: Plain, path: string, condition: unknown): boolean {
  if (condition instanceof BSONRegExp) return candidates(doc, path).some((value) => like(value, condition));
  if (!isOperators(condition)) return holds(doc, path, '$eq', condition);
  return Object.entries(condition).every(([operator, operand]) => holds(doc, path, operator, operand));
}

export function matches(doc: Plain, filter: Plain): boolean {
  return Object.entries(filter).every(([key, condition]) => {
    const clauses = condition as Plain[];
    if (key === '$and') return clauses.every((clause) => matches(doc, clause));
    if (key === '$or') return clauses.some((clause) => matches(doc, clause));
    if (key === '$nor') return !clauses.some((clause) => matches(doc, clause));
    return fieldMatches(doc, key, condition);
  });
}

/** An array element as the value of a path that ends with it; it is not expanded again. */
class Element {
  constructor(readonly value: unknown) {}
}

/**
 * The value combinations of a document under several paths: paths into the same array go through it together, and no
 * two arrays are combined.
 */
function combinations(values: unknown[], paths: string[][]): unknown[][] {
  const reached = values.map((value, at) => descend(value, paths[at]!));
  const arrays = new Set(reached.map(({ value }) => value).filter(Array.isArray));
  if (arrays.size > 1) throw new Error('parallel arrays');
  const [array] = arrays;
  if (!array) return [reached.map(({ value, rest }) => final(value, rest))];
  const elements = array.length === 0 ? [undefined] : array;
  return elements.flatMap((element) =>
    combinations(
      reached.map(({ value, rest }) => {
        if (value !== array) return value;
        if (rest.length === 0) return new Element(element);
        return isPlain(element) ? element : missing;
      }),
      reached.map(({ rest }) => rest),
    ),
  );
}

function descend(value: unknown, path: string[]): { value: unknown; rest: string[] } {
  const [name, ...rest] = path;
  if (name === undefined || Array.isArray(value)) return { value, rest: path };
  if (!isPlain(value)) return { value: missing, rest: [] };
  return descend(name in value ? value[name] : missing, rest);
}

function final(value: unknown, rest: string[]): unknown {
  if (value instanceof Element) return value.value;
  return value === missing || rest.length > 0 ? null : value;
}

/** In ascending order an array counts as its smallest element, in descending order as its largest; missing as null. */
export function sortDocs(docs: Plain[], sort: Record<string, number>): Plain[] {
  const paths = Object.keys(sort).map((path) => path.split('.'));
  const directions = Object.values(sort);
  const compareKeys = (a: unknown[], b: unknown[]) =>
    directions.map((direction, at) => compareValues(a[at], b[at]) * direction).find((order) => order !== 0) ??
    0;
  const keyed = docs.map((doc) => {
    const all = combinations(
      paths.map(() => doc),
      paths,
    );
    return { doc, key: all.reduce((least, key) => (compareKeys(key, least) < 0 ? key : least)) };
  });
  return keyed.toSorted((a, b) => compareKeys(a.key, b.key)).map(({ doc }) => doc);
}
