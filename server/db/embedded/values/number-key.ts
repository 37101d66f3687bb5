import { Decimal128, Double, Int32, type Long } from 'bson';

/** Means "exactly that double", between the remainders below and above it. */
const nothing = '\x80';

/**
 * Splits a number into the nearest double and the rest of the exact value as sortable text, so that int64 above 2^53
 * and decimals stay distinct.
 */
export function splitNumber(value: Int32 | Double | Long | Decimal128): [nearest: number, rest: string] {
  if (value instanceof Int32 || value instanceof Double) return [value.value, nothing];
  if (value instanceof Decimal128) return splitDecimal(value.toString());
  const exact = value.toBigInt();
  const nearest = Number(exact);
  return [nearest, restText(exact - BigInt(nearest), 0)];
}

function splitDecimal(text: string): [nearest: number, rest: string] {
  const parsed = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(text);
  if (!parsed) return [Number(text), nothing];
  const [, sign, whole, fraction = '', power = '0'] = parsed;
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const exponent = Number(power) - fraction.length;
  const limit = Number.MAX_VALUE;
  const nearest = Math.max(-limit, Math.min(limit, Number(text)));
  const [doubleDigits, doubleExponent] = exactDouble(nearest);
  const common = Math.min(exponent, doubleExponent);
  const scaled = (number: bigint, from: number) => number * 10n ** BigInt(from - common);
  return [nearest, restText(scaled(digits, exponent) - scaled(doubleDigits, doubleExponent), common)];
}

/** Every double is an integer times a power of ten, because 2^-k is 5^k times 10^-k. */
function exactDouble(value: number): [digits: bigint, exponent: number] {
  let power = 0;
  let whole = value;
  while (!Number.isInteger(whole)) {
    whole *= 2;
    power++;
  }
  return [BigInt(whole) * 5n ** BigInt(power), -power];
}

function restText(rest: bigint, exponent: number): string {
  if (rest === 0n) return nothing;
  const digits = (rest < 0n ? -rest : rest).toString();
  const magnitude = digits.length + exponent + 0x8000;
  const text = `${String.fromCharCode(magnitude >> 8, magnitude & 255)}${digits.replace(/0+$/, '')}\0`;
  if (rest > 0n) return `\x81${text}`;
  return `\x7f${text.replace(/[\0-\xff]/g, (char) => String.fromCharCode(255 - char.charCodeAt(0)))}`;
}
