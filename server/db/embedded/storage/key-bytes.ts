/** An upper bound beyond every key with the given prefix: keys have no character above 0xff. */
export const HIGH = '\u0100';

/** Beyond every key: none starts this high. */
const beyondAll = Buffer.from([0xff]);

export const toBytes = (key: string): Buffer => Buffer.from(key, 'latin1');
export const findKey = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Converts a range bound, which may contain `HIGH`, to the smallest bytes that are not before it. */
export function getBound(text: string): Buffer {
  const at = text.indexOf(HIGH);
  if (at < 0) return toBytes(text);
  const bytes = toBytes(text.slice(0, at));
  for (let last = bytes.length - 1; last >= 0; last--) {
    if (bytes[last] === 0xff) continue;
    bytes[last]! += 1;
    return bytes.subarray(0, last + 1);
  }
  return beyondAll;
}
