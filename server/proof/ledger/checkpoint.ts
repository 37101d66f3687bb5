import { createHash, createPublicKey } from 'node:crypto';
import type { HeadDoc } from '../ledger.model';
import type { Signer } from '../signing-key';

/** The type of a log's key in signed notes (C2SP). */
const logKind = Uint8Array.of(1);

/** Returns the four bytes before each signature of a note, which identify the key. */
const noteKeyHash = (name: string, publicKey: Uint8Array): Buffer =>
  createHash('sha256').update(`${name}\n`).update(logKind).update(publicKey).digest().subarray(0, 4);

/** Returns the 32 bytes of an Ed25519 key. */
const rawKey = (publicKey: string): Buffer =>
  createPublicKey(publicKey).export({ type: 'spki', format: 'der' }).subarray(-32);

/** Returns a key in the format that checkers of signed notes use. */
export const noteKey = (name: string, publicKey: string): string => {
  const raw = rawKey(publicKey);
  const typed = Buffer.concat([logKind, raw]);
  return `${name}+${noteKeyHash(name, raw).toString('hex')}+${typed.toString('base64')}`;
};

/** Returns the content of a checkpoint (C2SP, tlog-checkpoint): which log, how many entries, which root. */
const checkpointBody = (origin: string, { _id, rootHash }: Pick<HeadDoc, '_id' | 'rootHash'>): string =>
  `${origin}\n${_id}\n${Buffer.from(rootHash, 'hex').toString('base64')}\n`;

const signatureLine = (name: string, hash: Uint8Array, signature: Uint8Array): string =>
  `— ${name} ${Buffer.concat([hash, signature]).toString('base64')}\n`;

/** Returns a head as a signed note (C2SP). */
export const getCheckpoint = (origin: string, head: HeadDoc, signer: Signer): string => {
  const body = checkpointBody(origin, head);
  const hash = noteKeyHash(origin, rawKey(signer.publicKey));
  return `${body}\n${signatureLine(origin, hash, signer.signBytes(Buffer.from(body)))}`;
};

/** Returns the content of a checkpoint, or undefined if the text is none. Does not check its signatures. */
export const readCheckpoint = (text: string): { treeSize: number; rootHash: string } | undefined => {
  const [, size, root] = /^[^\n]+\n(\d{1,15})\n([A-Za-z0-9+/]{43}=)\n/.exec(text) ?? [];
  return size && root
    ? { treeSize: Number(size), rootHash: Buffer.from(root, 'base64').toString('hex') }
    : undefined;
};
