import { createPublicKey, verify } from 'node:crypto';
import { certificate as certificateSchema, publicLedgerKey } from '../../shared/schemas/consent';
import { z } from '../../shared/zod';
import { isSignedBy } from '../consents/ledger/check-keys';
import { leafHashOf, rootFromProof } from '../consents/ledger/merkle';
import { isPacketEntry, type PacketFile, sealFiles, sha256 } from './packet-files';
import { BadZip, readZip } from './read-zip';

const manifestSchema = z.object({
  format: z.literal('lantern packet 1'),
  id: z.string(),
  leadId: z.string(),
  madeAt: z.string(),
  madeBy: z.string(),
  files: z.array(z.object({ path: z.string(), size: z.int(), sha256: z.string() })),
});
const signatureSchema = z.object({ keyId: z.string(), signature: z.string() });
const keysSchema = z.array(publicLedgerKey);
export type LedgerKeys = z.infer<typeof keysSchema>;

const parsed = <Schema extends z.ZodType>(schema: Schema, file: PacketFile | undefined): z.output<Schema> => {
  try {
    return schema.parse(JSON.parse(file?.bytes.toString('utf8') ?? ''));
  } catch {
    throw new BadZip(`${file?.path ?? 'A file of the seal'} is missing or damaged.`);
  }
};

export const readKeys = (bytes: Buffer): LedgerKeys =>
  parsed(keysSchema, { path: 'The file of keys', bytes });

const keyOf = (keys: LedgerKeys, keyId: string, at: string) =>
  keys.find(
    ({ id, from, until }) =>
      id === keyId && Date.parse(from) <= Date.parse(at) && (!until || Date.parse(at) <= Date.parse(until)),
  );

/** Whether the ledger's key signed these very bytes. */
const isSigned = (bytes: Buffer, publicKey: string, signature: string): boolean => {
  const raw = Buffer.from(signature, 'base64');
  return raw.toString('base64') === signature && verify(null, bytes, createPublicKey(publicKey), raw);
};

type Certificate = z.output<typeof certificateSchema>;

const problemOfHead = (
  { index, leafHash }: Certificate,
  {
    head,
    treeSize,
    proof,
    signature,
    keyId,
  }: Pick<Certificate, 'head' | 'treeSize' | 'proof' | 'signature' | 'keyId'>,
  keys: LedgerKeys,
): string | undefined => {
  const key = keyOf(keys, keyId, head.timestamp);
  if (!key) return `The key ${keyId} is not among the keys given, or was not in use then.`;
  if (treeSize !== head.treeSize || rootFromProof({ leafHash, index, treeSize, proof }) !== head.rootHash)
    return 'The proof does not lead to the signed root of the ledger.';
  return isSignedBy(key.publicKey, head, signature)
    ? undefined
    : 'The signature of the ledger’s head is not right.';
};

const problemsOfCertificate = (
  certificate: Certificate,
  manifestHash: string,
  keys: LedgerKeys,
): string[] => {
  const { record, leafHash, covering, stamped, cosigned } = certificate;
  if (!isPacketEntry(record) || record.manifestHash !== manifestHash)
    return ['The ledger’s entry is not about this manifest.'];
  if (leafHashOf(record) !== leafHash) return ['The ledger’s entry was changed.'];
  const heads = [certificate, covering, ...(stamped ? [stamped] : []), ...(cosigned ? [cosigned] : [])];
  return heads.flatMap((head) => problemOfHead(certificate, head, keys) ?? []);
};

const problemsOfFiles = (
  files: readonly PacketFile[],
  listed: z.output<typeof manifestSchema>['files'],
): string[] => {
  const seals: readonly string[] = Object.values(sealFiles);
  const there = new Map(files.map((file) => [file.path, file.bytes]));
  const named = new Set(listed.map(({ path }) => path));
  const added = files.filter(({ path }) => !named.has(path) && !seals.includes(path));
  return [
    ...listed.flatMap(({ path, size, sha256: hash }) => {
      const bytes = there.get(path);
      if (!bytes) return [`${path} is missing.`];
      return bytes.length === size && sha256(bytes) === hash ? [] : [`${path} was changed.`];
    }),
    ...added.map(({ path }) => `${path} was added.`),
  ];
};

export type PacketReport = {
  /** Who the packet is about, and who made it when; undefined where that cannot be read. */
  made?: Pick<z.output<typeof manifestSchema>, 'leadId' | 'madeBy' | 'madeAt'>;
  files: number;
  problems: string[];
};

/** Whether a packet is what was made, by keys that one trusts: every file, the manifest, its signature, the ledger. */
export const verifyPacket = (zip: Buffer, trusted?: LedgerKeys): PacketReport => {
  try {
    const files = readZip(zip);
    const file = (path: string) => files.find((one) => one.path === path);
    const own = parsed(keysSchema, file(sealFiles.keys));
    const keys = trusted ?? own;
    const manifestBytes = file(sealFiles.manifest)?.bytes ?? Buffer.alloc(0);
    const { files: listed, ...made } = parsed(manifestSchema, file(sealFiles.manifest));
    const { keyId, signature } = parsed(signatureSchema, file(sealFiles.signature));
    const certificate = parsed(certificateSchema, file(sealFiles.certificate));
    const key = keyOf(keys, keyId, made.madeAt);
    const isOurs = key && isSigned(manifestBytes, key.publicKey, signature);
    const unknown = own.filter(
      ({ id, publicKey }) => !keys.some((one) => one.id === id && one.publicKey === publicKey),
    );
    return {
      made,
      files: listed.length,
      problems: [
        ...(isOurs ? [] : ['The manifest is not signed with a key that you trust.']),
        ...unknown.map(({ id }) => `The packet brings a key that you do not trust: ${id}`),
        ...problemsOfCertificate(certificate, sha256(manifestBytes), keys),
        ...problemsOfFiles(files, listed),
      ],
    };
  } catch (error) {
    const isNamed = error instanceof BadZip;
    return { files: 0, problems: [isNamed ? error.message : 'This is no whole packet: it cannot be read.'] };
  }
};
