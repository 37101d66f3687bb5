import { badValue } from '../errors';
import { getRank } from './order';
import { Decimal128, Double, Int32, isDoc, Long, Timestamp, toNumber, type Value } from './values';

const tests: Record<string, (value: Value) => boolean> = {
  double: (value) => value instanceof Double,
  string: (value) => typeof value === 'string',
  object: (value) => isDoc(value),
  array: (value) => Array.isArray(value),
  binData: (value) => getKind(value) === 'Binary',
  objectId: (value) => getKind(value) === 'ObjectId',
  bool: (value) => typeof value === 'boolean',
  date: (value) => value instanceof Date,
  null: (value) => value === null,
  regex: (value) => getKind(value) === 'BSONRegExp',
  int: (value) => value instanceof Int32,
  timestamp: (value) => value instanceof Timestamp,
  long: (value) => value instanceof Long && !(value instanceof Timestamp),
  decimal: (value) => value instanceof Decimal128,
  number: (value) => getRank(value) === 10,
};

const numbers: Record<number, string> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
};

const getKind = (value: Value) => (value as { _bsontype?: string } | null)?._bsontype;

export function typeTest(operand: Value): (value: Value | undefined) => boolean {
  const wanted = (Array.isArray(operand) ? operand : [operand]).map((type) => {
    const name = typeof type === 'string' ? type : numbers[toNumber(type) ?? 0];
    const test = name !== undefined && Object.hasOwn(tests, name) ? tests[name] : undefined;
    if (!test) throw badValue(`Unknown or unsupported type in $type: ${String(type)}`);
    return test;
  });
  if (wanted.length === 0) throw badValue('$type must match at least one type');
  return (value) => value !== undefined && wanted.some((test) => test(value));
}
