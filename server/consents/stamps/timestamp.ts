import { childrenOf, type Der, der, derInteger, Malformed, readDer, tags } from './der';

/** Object identifiers as DER has them: SHA-256, and what a timestamp says (RFC 3161). */
const sha256 = Buffer.from('608648016503040201', 'hex');
const timestampInfo = Buffer.from('2a864886f70d0109100104', 'hex');

const imprintOf = (hash: Uint8Array) =>
  der(tags.sequence, der(tags.sequence, der(tags.oid, sha256), der(tags.nothing)), der(tags.octets, hash));

/** What is asked of a service: a stamp on this hash, with its certificate, and with `nonce` in the answer. */
export const timestampRequest = (hash: Uint8Array, nonce: Uint8Array): Buffer =>
  der(
    tags.sequence,
    derInteger(Buffer.from([1])),
    imprintOf(hash),
    derInteger(nonce),
    der(tags.boolean, Buffer.from([0xff])),
  );

const nth = (parent: Der, place: number, tag: number): Der => {
  const child = childrenOf(parent)[place];
  if (child?.tag !== tag) throw new Malformed('it is not built as a timestamp is');
  return child;
};

/** `20261122151530.123Z` */
const momentOf = ({ content }: Der): Date => {
  const [, year, month, day, hour, minute, second, part = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z$/.exec(content.toString('latin1')) ?? [];
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${part.slice(0, 4)}Z`);
  if (Number.isNaN(at.getTime())) throw new Malformed('its time cannot be read');
  return at;
};

/** What a stamp says: the hash, when, and the number that was sent along. */
export type Timestamp = { hash: Buffer; at: Date; nonce: Buffer | undefined };

/**
 * Reads a service's whole answer (TimeStampResp). Throws where it was refused or is none. Whether the service's
 * signature is right is for whoever trusts that service to check: `openssl ts -verify`.
 */
export const readTimestamp = (answer: Buffer): Timestamp => {
  const response = readDer(answer);
  const status = nth(nth(response, 0, tags.sequence), 0, tags.integer).content;
  // 0 is granted, 1 granted with changes.
  if (status.length !== 1 || status[0]! > 1) throw new Malformed('the service refused');
  const signed = nth(nth(nth(response, 1, tags.sequence), 1, tags.own), 0, tags.sequence);
  const inside = nth(signed, 2, tags.sequence);
  if (!nth(inside, 0, tags.oid).content.equals(timestampInfo)) throw new Malformed('it is no timestamp');
  const info = readDer(nth(nth(inside, 1, tags.own), 0, tags.octets).content);
  const imprint = nth(info, 2, tags.sequence);
  if (!nth(nth(imprint, 0, tags.sequence), 0, tags.oid).content.equals(sha256))
    throw new Malformed('it is of another kind of hash');
  const at = momentOf(nth(info, 4, tags.time));
  const nonce = childrenOf(info)
    .slice(5)
    .find(({ tag }) => tag === tags.integer)?.content;
  return { hash: nth(imprint, 1, tags.octets).content, at, nonce };
};
