import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto';
import type { LedgerKey } from '../../shared/schemas/consent';
import { canonicalJson } from './ledger/canonical-json';

/** The first bytes of every Ed25519 private key in PKCS 8; its 32 bytes follow. */
const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

const fromSeed = (seed: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([prefix, seed]), format: 'der', type: 'pkcs8' });

/** Reads a key from a setting: PEM, or its 32 bytes in hexadecimal or base64. Returns undefined if it is neither. */
export const parseSigningKey = (text: string): KeyObject | undefined => {
  const plain = text.trim().replaceAll('\\n', '\n');
  try {
    if (plain.startsWith('-----')) {
      const key = createPrivateKey(plain);
      return key.asymmetricKeyType === 'ed25519' ? key : undefined;
    }
    const seed = Buffer.from(plain, /^[0-9a-f]{64}$/i.test(plain) ? 'hex' : 'base64');
    return seed.length === 32 ? fromSeed(seed) : undefined;
  } catch {
    return undefined;
  }
};

/** Derives the key of servers that share a secret and have no key setting. */
export const deriveSigningKey = (secret: string): KeyObject =>
  fromSeed(Buffer.from(hkdfSync('sha256', secret, '', 'lantern consent signing key', 32)));

export type Head = { treeSize: number; rootHash: string; timestamp: string };

/** Returns a key's ID: the beginning of its public key's hash. */
export const getKeyId = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/** A key's statement about its successor. */
type Rotation = { keyId: string; publicKey: string; from: string; previousKeyId: string };

export const getRotation = ({ keyId, publicKey, from, previous }: LedgerKey): Rotation => ({
  keyId,
  publicKey,
  from,
  previousKeyId: previous?.keyId ?? '',
});

/** Returns a signer for the heads of the log and for the next key. */
export const createSigner = (key: KeyObject) => {
  const publicKey = createPublicKey(key);
  return {
    keyId: getKeyId(publicKey),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: (said: Head | Rotation): string =>
      sign(null, Buffer.from(canonicalJson(said)), key).toString('base64'),
    signBytes: (bytes: Uint8Array): Buffer => sign(null, bytes, key),
  };
};

export type Signer = ReturnType<typeof createSigner>;
