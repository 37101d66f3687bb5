import { createHash, verify, X509Certificate } from 'node:crypto';
import { type BaseBlock, fromBER, OctetString } from 'asn1js';
import { Certificate, ContentInfo, SignedData } from 'pkijs';
import { readToken } from '../../proof/stamps/timestamp';
import { computeFingerprint } from './hashes';

/** The result of checking a file's seal. */
export type SealFinding =
  | {
      isWhole: true;
      fingerprint: string;
      signedBy: string;
      covers: 'all' | 'part';
      /** When an outside service timestamped the seal; `wrong` if the timestamp is for something else. */
      stamp: string | 'wrong' | undefined;
    }
  | { isWhole: false; why: 'no seal' | 'changed' | 'unreadable' };

const byteRangePattern = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;

type Range = readonly [start: number, length: number, secondStart: number, secondLength: number];

/** Returns the byte range of the last seal: everything except the gap that contains the seal. */
const lastRange = (file: Buffer): Range | undefined => {
  const match = [...file.toString('latin1').matchAll(byteRangePattern)].at(-1);
  return match && (match.slice(1, 5).map(Number) as unknown as Range);
};

const findSeal = (file: Buffer, [start, length, secondStart]: Range): Buffer | undefined => {
  const hole = file.subarray(start + length, secondStart).toString('latin1');
  const hex = /^<([0-9a-fA-F]+)>$/.exec(hole)?.[1];
  return hex === undefined ? undefined : Buffer.from(hex, 'hex');
};

const messageDigest = '1.2.840.113549.1.9.4';
/** Identifies the certificate by its hash, so that no other one can replace it (RFC 5035). */
const signingCertificate = '1.2.840.113549.1.9.16.2.47';

const readSignedData = (seal: Buffer): SignedData | undefined => {
  const { offset, result } = fromBER(new Uint8Array(seal).buffer);
  // Unused space after the seal must be zeros; anything else was written later.
  if (offset === -1 || seal.subarray(offset).some((byte) => byte !== 0)) return undefined;
  const { contentType, content } = new ContentInfo({ schema: result });
  return contentType === ContentInfo.SIGNED_DATA ? new SignedData({ schema: content }) : undefined;
};

/** Returns true if the certificate's key signed this hash of the sealed bytes. */
const isSignedBy = ({ publicKey, raw }: X509Certificate, signed: SignedData, hash: Buffer): boolean => {
  const [info] = signed.signerInfos;
  const attributes = info?.signedAttrs;
  const getAttribute = (wanted: string) =>
    attributes?.attributes.find(({ type }) => type === wanted)?.values[0] as BaseBlock | undefined;
  const digest = getAttribute(messageDigest);
  const named = getAttribute(signingCertificate);
  if (!info || !attributes || !(digest instanceof OctetString) || !named) return false;
  return (
    Buffer.from(digest.valueBlock.valueHexView).equals(hash) &&
    Buffer.from(named.toBER()).includes(createHash('sha256').update(raw).digest()) &&
    verify(
      'sha256',
      Buffer.from(attributes.encodedValue),
      publicKey,
      Buffer.from(info.signature.valueBlock.valueHexView),
    )
  );
};

/** An RFC 3161 timestamp of the signature, outside the signed data. */
const signatureTimestamp = '1.2.840.113549.1.9.16.2.14';

/** Returns when the seal was timestamped. `pdfsig` or `openssl ts -verify` checks who signed the timestamp. */
const getStamp = (signed: SignedData): string | undefined => {
  const [info] = signed.signerInfos;
  const attribute = info?.unsignedAttrs?.attributes.find(({ type }) => type === signatureTimestamp);
  const token = attribute?.values[0] as BaseBlock | undefined;
  if (!info || !token) return undefined;
  try {
    const { hash, at } = readToken(token);
    const signature = Buffer.from(info.signature.valueBlock.valueHexView);
    return hash.equals(createHash('sha256').update(signature).digest()) ? at.toISOString() : 'wrong';
  } catch {
    return 'wrong';
  }
};

/**
 * Checks that the file is unchanged since it was sealed, and returns the certificate. The reader must know who owns it.
 */
export const checkSeal = (file: Buffer): SealFinding => {
  const range = lastRange(file);
  if (!range) return { isWhole: false, why: 'no seal' };
  const [start, length, secondStart, secondLength] = range;
  const end = secondStart + secondLength;
  const seal = findSeal(file, range);
  if (start !== 0 || end > file.length || !seal) return { isWhole: false, why: 'changed' };
  try {
    const signed = readSignedData(seal);
    const parsed = signed?.certificates?.find((one) => one instanceof Certificate);
    if (!signed || !parsed) return { isWhole: false, why: 'unreadable' };
    const certificate = new X509Certificate(Buffer.from(parsed.toSchema(true).toBER()));
    const hash = createHash('sha256')
      .update(file.subarray(0, length))
      .update(file.subarray(secondStart, end))
      .digest();
    if (!isSignedBy(certificate, signed, hash)) return { isWhole: false, why: 'changed' };
    return {
      isWhole: true,
      fingerprint: computeFingerprint(certificate.raw),
      signedBy: certificate.subject,
      covers: end === file.length ? 'all' : 'part',
      stamp: getStamp(signed),
    };
  } catch {
    return { isWhole: false, why: 'unreadable' };
  }
};
