import { badValue, failedToParse, StoreError, typeMismatch } from '../errors';
import { compileElementTest } from '../match/filter';
import { asNumeric, calculate } from '../values/numbers';
import { compare, equal, keyOf } from '../values/order';
import { type Doc, Double, Int32, isDoc, own, put, Timestamp, toNumber, type Value } from '../values/values';

export interface Place {
  parts: string[];
  path: string;
}

type Run = (doc: Doc, place: Place) => void;
type Prepare = (operand: Value, path: string) => Run;

const isIndex = (part: string) => /^(0|[1-9]\d{0,6})$/.test(part);

/** The document or array that holds the last part of a path; made on the way if `create`. */
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

/** As `change`, for operators that only have a meaning on arrays and leave missing fields alone. */
const changeArray = (operator: string, compute: (array: Value[]) => Value[]): Run =>
  change((current) => {
    if (current === undefined) return undefined;
    if (!Array.isArray(current)) throw badValue(`Cannot apply ${operator} to a non-array value`);
    return compute(current);
  });

function arithmetic(operator: '$inc' | '$mul', operand: Value): Run {
  const amount = asNumeric(operand);
  if (!amount) throw typeMismatch(`Cannot ${operator} with non-numeric argument`);
  return change((current, path) => {
    const missing = operator === '$inc' ? amount : calculate('*', amount, new Int32(0));
    if (current === undefined) return missing;
    const number = asNumeric(current);
    if (!number) throw typeMismatch(`Cannot apply ${operator} to a value of non-numeric type at '${path}'`);
    const result = calculate(operator === '$inc' ? '+' : '*', number, amount);
    if (result instanceof Double && !(number instanceof Double) && !(amount instanceof Double)) {
      throw badValue(`Failed to apply ${operator} to '${path}': the result does not fit in 64 bits`);
    }
    return result;
  });
}

function push(operand: Value): Run {
  const modifiers: Doc = isDoc(operand) && '$each' in operand ? operand : { $each: [operand] };
  for (const name of Object.keys(modifiers)) {
    if (!['$each', '$slice', '$position'].includes(name))
      throw badValue(`Unrecognized clause in $push: ${name}`);
  }
  const added = eachOf(modifiers, '$push');
  const slice = integerOf(modifiers, '$slice');
  const position = integerOf(modifiers, '$position');
  return change((current, path) => {
    const array = arrayAt(current, path, '$push');
    array.splice(position ?? array.length, 0, ...added);
    if (slice === undefined) return array;
    return slice < 0 ? array.slice(slice) : array.slice(0, slice);
  });
}

function addToSet(operand: Value): Run {
  const added = isDoc(operand) && '$each' in operand ? eachOf(operand, '$addToSet') : [operand];
  return change((current, path) => {
    const array = arrayAt(current, path, '$addToSet');
    const present = new Set(array.map(keyOf));
    for (const value of added) {
      const key = keyOf(value);
      if (!present.has(key)) array.push(value);
      present.add(key);
    }
    return array;
  });
}

function eachOf(modifiers: Doc, operator: string): Value[] {
  const each = modifiers.$each;
  if (!Array.isArray(each)) throw typeMismatch(`The argument to $each in ${operator} must be an array`);
  return each;
}

function integerOf(modifiers: Doc, name: string): number | undefined {
  if (!(name in modifiers)) return undefined;
  const value = toNumber(modifiers[name]);
  if (value === undefined || !Number.isInteger(value))
    throw badValue(`The value for ${name} must be an integer`);
  return value;
}

function arrayAt(current: Value | undefined, path: string, operator: string): Value[] {
  if (current === undefined) return [];
  if (!Array.isArray(current)) throw badValue(`The field '${path}' must be an array for ${operator}`);
  return [...current];
}

function pop(operand: Value): Run {
  const end = toNumber(operand);
  if (end !== 1 && end !== -1) throw failedToParse('$pop expects 1 or -1');
  return changeArray('$pop', (array) => (end === 1 ? array.slice(0, -1) : array.slice(1)));
}

function pullAll(operand: Value): Run {
  if (!Array.isArray(operand)) throw badValue('$pullAll requires an array argument');
  return changeArray('$pullAll', (array) => array.filter((e) => !operand.some((value) => equal(e, value))));
}

function currentDate(operand: Value): Run {
  const type = isDoc(operand) ? operand.$type : operand;
  if (type === 'timestamp') {
    return change(() => new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 }));
  }
  if (type !== true && type !== 'date') throw badValue('$currentDate needs true, "date" or "timestamp"');
  return change(() => new Date());
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

/** The update operators; each is checked once and then run for every document. */
export const operators: Record<string, Prepare> = {
  $set: (operand) => change(() => operand),
  $setOnInsert: (operand) => change(() => operand),
  $unset: () => unset,
  $inc: (operand) => arithmetic('$inc', operand),
  $mul: (operand) => arithmetic('$mul', operand),
  $min: extreme(-1),
  $max: extreme(1),
  $currentDate: currentDate,
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
  $pullAll: pullAll,
  $pull: (operand) => {
    const test = compileElementTest(operand);
    return changeArray('$pull', (array) => array.filter((element) => !test(element)));
  },
};
