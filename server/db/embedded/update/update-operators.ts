import { badValue, StoreError, typeMismatch } from '../errors';
import { compileElementTest } from '../match/filter';
import { add, asNumeric } from '../values/numbers';
import { compare, equal, toKey } from '../values/order';
import { type Doc, Double, isDoc, own, put, toNumber, type Value } from '../values/values';

export interface Place {
  parts: string[];
  path: string;
}

type Run = (doc: Doc, place: Place) => void;
type Prepare = (operand: Value, path: string) => Run;

const isIndex = (part: string) => /^(0|[1-9]\d{0,6})$/.test(part);

/** The document or array that holds the last part of a path; created on the way if `create`. */
function holder(doc: Doc, { parts, path }: Place, create: boolean): Doc | Value[] | undefined {
  let at: Doc | Value[] = doc;
  for (let i = 0; i < parts.length - 1; i++) {
    const part = parts[i]!;
    let next: Value | undefined = member(at, part);
    if (next === undefined) {
      if (!create) return undefined;
      next = {};
      assign(at, part, next, path);
    }
    if (!isDoc(next) && !Array.isArray(next)) {
      if (!create) return undefined;
      throw new StoreError(
        'PathNotViable',
        `Cannot create field '${parts[i + 1]}' in element {${part}: ...}`,
      );
    }
    at = next;
  }
  return at;
}

function member(at: Doc | Value[], part: string): Value | undefined {
  if (!Array.isArray(at)) return own(at, part);
  return isIndex(part) ? at[Number(part)] : undefined;
}

function assign(at: Doc | Value[], part: string, value: Value, path: string): void {
  if (!Array.isArray(at)) {
    put(at, part, value);
    return;
  }
  if (!isIndex(part))
    throw new StoreError('PathNotViable', `Cannot create field '${part}' in an array ('${path}')`);
  const index = Number(part);
  if (index > at.length + 1500)
    throw badValue(`the index ${index} in '${path}' is too far beyond the array's end`);
  while (at.length < index) at.push(null);
  at[index] = value;
}

export function setPath(doc: Doc, place: Place, value: Value): void {
  assign(holder(doc, place, true)!, place.parts.at(-1)!, value, place.path);
}

function read(doc: Doc, place: Place): Value | undefined {
  const at = holder(doc, place, false);
  return at && member(at, place.parts.at(-1)!);
}

const change =
  (compute: (current: Value | undefined, path: string) => Value | undefined): Run =>
  (doc, place) => {
    const value = compute(read(doc, place), place.path);
    if (value !== undefined) setPath(doc, place, value);
  };

/** Like `change`, for operators that apply only to arrays and ignore missing fields. */
const changeArray = (operator: string, compute: (array: Value[]) => Value[]): Run =>
  change((current) => {
    if (current === undefined) return undefined;
    if (!Array.isArray(current)) throw badValue(`Cannot apply ${operator} to a non-array value`);
    return compute(current);
  });

function increment(operand: Value): Run {
  const amount = asNumeric(operand);
  if (!amount) throw typeMismatch('Cannot $inc with non-numeric argument');
  return change((current, path) => {
    if (current === undefined) return amount;
    const number = asNumeric(current);
    if (!number) throw typeMismatch(`Cannot apply $inc to a value of non-numeric type at '${path}'`);
    const result = add(number, amount);
    if (result instanceof Double && !(number instanceof Double) && !(amount instanceof Double)) {
      throw badValue(`Failed to apply $inc to '${path}': the result does not fit in 64 bits`);
    }
    return result;
  });
}

function push(operand: Value): Run {
  const modifiers: Doc = isDoc(operand) && '$each' in operand ? operand : { $each: [operand] };
  for (const name of Object.keys(modifiers)) {
    if (!['$each', '$slice'].includes(name)) throw badValue(`Unrecognized clause in $push: ${name}`);
  }
  const added = getEach(modifiers, '$push');
  const slice = getInteger(modifiers, '$slice');
  return change((current, path) => {
    const array = findArray(current, path, '$push').concat(added);
    if (slice === undefined) return array;
    return slice < 0 ? array.slice(slice) : array.slice(0, slice);
  });
}

function addToSet(operand: Value): Run {
  const added = isDoc(operand) && '$each' in operand ? getEach(operand, '$addToSet') : [operand];
  return change((current, path) => {
    const array = findArray(current, path, '$addToSet');
    const present = new Set(array.map(toKey));
    for (const value of added) {
      const key = toKey(value);
      if (!present.has(key)) array.push(value);
      present.add(key);
    }
    return array;
  });
}

function getEach(modifiers: Doc, operator: string): Value[] {
  const each = modifiers.$each;
  if (!Array.isArray(each)) throw typeMismatch(`The argument to $each in ${operator} must be an array`);
  return each;
}

function getInteger(modifiers: Doc, name: string): number | undefined {
  if (!(name in modifiers)) return undefined;
  const value = toNumber(modifiers[name]);
  if (value === undefined || !Number.isInteger(value))
    throw badValue(`The value for ${name} must be an integer`);
  return value;
}

function findArray(current: Value | undefined, path: string, operator: string): Value[] {
  if (current === undefined) return [];
  if (!Array.isArray(current)) throw badValue(`The field '${path}' must be an array for ${operator}`);
  return [...current];
}

function pullAll(operand: Value): Run {
  if (!Array.isArray(operand)) throw badValue('$pullAll requires an array argument');
  return changeArray('$pullAll', (array) => array.filter((e) => !operand.some((value) => equal(e, value))));
}

const unset: Run = (doc, place) => {
  const at = holder(doc, place, false);
  const last = place.parts.at(-1)!;
  if (at && !Array.isArray(at)) delete at[last];
  else if (at && member(at, last) !== undefined) at[Number(last)] = null;
};

const extreme =
  (sign: 1 | -1): Prepare =>
  (operand) =>
    change((current) =>
      current === undefined || compare(operand, current) * sign > 0 ? operand : undefined,
    );

/** The update operators; each is checked once and then runs for every document. */
export const operators: Record<string, Prepare> = {
  $set: (operand) => change(() => operand),
  $setOnInsert: (operand) => change(() => operand),
  $unset: () => unset,
  $inc: increment,
  $min: extreme(-1),
  $max: extreme(1),
  $push: push,
  $addToSet: addToSet,
  $pullAll: pullAll,
  $pull: (operand) => {
    const test = compileElementTest(operand);
    return changeArray('$pull', (array) => array.filter((element) => !test(element)));
  },
};
