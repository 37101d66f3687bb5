import { badValue } from '../errors';
import { Decimal128, Double, Int32, isNumber, Long, type Value } from './values';

export type Numeric = Int32 | Double | Long;

/** A number to calculate with, or undefined; Decimal128 is stored and compared, but not calculated with. */
export function asNumeric(value: Value | undefined): Numeric | undefined {
  if (value instanceof Decimal128)
    throw badValue('arithmetic with Decimal128 is not supported by this store');
  return isNumber(value) ? value : undefined;
}

/** As wide as the wider argument; an int32 that overflows becomes a long, a long a double. */
export function calculate(operator: '+' | '-' | '*', a: Numeric, b: Numeric): Numeric {
  if (a instanceof Double || b instanceof Double) return new Double(doubles[operator](widen(a), widen(b)));
  const exact = integers[operator](integer(a), integer(b));
  if (a instanceof Int32 && b instanceof Int32 && BigInt.asIntN(32, exact) === exact)
    return new Int32(Number(exact));
  return BigInt.asIntN(64, exact) === exact ? Long.fromBigInt(exact) : new Double(Number(exact));
}

const doubles = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
};

const integers = {
  '+': (a: bigint, b: bigint) => a + b,
  '-': (a: bigint, b: bigint) => a - b,
  '*': (a: bigint, b: bigint) => a * b,
};

const integer = (value: Int32 | Long) => (value instanceof Long ? value.toBigInt() : BigInt(value.value));

export function widen(value: Numeric): number {
  return value instanceof Long ? value.toNumber() : value.value;
}

/** A count as BSON: int32 while it fits. */
export function toInteger(value: number): Numeric {
  return value === (value | 0) ? new Int32(value) : Long.fromNumber(value);
}
