import { createReadStream, existsSync } from 'node:fs';
import { pipeline, Readable, type Transform } from 'node:stream';
import * as zlib from 'node:zlib';

/** The encryption of an archive: with a passphrase, or for age recipients. With neither, it is not encrypted. */
export type Lock = {
  passphrase?: string | undefined;
  /** The cost of trying a passphrase, as a power of two; age's default of 18 if missing. */
  workFactor?: number;
  recipients?: readonly string[] | undefined;
};
/** Opens an archive: its passphrase, or the age key (`AGE-SECRET-KEY-1...`) of a recipient. */
export type Opener = { passphrase?: string | undefined; identities?: readonly string[] | undefined };

/** Available in Node from 22.15. */
const { createZstdCompress, createZstdDecompress } = zlib as {
  createZstdCompress?: () => Transform;
  createZstdDecompress?: () => Transform;
};

/** The returned stream reports any error of the pipeline. */
const through = (from: Readable, step: Transform): Transform => pipeline(from, step, () => {});

const encrypted = async (
  bytes: Readable,
  { passphrase, workFactor, recipients = [] }: Lock,
): Promise<Readable> => {
  if (!passphrase && recipients.length === 0) return bytes;
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  if (workFactor) encrypter.setScryptWorkFactor(workFactor);
  if (passphrase) encrypter.setPassphrase(passphrase);
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(bytes)));
};

/** The bytes of an archive's lines: compressed, and encrypted if there is a lock. */
export const pack = (lines: AsyncIterable<string>, lock: Lock): Promise<Readable> =>
  encrypted(through(Readable.from(lines), createZstdCompress?.() ?? zlib.createGzip()), lock);

/** Enough bytes to recognize each kind of file. */
const headBytes = 32;

/** The first bytes of a stream, and a stream of all of them. */
const peek = async (bytes: Readable): Promise<{ head: Buffer; all: Readable }> => {
  const iterator = bytes[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  let head = Buffer.alloc(0);
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    head = Buffer.concat([head, next.value]);
    if (head.length >= headBytes) break;
  }
  const rest = { [Symbol.asyncIterator]: () => iterator };
  async function* whole() {
    yield head;
    yield* rest;
  }
  return { head, all: Readable.from(whole(), { objectMode: false }) };
};

const startsWith = (head: Buffer, start: string | Buffer) =>
  head.subarray(0, start.length).equals(Buffer.from(start as string));

const decrypted = async (bytes: Readable, { passphrase, identities = [] }: Opener): Promise<Readable> => {
  if (!passphrase && identities.length === 0)
    throw new Error('This archive is encrypted: set BACKUP_PASSPHRASE or BACKUP_IDENTITY.');
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  if (passphrase) decrypter.addPassphrase(passphrase);
  for (const identity of identities) decrypter.addIdentity(identity);
  const opened = await decrypter.decrypt(Readable.toWeb(bytes)).catch(() => {
    throw new Error('This archive opens with another passphrase or key.');
  });
  return Readable.fromWeb(opened);
};

const decompressed = ({ head, all }: { head: Buffer; all: Readable }): Readable => {
  if (startsWith(head, Buffer.from([0x1f, 0x8b]))) return through(all, zlib.createGunzip());
  if (!startsWith(head, Buffer.from([0x28, 0xb5, 0x2f, 0xfd]))) return all;
  if (createZstdDecompress) return through(all, createZstdDecompress());
  throw new Error(
    'This archive is compressed with zstd: read it with Node 22.15 or newer, or unpack it with zstd -d.',
  );
};

/** The lines of an archive in any packing, which its first bytes identify. */
export const unpack = async (file: string, opener: Opener): Promise<Readable> => {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const outer = await peek(createReadStream(file));
  const isEncrypted = startsWith(outer.head, 'age-encryption.org/');
  if (!isEncrypted) return decompressed(outer);
  const opened = await decrypted(outer.all, opener);
  const inner = await peek(opened).catch(() => {
    throw new Error('This archive is damaged or was cut off. Take another one.');
  });
  return decompressed(inner);
};
