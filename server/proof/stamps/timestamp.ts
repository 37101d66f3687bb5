import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { AsnType } from 'asn1js';
import { canonicalJson } from '../ledger/canonical-json';
import type { HeadDoc } from '../ledger.model';

const load = createRequire(import.meta.url);
/** Loaded with the first timestamp: a start does not need it, and it is slow to load. */
const asn1 = (): typeof import('asn1js') => load('asn1js');

const sha256 = '2.16.840.1.101.3.4.2.1';
/** The content type of a timestamp (RFC 3161). */
const timestampInfo = '1.2.840.113549.1.9.16.1.4';
const ownTags = 3;

/** Returns the request for a timestamp of this hash, with the service's certificate and our `nonce`. */
export const timestampRequest = (hash: Uint8Array, nonce: bigint): Buffer => {
  const { Boolean: Truth, Integer, Null, ObjectIdentifier, OctetString, Sequence } = asn1();
  const algorithm = new Sequence({ value: [new ObjectIdentifier({ value: sha256 }), new Null()] });
  const imprint = new Sequence({ value: [algorithm, new OctetString({ valueHex: hash })] });
  const value = [new Integer({ value: 1 }), imprint, Integer.fromBigInt(nonce), new Truth({ value: true })];
  return Buffer.from(new Sequence({ value }).toBER());
};

class Malformed extends Error {
  override name = 'Malformed';
}

const read = (bytes: Uint8Array): AsnType => {
  const { offset, result } = asn1().fromBER(bytes);
  if (offset === -1) throw new Malformed('no DER');
  return result;
};

const asKind = <Value extends AsnType>(
  value: AsnType | undefined,
  kind: abstract new (...args: never[]) => Value,
): Value => {
  if (!(value instanceof kind)) throw new Malformed('it is not built as a timestamp is');
  return value;
};

const getChildren = (value: AsnType | undefined): AsnType[] =>
  asKind(value, asn1().Sequence).valueBlock.value;

/** Returns the content of `[0] EXPLICIT`. */
const inOwnTag = (value: AsnType | undefined): AsnType | undefined => {
  const { idBlock, valueBlock } = asKind(value, asn1().Constructed);
  return idBlock.tagClass === ownTags && idBlock.tagNumber === 0 ? valueBlock.value[0] : undefined;
};

const getIdentifier = (value: AsnType | undefined) => asKind(value, asn1().ObjectIdentifier).getValue();
const toBytes = (value: AsnType | undefined) => Buffer.from(asKind(value, asn1().OctetString).getValue());

const toMoment = (value: AsnType | undefined): Date => {
  const at = asKind(value, asn1().GeneralizedTime).toDate();
  if (Number.isNaN(at.getTime())) throw new Malformed('its time cannot be read');
  return at;
};

/** The content of a timestamp: the hash, the time, and the nonce. */
export type Timestamp = { hash: Buffer; at: Date; nonce: bigint | undefined };

/** Reads a timestamp (TimeStampToken). Throws if it is none. */
export const readToken = (token: AsnType | undefined): Timestamp => {
  const signed = getChildren(inOwnTag(getChildren(token)[1]));
  const [kind, content] = getChildren(signed[2]);
  if (getIdentifier(kind) !== timestampInfo) throw new Malformed('it is no timestamp');
  const info = getChildren(read(toBytes(inOwnTag(content))));
  const [algorithm, hash] = getChildren(info[2]);
  if (getIdentifier(getChildren(algorithm)[0]) !== sha256)
    throw new Malformed('it is of another kind of hash');
  const nonce = info.slice(5).find((value) => value instanceof asn1().Integer);
  return { hash: toBytes(hash), at: toMoment(info[4]), nonce: nonce?.toBigInt() };
};

/**
 * Reads a service's whole answer (TimeStampResp). Throws if the request was refused or the answer is none. It does not
 * verify the service's signature; `openssl ts -verify` does, for anyone who trusts the service.
 */
export const readTimestamp = (answer: Uint8Array): Timestamp => {
  const [status, token] = getChildren(read(answer));
  const granted = asKind(getChildren(status)[0], asn1().Integer).toBigInt();
  // 0 is granted, 1 granted with changes.
  if (granted !== 0n && granted !== 1n) throw new Malformed('the service refused');
  return readToken(token);
};

/** Returns the hash to timestamp: that of the signed bytes. */
export const stampedHash = ({ _id: treeSize, rootHash, timestamp }: HeadDoc): Buffer =>
  createHash('sha256').update(canonicalJson({ treeSize, rootHash, timestamp })).digest();
