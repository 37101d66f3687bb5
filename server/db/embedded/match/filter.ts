import { badValue, failedToParse } from '../errors';
import { compare, equal, getRank, rank, toKey } from '../values/order';
import { getTop, reach } from '../values/paths';
import { FieldSet } from '../values/raw';
import { typeTest } from '../values/type-names';
import { BSONRegExp, type Doc, Double, isDoc, toNumber, type Value } from '../values/values';
import { getLiterals, toRegex } from './regex';

type Test = (value: Value | undefined) => boolean;
type Match = (doc: Value) => boolean;

/**
 * A test that every matching document must pass, which the planner may turn into index bounds. Together the conditions
 * are the whole filter; a test that is not about a single field has the path ''.
 */
export interface Condition {
  path: string;
  /** `contains`: the value contains one of several texts. */
  operator: '$eq' | '$in' | '$gt' | '$gte' | '$lt' | '$lte' | '$exists' | '$elemMatch' | 'contains' | 'other';
  operand: Value;
}

export interface Filter {
  matches: Match;
  /** The top-level fields that `matches` reads. */
  fields: FieldSet;
  conditions: Condition[];
  matchesAll: boolean;
  /** Every matching document contains one of these byte sequences; empty if unknown. */
  needles: Buffer[];
}

export function compileFilter(filter: Doc): Filter {
  const conditions: Condition[] = [];
  const paths = new Set<string>();
  const matches = all(parseFilter(filter, conditions, paths));
  const fields = new FieldSet([...paths].map(getTop));
  return {
    matches,
    fields,
    conditions,
    matchesAll: Object.keys(filter).length === 0,
    needles: getNeedles(filter),
  };
}

/**
 * Extracts the texts of a plain search, so that a scan, which spends most of its time here, can check bytes before it
 * decodes a field.
 */
function getNeedles(filter: Doc): Buffer[] {
  for (const [key, condition] of Object.entries(filter)) {
    if (Array.isArray(condition) && (key === '$or' || key === '$and')) {
      const branches = condition.map((clause) => (isDoc(clause) ? getNeedles(clause) : []));
      const telling = branches.filter((needles) => needles.length > 0);
      if (key === '$and' && telling[0]) return telling[0];
      if (key === '$or' && telling.length === branches.length) return branches.flat();
    }
    const texts = plainTexts(condition);
    // A stored pattern that equals this one contains the escapes.
    if (texts)
      return [...new Set([...texts, String((condition as Doc).$regex)])].map((one) => Buffer.from(one));
  }
  return [];
}

/** The texts that a condition searches for, case-sensitively; undefined for anything but plain text. */
function plainTexts(condition: Value): string[] | undefined {
  if (!isOperators(condition) || typeof condition.$regex !== 'string' || condition.$options) return undefined;
  return getLiterals(condition.$regex);
}

/** A test for a single value, as `$pull` applies it to array elements. */
export function compileElementTest(condition: Value): (element: Value) => boolean {
  if (condition instanceof BSONRegExp || isOperators(condition)) {
    const match = all(parseField('', [], condition, [], new Set()));
    return match;
  }
  if (isDoc(condition)) {
    const filter = compileFilter(condition);
    return (element) => isDoc(element) && filter.matches(element);
  }
  return (element) => equal(element, condition);
}

function all(matches: Match[]): Match {
  if (matches.length === 1) return matches[0]!;
  return (doc) => matches.every((match) => match(doc));
}

export function isOperators(value: Value | undefined): value is Doc {
  return isDoc(value) && Object.keys(value)[0]?.startsWith('$') === true && !isReference(value);
}

/** A DBRef: its fields look like operators but are not. */
const isReference = (doc: Doc) => Object.hasOwn(doc, '$ref') && Object.hasOwn(doc, '$id');

function parseFilter(filter: Doc, conditions: Condition[], paths: Set<string>): Match[] {
  return Object.entries(filter).flatMap(([key, value]) => {
    if (!key.startsWith('$')) {
      paths.add(key);
      return parseField(key, key.split('.'), value, conditions, paths);
    }
    if (key === '$comment') return [];
    if (!/^\$(and|or|nor)$/.test(key)) throw badValue(`unknown top level operator: ${key}`);
    const branches = clauses(key, value);
    const parsed = () => branches.map((clause) => all(parseFilter(clause, [], paths)));
    if (key === '$and' || (key === '$or' && branches.length === 1)) {
      return branches.flatMap((clause) => parseFilter(clause, conditions, paths));
    }
    conditions.push({ path: '', operator: 'other', operand: value });
    return key === '$or' ? either(parsed()) : not(either(parsed()));
  });
}

const either = (branches: Match[]): Match[] => [(doc) => branches.some((match) => match(doc))];
const not = (matches: Match[]): Match[] => [(doc) => !all(matches)(doc)];

function clauses(key: string, value: Value): Doc[] {
  if (!Array.isArray(value) || value.length === 0) throw badValue(`${key} argument must be a nonempty array`);
  return value.map((clause) => {
    if (!isDoc(clause)) throw badValue(`${key} argument's entries must be objects`);
    return clause;
  });
}

function parseField(
  path: string,
  parts: string[],
  condition: Value,
  conditions: Condition[],
  paths: Set<string>,
): Match[] {
  if (condition instanceof BSONRegExp) {
    conditions.push({ path, operator: 'other', operand: condition });
    return [anyValue(parts, regexTest(condition))];
  }
  if (!isOperators(condition)) return parseField(path, parts, { $eq: condition }, conditions, paths);
  return Object.entries(condition).flatMap(([operator, operand]) => {
    if (operator === '$options') {
      if (!('$regex' in condition)) throw badValue('$options needs a $regex');
      return [];
    }
    const texts = operator === '$regex' ? plainTexts(condition) : undefined;
    if (texts) conditions.push({ path, operator: 'contains', operand: texts });
    else conditions.push(...getConditions(path, operator, operand));
    return parseOperator(parts, operator, operand, condition, paths);
  });
}

/** `$in` with one value is an equality, and `$all` is one for each value. */
function getConditions(path: string, operator: string, operand: Value): Condition[] {
  const values = operator === '$in' || operator === '$all' ? operand : undefined;
  if (Array.isArray(values) && (operator === '$all' || values.length === 1)) {
    return values.map((value) => {
      const isPlain = !(value instanceof BSONRegExp) && !isOperators(value);
      return { path, operator: isPlain ? '$eq' : 'other', operand: value };
    });
  }
  const comparable = /^\$(eq|in|gte?|lte?|exists|elemMatch)$/.test(operator)
    ? (operator as Condition['operator'])
    : 'other';
  return [{ path, operator: comparable, operand }];
}

function parseOperator(
  parts: string[],
  operator: string,
  operand: Value,
  condition: Doc,
  paths: Set<string>,
): Match[] {
  const negated = (name: string) => not(parseOperator(parts, name, operand, condition, paths));
  switch (operator) {
    case '$eq':
      return [anyValue(parts, equalTest(operand))];
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return [anyValue(parts, orderTest(operator, operand))];
    case '$in':
      return [anyValue(parts, inTest(operand))];
    case '$ne':
      if (operand instanceof BSONRegExp) throw badValue("Can't have regex as arg to $ne.");
      return negated('$eq');
    case '$nin':
      return negated('$in');
    case '$not':
      if (!(operand instanceof BSONRegExp) && !isOperators(operand)) {
        throw badValue('$not needs a regex or a document');
      }
      return not(parseField('', parts, operand, [], paths));
    case '$exists':
      return [existsMatch(parts, isTruthy(operand))];
    case '$type':
      return [anyValue(parts, typeTest(operand))];
    case '$regex':
      return [anyValue(parts, regexTest(operand, condition.$options))];
    case '$all':
      return parseAll(parts, operand, paths);
    case '$size':
      return [wholeArray(parts, sizeTest(operand))];
    case '$elemMatch':
      return [wholeArray(parts, elementTest(operand))];
    default:
      throw badValue(`unknown operator: ${operator}`);
  }
}

function anyValue(parts: string[], test: Test): Match {
  if (parts.length === 0) return test; // a single element: `$elemMatch` and `$pull` look no deeper
  return (doc) => {
    let matched = false;
    reach(doc, parts, true, (value) => {
      matched ||= test(value);
    });
    return matched;
  };
}

function wholeArray(parts: string[], test: (array: Value[]) => boolean): Match {
  return (doc) => {
    let matched = false;
    reach(doc, parts, false, (value) => {
      matched ||= Array.isArray(value) && test(value);
    });
    return matched;
  };
}

function existsMatch(parts: string[], wanted: boolean): Match {
  return (doc) => {
    let exists = false;
    reach(doc, parts, false, (value) => {
      exists ||= value !== undefined;
    });
    return exists === wanted;
  };
}

function equalTest(operand: Value): Test {
  if (operand === null) return (value) => value === undefined || value === null;
  return (value) => value !== undefined && equal(value, operand);
}

function orderTest(operator: string, operand: Value): Test {
  if (operand instanceof BSONRegExp)
    throw badValue(`Can't have RegEx as arg to predicate over field ${operator}`);
  const orEqual = operator.endsWith('e');
  const sign = operator.startsWith('$gt') ? 1 : -1;
  const kind = getRank(operand);
  if (operand === null) return (value) => orEqual && (value === undefined || value === null);
  if (isNaNValue(operand)) return (value) => orEqual && value !== undefined && isNaNValue(value);
  // MinKey and MaxKey compare with every type; all other values only within their own.
  const everyType = kind === rank.minKey || kind === rank.maxKey;
  return (value) => {
    if (value === undefined || (!everyType && getRank(value) !== kind) || isNaNValue(value)) return false;
    const order = compare(value, operand) * sign;
    return order > 0 || (orEqual && order === 0);
  };
}

const isNaNValue = (value: Value) => value instanceof Double && Number.isNaN(value.value);

function inTest(operand: Value): Test {
  if (!Array.isArray(operand)) throw badValue('$in needs an array');
  if (operand.some(isOperators)) throw badValue('cannot nest $ under $in');
  const patterns = operand.filter((value) => value instanceof BSONRegExp).map((value) => regexTest(value));
  const keys = new Set(operand.map(toKey));
  const nullWanted = operand.includes(null);
  return (value) => {
    if (value === undefined) return nullWanted;
    return keys.has(toKey(value)) || patterns.some((test) => test(value));
  };
}

function regexTest(operand: Value, options?: Value): Test {
  const { regex, stored } = toRegex(operand, options);
  return (value) =>
    typeof value === 'string' ? regex.test(value) : value instanceof BSONRegExp && equal(value, stored);
}

function parseAll(parts: string[], operand: Value, paths: Set<string>): Match[] {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  if (operand.length === 0) return [() => false];
  return operand.flatMap((wanted) => {
    if (!isOperators(wanted)) return parseField('', parts, wanted, [], paths);
    if (!('$elemMatch' in wanted)) throw badValue('no $ expressions in $all');
    return parseField('', parts, wanted, [], paths);
  });
}

function sizeTest(operand: Value): (array: Value[]) => boolean {
  const size = toNumber(operand);
  if (size === undefined || !Number.isInteger(size) || size < 0) {
    throw failedToParse('Failed to parse $size. Expected a non-negative integer');
  }
  return (array) => array.length === size;
}

function elementTest(operand: Value): (array: Value[]) => boolean {
  if (!isDoc(operand)) throw badValue('$elemMatch needs an Object');
  const logical = /^\$(and|or|nor)$/.test(Object.keys(operand)[0] ?? '');
  if (isOperators(operand) && !logical) {
    const test = all(parseField('', [], operand, [], new Set()));
    return (array) => array.some((element) => test(element));
  }
  const filter = compileFilter(operand);
  return (array) =>
    array.some((element) => (isDoc(element) || Array.isArray(element)) && filter.matches(asDoc(element)));
}

// `$elemMatch` matches an array inside an array as a document whose fields are its indexes.
const asDoc = (value: Doc | Value[]): Doc =>
  Array.isArray(value) ? ({ ...value } as unknown as Doc) : value;

export function isTruthy(value: Value | undefined): boolean {
  if (value === undefined || value === null || value === false) return false;
  return toNumber(value) !== 0;
}
