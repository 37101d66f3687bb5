import { badValue, StoreError } from '../errors';
import { asNumeric, Sum } from '../values/numbers';
import { compare, toKey } from '../values/order';
import { type Doc, isDoc, put, type Value } from '../values/values';
import { compileExpression, type Expression } from './expressions';

interface Accumulator {
  add(value: Value | undefined): void;
  result(): Value;
}

const accumulators: Record<string, () => Accumulator> = {
  $sum: sum,
  $min: () => extreme(-1),
  $max: () => extreme(1),
  $push: list,
  $addToSet: set,
};

/** The `$group` stage: documents go in one by one, and the groups come out at the end. */
export class Grouping {
  private readonly id: Expression;
  private readonly outputs: { name: string; make: () => Accumulator; input: Expression }[];
  private readonly groups = new Map<string, { id: Value; totals: Accumulator[] }>();

  constructor(spec: Value, fields: Set<string>) {
    if (!isDoc(spec) || !Object.hasOwn(spec, '_id'))
      throw badValue('a group specification must include an _id');
    const { _id: id, ...outputs } = spec;
    this.id = compileId(id!, fields);
    this.outputs = Object.entries(outputs).map(([name, output]) => compileOutput(name, output, fields));
  }

  add(doc: Doc): void {
    const id = this.id(doc) ?? null;
    const key = toKey(id);
    let group = this.groups.get(key);
    if (!group) {
      group = { id, totals: this.outputs.map(({ make }) => make()) };
      this.groups.set(key, group);
    }
    for (const [at, { input }] of this.outputs.entries()) group.totals[at]!.add(input(doc));
  }

  *results(): Generator<Doc> {
    for (const { id, totals } of this.groups.values()) {
      const doc: Doc = { _id: id };
      for (const [at, { name }] of this.outputs.entries()) put(doc, name, totals[at]!.result());
      yield doc;
    }
  }
}

// In a single-field id, a missing value counts as null; in a compound id it stays missing, so the groups differ.
function compileId(id: Value, fields: Set<string>): Expression {
  const expression = compileExpression(id, fields);
  const [name, ...others] = isDoc(id) ? Object.keys(id) : [];
  if (name === undefined || name.startsWith('$') || others.length > 0) return expression;
  return (doc) => {
    const value = expression(doc) as Doc;
    return Object.hasOwn(value, name) ? value : { [name]: null };
  };
}

function compileOutput(name: string, output: Value, fields: Set<string>) {
  const operator = isDoc(output) ? Object.keys(output) : [];
  if (!isDoc(output) || operator.length !== 1)
    throw badValue(`The field '${name}' must be an accumulator object`);
  if (name.includes('.') || name.startsWith('$'))
    throw badValue(`The field name '${name}' cannot be used here`);
  const make = Object.hasOwn(accumulators, operator[0]!) ? accumulators[operator[0]!] : undefined;
  if (!make) throw new StoreError('InvalidPipelineOperator', `unknown group operator '${operator[0]}'`);
  return { name, make, input: compileExpression(output[operator[0]!]!, fields) };
}

function sum(): Accumulator {
  const total = new Sum();
  return {
    add: (value) => {
      const number = asNumeric(value);
      if (number) total.add(number);
    },
    result: () => total.result(),
  };
}

// Null and missing values are ignored.
function extreme(sign: 1 | -1): Accumulator {
  let best: Value = null;
  return {
    add: (value) => {
      if (value === undefined || value === null) return;
      if (best === null || compare(value, best) * sign > 0) best = value;
    },
    result: () => best,
  };
}

function list(): Accumulator {
  const values: Value[] = [];
  return {
    add: (value) => {
      if (value !== undefined) values.push(value);
    },
    result: () => values,
  };
}

function set(): Accumulator {
  const values = new Map<string, Value>();
  return {
    add: (value) => {
      if (value !== undefined && !values.has(toKey(value))) values.set(toKey(value), value);
    },
    result: () => [...values.values()],
  };
}
