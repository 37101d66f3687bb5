import { createHash } from 'node:crypto';
import type { ConsentRecord, PacketEntry } from '../../../shared/schemas/consent';

export type PacketFile = { path: string; bytes: Buffer };

/** The list of a packet's files. Its hash is signed and entered in the ledger. */
export type Manifest = {
  /** The first format had no keys among the files, and its signature did not cover the certificate. */
  format: 'lantern packet 1' | 'lantern packet 2';
  id: string;
  leadId: string;
  madeAt: string;
  madeBy: string;
  files: { path: string; size: number; sha256: string }[];
};

/**
 * The files beside those in the manifest: the manifest, its signature, its proof from the ledger, and the ledger's
 * keys.
 */
export const sealFiles = {
  manifest: 'manifest.json',
  signature: 'manifest-signature.json',
  certificate: 'manifest-certificate.json',
  keys: 'ledger-keys.json',
} as const;

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const jsonFile = (path: string, value: unknown): PacketFile => ({
  path,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

/** The signature of the manifest, and that of its certificate. */
export type PacketSignature = { keyId: string; signature: string; certificate: string };

/** Returns each file of a packet with its size and hash. */
export const listed = (files: readonly PacketFile[]): Manifest['files'] =>
  files.map(({ path, bytes }) => ({ path, size: bytes.length, sha256: sha256(bytes) }));

export const isPacketEntry = (record: ConsentRecord): record is PacketEntry => record.kind === 'packet';
