import { createPublicKey, verify } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { checkpointBody } from '../ledger/checkpoint';
import type { Cosignature, HeadDoc } from '../ledger.model';
import { type Cosigner, parseCosigner } from './cosigner';

/** Four bytes that name the key, eight that say the time in seconds, and an Ed25519 signature. */
const length = 4 + 8 + 64;
const lastMoment = 8_640_000_000_000n;

const isSigned = (publicKey: Buffer, message: string, signature: Uint8Array): boolean => {
  const key = { kty: 'OKP', crv: 'Ed25519', x: publicKey.toString('base64url') };
  return verify(null, Buffer.from(message), createPublicKey({ key, format: 'jwk' }), signature);
};

type Signed = { origin: string; head: Pick<HeadDoc, '_id' | 'rootHash'> };

const readLine = (cosigner: Cosigner, { origin, head }: Signed, line: string): Cosignature | undefined => {
  const [, name, base64 = ''] = /^— (\S+) ([A-Za-z0-9+/]+={0,2})$/.exec(line) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (name !== cosigner.name || bytes.length !== length || !bytes.subarray(0, 4).equals(cosigner.hash))
    return undefined;
  const seconds = bytes.readBigUInt64BE(4);
  const message = `cosignature/v1\ntime ${seconds}\n${checkpointBody(origin, head)}`;
  if (seconds > lastMoment || !isSigned(cosigner.publicKey, message, bytes.subarray(12))) return undefined;
  return { name, key: cosigner.key, origin, at: new Date(Number(seconds) * 1000).toISOString(), line };
};

/**
 * The cosignature of a witness on a head (C2SP, tlog-cosignature: cosignature/v1) among lines of signatures; undefined
 * where none is right. Lines of other keys are passed over, as the specification wants it.
 */
export const readCosignature = (cosigner: Cosigner, signed: Signed, lines: string): Cosignature | undefined =>
  lines
    .split('\n')
    .map((line) => readLine(cosigner, signed, line))
    .find(Boolean);

/** Whether a cosignature that was kept is by the key that it names, and of this head. */
export const isCosignature = (kept: Cosignature, head: HeadDoc): boolean => {
  const cosigner = parseCosigner(kept.key);
  // Whoever changed the database may have left a field out.
  const right = cosigner && readCosignature(cosigner, { origin: kept.origin, head }, kept.line ?? '');
  return isDeepStrictEqual(right, kept);
};
