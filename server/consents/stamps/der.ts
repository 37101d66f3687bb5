/** The few kinds of DER (ITU-T X.690) that a timestamp is made of. */
export const tags = {
  boolean: 0x01,
  integer: 0x02,
  octets: 0x04,
  nothing: 0x05,
  oid: 0x06,
  time: 0x18,
  sequence: 0x30,
  /** The first one of its own kind. */
  own: 0xa0,
} as const;

const lengthOf = (length: number): Buffer => {
  if (length < 0x80) return Buffer.from([length]);
  const hex = length.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
};

/** One value: its tag, its length, and what it holds. */
export const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
};

/** A positive number, however long, of its bytes. */
export const derInteger = (bytes: Uint8Array): Buffer => {
  let from = 0;
  while (from < bytes.length - 1 && bytes[from] === 0) from++;
  const plain = bytes.subarray(from);
  return der(tags.integer, ...((plain[0] ?? 0) >= 0x80 ? [Buffer.from([0])] : []), plain);
};

export type Der = { tag: number; content: Buffer; whole: Buffer };

/** Bytes that are no DER, or end too early. */
export class Malformed extends Error {
  override name = 'Malformed';
}

/** The value that begins at `at`. */
export const readDer = (bytes: Buffer, at = 0): Der => {
  const tag = bytes[at];
  const first = bytes[at + 1];
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) throw new Malformed('no DER');
  const more = first < 0x80 ? 0 : first & 0x7f;
  if (more > 4 || (first >= 0x80 && more === 0)) throw new Malformed('its length cannot be read');
  let length = first;
  if (more > 0) {
    if (at + 2 + more > bytes.length) throw new Malformed('it ends too early');
    length = bytes.readUIntBE(at + 2, more);
  }
  const from = at + 2 + more;
  if (from + length > bytes.length) throw new Malformed('it ends too early');
  return { tag, content: bytes.subarray(from, from + length), whole: bytes.subarray(at, from + length) };
};

/** The values that a value holds. */
export const childrenOf = ({ content }: Der): Der[] => {
  const children: Der[] = [];
  for (let at = 0; at < content.length; ) {
    const child = readDer(content, at);
    children.push(child);
    at += child.whole.length;
  }
  return children;
};
