import { createPublicKey, verify } from 'node:crypto';
import {
  type Certificate,
  certificate as certificateSchema,
  publicLedgerKey,
} from '../../../shared/schemas/consent';
import { z } from '../../../shared/zod';
import { type LedgerKeys, problemsOfCertificate, toKey } from '../ledger/check-certificate';
import { timesOfCertificate } from '../ledger/times';
import {
  isPacketEntry,
  jsonFile,
  type Manifest,
  manifest,
  type PacketFile,
  type PacketSignature,
  packetSignature,
  sealFiles,
  sha256,
} from './packet-files';
import { BadZip, readZip } from './read-zip';
import { problemsOfMessages } from './verify-messages';

const keysSchema = z.array(publicLedgerKey);

const parsed = <Schema extends z.ZodType>(schema: Schema, file: PacketFile | undefined): z.output<Schema> => {
  try {
    return schema.parse(JSON.parse(file?.bytes.toString('utf8') ?? ''));
  } catch {
    throw new BadZip(`${file?.path ?? 'A file of the seal'} is missing or damaged.`);
  }
};

export const readKeys = (bytes: Buffer): LedgerKeys =>
  parsed(keysSchema, { path: 'The file of keys', bytes });

/** Checks that the ledger's key signed exactly these bytes. */
const isSigned = (bytes: Buffer, publicKey: string, signature: string): boolean => {
  const raw = Buffer.from(signature, 'base64');
  return raw.toString('base64') === signature && verify(null, bytes, createPublicKey(publicKey), raw);
};

const problemsOfEntry = (certificate: Certificate, manifestHash: string, keys: LedgerKeys): string[] => {
  const { record } = certificate;
  if (!isPacketEntry(record) || record.manifestHash !== manifestHash)
    return ['The ledger’s entry is not about this manifest.'];
  return [...problemsOfCertificate(certificate, keys), ...timesOfCertificate(certificate).findings];
};

const problemsOfFiles = (files: readonly PacketFile[], listed: Manifest['files']): string[] => {
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

type PacketReport = {
  /** The packet's lead, and who made it when; undefined if that cannot be read. */
  origin?: Pick<Manifest, 'leadId' | 'madeBy' | 'madeAt'>;
  files: number;
  problems: string[];
};

/** Checks both signatures: the manifest's and, since the second format, its certificate's. */
const problemsOfSignature = (
  { format, madeAt }: Pick<Manifest, 'format' | 'madeAt'>,
  { keyId, signature, certificate }: PacketSignature,
  file: (path: string) => PacketFile | undefined,
  keys: LedgerKeys,
): string[] => {
  const key = toKey(keys, keyId, madeAt);
  const isOurs = (path: string, signed: string | undefined) =>
    key && signed !== undefined && isSigned(file(path)?.bytes ?? Buffer.alloc(0), key.publicKey, signed);
  if (!isOurs(sealFiles.manifest, signature))
    return ['The manifest is not signed with a key that you trust.'];
  const isFirst = format === 'lantern packet 1';
  const isRight = isFirst ? certificate === undefined : isOurs(sealFiles.certificate, certificate);
  return isRight ? [] : [`${sealFiles.certificate} is not signed with a key that you trust.`];
};

/** Reports keys of the packet that are not among the trusted ones. */
const problemsOfKeys = (own: LedgerKeys, keys: LedgerKeys): string[] =>
  own
    .filter(({ id, publicKey }) => !keys.some((one) => one.id === id && one.publicKey === publicKey))
    .map(({ id }) => `The packet brings a key that you do not trust: ${id}`);

/** No signature covers this file, so its spelling must be ours. */
const readSignature = (file: PacketFile | undefined): PacketSignature => {
  const signature = parsed(packetSignature, file);
  if (!file?.bytes.equals(jsonFile('', JSON.parse(file.bytes.toString('utf8'))).bytes))
    throw new BadZip(`${sealFiles.signature} was changed.`);
  return signature;
};

/** Checks a packet against trusted keys: every file, the manifest, its signature, and the ledger proof. */
export const verifyPacket = (zip: Buffer, trusted?: LedgerKeys): PacketReport => {
  try {
    const files = readZip(zip);
    const file = (path: string) => files.find((one) => one.path === path);
    const own = parsed(keysSchema, file(sealFiles.keys));
    const keys = trusted ?? own;
    const { format, files: listed, ...origin } = parsed(manifest, file(sealFiles.manifest));
    const isListed = listed.some(({ path }) => path === sealFiles.keys);
    const signature = readSignature(file(sealFiles.signature));
    const certificate = parsed(certificateSchema, file(sealFiles.certificate));
    return {
      origin,
      files: listed.length,
      problems: [
        ...problemsOfSignature({ format, madeAt: origin.madeAt }, signature, file, keys),
        ...problemsOfKeys(own, keys),
        ...(isListed === (format === 'lantern packet 2') ? [] : ['The manifest is not of its format.']),
        ...problemsOfEntry(certificate, sha256(file(sealFiles.manifest)!.bytes), keys),
        ...problemsOfFiles(files, listed),
        ...problemsOfMessages(files, keys),
      ],
    };
  } catch (error) {
    const isNamed = error instanceof BadZip;
    return { files: 0, problems: [isNamed ? error.message : 'This is no whole packet: it cannot be read.'] };
  }
};
