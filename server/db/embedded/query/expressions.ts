import { badValue, StoreError } from '../errors';
import { formatDate } from '../values/dates';
import { getTop } from '../values/paths';
import { type Doc, isDoc, own, put, type Value } from '../values/values';

/** Evaluates an expression for a document; undefined if it refers to a missing field. */
export type Expression = (doc: Doc) => Value | undefined;

/** Compiles an expression and adds the top-level fields it reads to `fields`. */
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
  fields.add(getTop(text.slice(1)));
  return (doc) => walk(doc, parts, 0);
}

// Unlike in a filter, an array on the path yields the array of its documents' values, and indexes have no meaning.
function walk(value: Value | undefined, parts: string[], at: number): Value | undefined {
  if (at === parts.length) return value;
  if (isDoc(value)) return walk(own(value, parts[at]!), parts, at + 1);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((element) => {
    const result = isDoc(element) ? walk(element, parts, at) : undefined;
    return result === undefined ? [] : [result];
  });
}

function compileOperator(name: string, value: Doc, fields: Set<string>): Expression {
  if (Object.keys(value).length > 1) throw badValue('an expression has exactly one operator');
  if (name !== '$dateToString')
    throw new StoreError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  const operand = value[name]!;
  if (!isDoc(operand)) throw badValue('$dateToString needs an object');
  const { date, format = '%Y-%m-%dT%H:%M:%S.%LZ', ...others } = operand;
  const [unknown] = Object.keys(others);
  if (unknown) throw badValue(`Unrecognized or unsupported argument to $dateToString: ${unknown}`);
  if (date === undefined) throw badValue("Missing 'date' parameter to $dateToString");
  if (typeof format !== 'string') throw badValue('the format of $dateToString must be a string');
  const dateOf = compileExpression(date, fields);
  return (doc) => {
    const at = dateOf(doc) ?? null;
    if (at === null) return null;
    if (!(at instanceof Date)) throw badValue('$dateToString needs a date');
    return formatDate(at, format);
  };
}
