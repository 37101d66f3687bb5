import { createHash, createPublicKey } from 'node:crypto';
import type { HeadDoc } from '../ledger.model';
import type { Signer } from '../signing-key';

/** Kinds of keys in signed notes (C2SP): who keeps a log, and who witnesses it. */
export const noteKinds = { log: 1, witness: 4 } as const;

/** The four bytes that stand before each signature of a note: whose key of which kind it is. */
export const noteKeyHash = (name: string, kind: number, publicKey: Uint8Array): Buffer =>
  createHash('sha256')
    .update(`${name}\n`)
    .update(Uint8Array.of(kind))
    .update(publicKey)
    .digest()
    .subarray(0, 4);

/** The 32 bytes of an Ed25519 key. */
const rawKey = (publicKey: string): Buffer =>
  createPublicKey(publicKey).export({ type: 'spki', format: 'der' }).subarray(-32);

/** A key as checkers of signed notes are told of it. */
export const noteKey = (name: string, publicKey: string): string => {
  const raw = rawKey(publicKey);
  const typed = Buffer.concat([Uint8Array.of(noteKinds.log), raw]);
  return `${name}+${noteKeyHash(name, noteKinds.log, raw).toString('hex')}+${typed.toString('base64')}`;
};

/** What a checkpoint says (C2SP, tlog-checkpoint): which log, how many entries, which root. */
export const checkpointBody = (
  origin: string,
  { _id, rootHash }: Pick<HeadDoc, '_id' | 'rootHash'>,
): string => `${origin}\n${_id}\n${Buffer.from(rootHash, 'hex').toString('base64')}\n`;

const signatureLine = (name: string, hash: Uint8Array, signature: Uint8Array): string =>
  `— ${name} ${Buffer.concat([hash, signature]).toString('base64')}\n`;

/** A head as a signed note (C2SP), with the cosignatures of witnesses. */
export const checkpointOf = (origin: string, head: HeadDoc, signer: Signer): string => {
  const body = checkpointBody(origin, head);
  const hash = noteKeyHash(origin, noteKinds.log, rawKey(signer.publicKey));
  const own = signatureLine(origin, hash, signer.signBytes(Buffer.from(body)));
  const others = (head.cosignatures ?? []).filter((one) => one.origin === origin);
  return `${body}\n${own}${others.map(({ line }) => `${line}\n`).join('')}`;
};

/** What a checkpoint says; undefined where a text is none. Its signatures are not looked at. */
export const readCheckpoint = (text: string): { treeSize: number; rootHash: string } | undefined => {
  const [, size, root] = /^[^\n]+\n(\d{1,15})\n([A-Za-z0-9+/]{43}=)\n/.exec(text) ?? [];
  return size && root
    ? { treeSize: Number(size), rootHash: Buffer.from(root, 'base64').toString('hex') }
    : undefined;
};
