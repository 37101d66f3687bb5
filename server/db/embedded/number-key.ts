import { Decimal128, Double, Int32, type Long } from 'bson';

const bytes = Buffer.alloc(8);

/** Eight characters that sort as the doubles do; NaN before everything, -0 as 0. */
export function doubleKey(value: number): string {
  if (Number.isNaN(value)) return '\0\0\0\0\0\0\0\0';
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  if (bytes[0]! < 0x80) bytes[0] = bytes[0]! | 0x80;
  else for (let i = 0; i < 8; i++) bytes[i] = ~bytes[i]!;
  return bytes.toString('latin1');
}

/** The nearest double, then what is left of the exact value: int64 above 2^53 and decimals stay distinct. */
export function numberKey(value: Int32 | Double | Long | Decimal128): string {
  if (value instanceof Int32 || value instanceof Double) return `${doubleKey(value.value)}\x80`;
  if (value instanceof Decimal128) return decimalKey(value.toString());
  const exact = value.toBigInt();
  const nearest = Number(exact);
  return doubleKey(nearest) + restKey(exact - BigInt(nearest), 0);
}

function decimalKey(text: string): string {
  const parsed = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(text);
  if (!parsed) return `${doubleKey(Number(text))}\x80`;
  const [, sign, whole, fraction = '', power = '0'] = parsed;
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const exponent = Number(power) - fraction.length;
  const limit = Number.MAX_VALUE;
  const nearest = Math.max(-limit, Math.min(limit, Number(text)));
  const [doubleDigits, doubleExponent] = exactDouble(nearest);
  const common = Math.min(exponent, doubleExponent);
  const rest =
    digits * 10n ** BigInt(exponent - common) - doubleDigits * 10n ** BigInt(doubleExponent - common);
  return doubleKey(nearest) + restKey(rest, common);
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

function restKey(rest: bigint, exponent: number): string {
  if (rest === 0n) return '\x80';
  const digits = (rest < 0n ? -rest : rest).toString();
  const magnitude = digits.length + exponent + 0x8000;
  const key = `${String.fromCharCode(magnitude >> 8, magnitude & 255)}${digits.replace(/0+$/, '')}\0`;
  return rest > 0n ? `\x81${key}` : `\x7f${complement(key)}`;
}

/** Reverses the order of keys that are not each other's beginnings. */
export function complement(key: string): string {
  const reversed = Buffer.from(key, 'latin1');
  for (let i = 0; i < reversed.length; i++) reversed[i] = ~reversed[i]!;
  return reversed.toString('latin1');
}
