import { createHash } from 'node:crypto';
import type { ConsentRecord, PacketEntry } from '../../../shared/schemas/consent';
import { z } from '../../../shared/zod';

export type PacketFile = { path: string; bytes: Buffer };

/** The list of a packet's files. Its hash is signed and entered in the ledger. */
export const manifest = z.object({
  /** The first format had no keys among the files, and its signature did not cover the certificate. */
  format: z.enum(['lantern packet 1', 'lantern packet 2']),
  id: z.string(),
  leadId: z.string(),
  madeAt: z.string(),
  madeBy: z.string(),
  files: z.array(z.object({ path: z.string(), size: z.int(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

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

/** The signature of the manifest, and since the second format that of its certificate. */
export const packetSignature = z.strictObject({
  keyId: z.string(),
  signature: z.string(),
  certificate: z.string().optional(),
});
export type PacketSignature = z.infer<typeof packetSignature>;

/** Returns each file of a packet with its size and hash. */
export const listed = (files: readonly PacketFile[]): Manifest['files'] =>
  files.map(({ path, bytes }) => ({ path, size: bytes.length, sha256: sha256(bytes) }));

export const isPacketEntry = (record: ConsentRecord): record is PacketEntry => record.kind === 'packet';

/** Another module's part of a lead's packet: files, and records that get a file and a section. */
export type PacketPart = {
  sections?: { name: string; title: string; records: { record: object; facts: [string, unknown][] }[] }[];
  files?: PacketFile[];
};

/** A lead and all IDs that lead to it. */
export type PacketLead = { id: string; ids: readonly string[] };
