import { badValue, StoreError } from '../errors';
import { isTruthy } from '../match/filter';
import { formatDate, startOfDay } from '../values/dates';
import { asNumeric, calculate } from '../values/numbers';
import { compare } from '../values/order';
import { topOf } from '../values/paths';
import { type Doc, Int32, isDoc, own, put, type Value } from '../values/values';

/** The value of an expression for a document; undefined when it refers to a missing field. */
export type Expression = (doc: Doc) => Value | undefined;

/** Compiles an expression and notes in `fields` which top-level fields it reads. */
export function compileExpression(value: Value, fields: Set<string>): Expression {
  if (typeof value === 'string' && value.startsWith('$')) return fieldPath(value, fields);
  if (Array.isArray(value)) {
    const elements = value.map((element) => compileExpression(element, fields));
    return (doc) => elements.map((element) => element(doc) ?? null);
  }
  if (!isDoc(value)) return () => value;
  const [name] = Object.keys(value);
  if (name?.startsWith('$')) return compileOperator(name, value, fields);
  const members = Object.entries(value).map(
    ([key, inner]) => [key, compileExpression(inner, fields)] as const,
  );
  return (doc) => {
    const result: Doc = {};
    for (const [key, member] of members) {
      const inner = member(doc);
      if (inner !== undefined) put(result, key, inner);
    }
    return result;
  };
}

function fieldPath(text: string, fields: Set<string>): Expression {
  if (text.startsWith('$$')) throw badValue(`variables are not supported: ${text}`);
  const parts = text.slice(1).split('.');
  if (parts.includes('')) throw badValue(`FieldPath '${text}' is not valid`);
  fields.add(topOf(text.slice(1)));
  return (doc) => walk(doc, parts, 0);
}

// Unlike in a filter, an array on the way gives the array of what the documents in it have, and indexes mean nothing.
function walk(value: Value | undefined, parts: string[], at: number): Value | undefined {
  if (at === parts.length) return value;
  if (isDoc(value)) return walk(own(value, parts[at]!), parts, at + 1);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((element) => {
    const found = isDoc(element) ? walk(element, parts, at) : undefined;
    return found === undefined ? [] : [found];
  });
}

function compileOperator(name: string, value: Doc, fields: Set<string>): Expression {
  if (Object.keys(value).length > 1) throw badValue('an expression has exactly one operator');
  const operand = value[name]!;
  if (name === '$literal') return () => operand;
  const args = () =>
    (Array.isArray(operand) ? operand : [operand]).map((arg) => compileExpression(arg, fields));
  const named = (...names: string[]) => namedArguments(name, operand, names, fields);
  const comparison = comparisons[name];
  if (comparison) {
    const [a, b] = exactly(2, name, args());
    return (doc) => comparison(compare(a!(doc), b!(doc)));
  }
  switch (name) {
    case '$dateToString':
      return dateToString(named('date', 'format', 'timezone', 'onNull'));
    case '$dateTrunc':
      return dateTrunc(named('date', 'unit', 'timezone'));
    case '$toLower':
      return toLower(exactly(1, name, args())[0]!);
    case '$concat':
      return concat(args());
    case '$cond':
      return cond(
        Array.isArray(operand) ? exactly(3, name, args()) : condArguments(named('if', 'then', 'else')),
      );
    case '$ifNull':
      return ifNull(args());
    case '$and':
      return all(args());
    case '$or':
      return some(args());
    case '$not': {
      const [inner] = exactly(1, name, args());
      return (doc) => !isTruthy(inner!(doc));
    }
    case '$add':
      return sum(args());
    case '$subtract':
      return difference(exactly(2, name, args()));
    default:
      throw new StoreError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  }
}

const comparisons: Record<string, (order: number) => Value> = {
  $eq: (order) => order === 0,
  $ne: (order) => order !== 0,
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
  $cmp: (order) => new Int32(Math.sign(order)),
};

function exactly(count: number, name: string, args: Expression[]): Expression[] {
  if (args.length !== count) throw badValue(`Expression ${name} takes exactly ${count} arguments`);
  return args;
}

type Named = Record<string, Expression | undefined>;

function namedArguments(name: string, operand: Value, known: string[], fields: Set<string>): Named {
  if (!isDoc(operand)) throw badValue(`${name} needs an object`);
  const unknown = Object.keys(operand).find((key) => !known.includes(key));
  if (unknown) throw badValue(`Unrecognized or unsupported argument to ${name}: ${unknown}`);
  return Object.fromEntries(
    Object.entries(operand).map(([key, arg]) => [key, compileExpression(arg, fields)]),
  );
}

const isNullish = (value: Value | undefined): value is null | undefined =>
  value === null || value === undefined;

function dateOf(value: Value, operator: string): Date {
  if (value instanceof Date) return value;
  throw badValue(`${operator} needs a date`);
}

function textOf(value: Value | undefined, fallback: string): string {
  if (value === undefined) return fallback;
  if (typeof value !== 'string') throw badValue('expected a string');
  return value;
}

function dateToString({ date, format, timezone, onNull }: Named): Expression {
  if (!date) throw badValue("Missing 'date' parameter to $dateToString");
  return (doc) => {
    const value = date(doc);
    const zone = timezone?.(doc);
    if (isNullish(value)) return onNull ? onNull(doc) : null;
    if (zone === null) return null;
    const pattern = textOf(format?.(doc), timezone ? '%Y-%m-%dT%H:%M:%S.%L' : '%Y-%m-%dT%H:%M:%S.%LZ');
    return formatDate(dateOf(value, '$dateToString'), pattern, textOf(zone, 'UTC'));
  };
}

function dateTrunc({ date, unit, timezone }: Named): Expression {
  if (!date || unit?.({}) !== 'day') throw badValue("$dateTrunc needs a date, and 'day' as its unit");
  return (doc) => {
    const value = date(doc);
    const zone = timezone?.(doc);
    if (isNullish(value) || zone === null) return null;
    return startOfDay(dateOf(value, '$dateTrunc'), textOf(zone, 'UTC'));
  };
}

// MongoDB lowers ASCII letters only.
function toLower(arg: Expression): Expression {
  return (doc) => {
    const value = arg(doc);
    if (isNullish(value)) return '';
    return textOf(value, '').replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  };
}

function concat(args: Expression[]): Expression {
  return (doc) => {
    const values = args.map((arg) => arg(doc));
    return values.some(isNullish) ? null : values.map((value) => textOf(value, '')).join('');
  };
}

function condArguments({ if: test, then: yes, else: no }: Named): Expression[] {
  if (!test || !yes || !no) throw badValue('$cond needs if, then and else');
  return [test, yes, no];
}

function cond([test, yes, no]: Expression[]): Expression {
  return (doc) => (isTruthy(test!(doc)) ? yes!(doc) : no!(doc));
}

function ifNull(args: Expression[]): Expression {
  if (args.length < 2) throw badValue('$ifNull needs at least two arguments');
  return (doc) => {
    let value: Value | undefined;
    for (const arg of args) {
      value = arg(doc);
      if (!isNullish(value)) return value;
    }
    return value;
  };
}

const all =
  (args: Expression[]): Expression =>
  (doc) =>
    args.every((arg) => isTruthy(arg(doc)));

const some =
  (args: Expression[]): Expression =>
  (doc) =>
    args.some((arg) => isTruthy(arg(doc)));

function sum(args: Expression[]): Expression {
  return (doc) => {
    const values = args.map((arg) => arg(doc));
    if (values.some(isNullish)) return null;
    return values
      .map((value) => numberFor('$add', value))
      .reduce((a, b) => calculate('+', a, b), new Int32(0));
  };
}

function difference([left, right]: Expression[]): Expression {
  return (doc) => {
    const [a, b] = [left!(doc), right!(doc)];
    if (isNullish(a) || isNullish(b)) return null;
    return calculate('-', numberFor('$subtract', a), numberFor('$subtract', b));
  };
}

function numberFor(operator: string, value: Value | undefined) {
  const number = asNumeric(value);
  if (!number) throw new StoreError('TypeMismatch', `${operator} only supports numeric types`);
  return number;
}
