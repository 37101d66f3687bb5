import { badValue } from '../errors';
import { Decimal128, Double, Int32, isNumber, Long, type Value } from './values';

type Numeric = Int32 | Double | Long;

/** A number to calculate with, or undefined; Decimal128 is stored and compared, but not calculated with. */
export function asNumeric(value: Value | undefined): Numeric | undefined {
  if (value instanceof Decimal128)
    throw badValue('arithmetic with Decimal128 is not supported by this store');
  return isNumber(value) ? value : undefined;
}

/** Returns the wider type; an int32 that overflows becomes a long, a long a double. */
export function add(a: Numeric, b: Numeric): Numeric {
  if (a instanceof Double || b instanceof Double) return new Double(widen(a) + widen(b));
  const exact = integer(a) + integer(b);
  if (a instanceof Int32 && b instanceof Int32 && BigInt.asIntN(32, exact) === exact)
    return new Int32(Number(exact));
  return BigInt.asIntN(64, exact) === exact ? Long.fromBigInt(exact) : new Double(Number(exact));
}

const integer = (value: Int32 | Long) => (value instanceof Long ? value.toBigInt() : BigInt(value.value));

function widen(value: Numeric): number {
  return value instanceof Long ? value.toNumber() : value.value;
}

/** A count as BSON: int32 while it fits. */
export function toInteger(value: number): Numeric {
  return value === (value | 0) ? new Int32(value) : Long.fromNumber(value);
}

/**
 * A sum like MongoDB's: integers exactly, and doubles with compensation for rounding, so that order and large
 * intermediate values matter less.
 */
export class Sum {
  private whole = 0n;
  private small = 0;
  private high = 0;
  private low = 0;
  /** The uncompensated sum, for infinite values and NaN. */
  private plain = 0;
  private widest: 'int' | 'long' | 'double' = 'int';

  add(value: Numeric): void {
    if (value instanceof Double) {
      this.widest = 'double';
      this.addDouble(value.value);
    } else if (value instanceof Long) {
      if (this.widest === 'int') this.widest = 'long';
      this.whole += value.toBigInt();
    } else {
      this.small += value.value;
      if (Math.abs(this.small) < 2 ** 52) return;
      this.whole += BigInt(this.small);
      this.small = 0;
    }
  }

  private addDouble(value: number): void {
    this.plain += value;
    const sum = this.high + value;
    const part = sum - this.high;
    this.low += this.high - (sum - part) + (value - part);
    this.high = sum + this.low;
    this.low += sum - this.high;
  }

  result(): Numeric {
    const exact = this.whole + BigInt(this.small);
    if (this.widest === 'double' || BigInt.asIntN(64, exact) !== exact) return new Double(this.toNumber());
    if (this.widest === 'int' && BigInt.asIntN(32, exact) === exact) return new Int32(Number(exact));
    return Long.fromBigInt(exact);
  }

  private toNumber(): number {
    const exact = this.whole + BigInt(this.small);
    const nearest = Number(exact);
    if (this.widest !== 'double') return nearest;
    if (!Number.isFinite(this.plain)) return this.plain;
    const total = new Sum();
    for (const part of [this.high, this.low, nearest, Number(exact - BigInt(nearest))]) total.addDouble(part);
    return total.high;
  }
}
