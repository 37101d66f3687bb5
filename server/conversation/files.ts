import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { hour } from '../../shared/durations';
import type { Conversation } from './content';
import type { MessageFileDoc } from './message-file.model';

type Needs = Pick<Conversation, 'models' | 'seal'>;

/** A file of a message: its number in the message's list, or without one an e-mail as it arrived. */
export type FileKey = Pick<MessageFileDoc, 'message' | 'file'>;

/** The pictures that browsers show, by the type of their bytes, with the ending of their names. */
export const pictureEndings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The binding of a sealed piece to its place. */
export const aboutPiece = (id: unknown) => `file ${id}`;

/** A document of the database has at most 16 MB. */
const pieceBytes = 4 * 1024 * 1024;
/** A message has at most 25 MB. */
const mostPieces = 8;

const getPieceId = ({ message, file }: FileKey, piece: number) =>
  [message, ...(file === undefined ? [] : [file]), piece].join(':');

/** Stores a file of a message, compressed and sealed. A repeat writes the same pieces. */
export const keepFile = async (
  { models, seal }: Needs,
  key: FileKey & Pick<MessageFileDoc, 'pendingAt'>,
  bytes: Buffer,
): Promise<void> => {
  const packed = await promisify(gzip)(bytes);
  for (let piece = 0; piece * pieceBytes < packed.length; piece++) {
    const _id = getPieceId(key, piece);
    const part = packed.subarray(piece * pieceBytes, (piece + 1) * pieceBytes);
    const sealed = seal.close(part.toString('base64'), aboutPiece(_id));
    await models.messageFiles.updateOne({ _id }, { $set: { ...key, sealed } }, { upsert: true });
  }
};

/** Returns the bytes of a file; undefined if it is gone, or sealed with another key. */
export const readFile = async ({ models, seal }: Needs, key: FileKey): Promise<Buffer | undefined> => {
  const pieces: Buffer[] = [];
  for (let piece = 0; piece < mostPieces; piece++) {
    const _id = getPieceId(key, piece);
    const doc = await models.messageFiles.findById(_id).lean<MessageFileDoc>();
    if (!doc) break;
    const opened = seal.open(doc.sealed, aboutPiece(_id));
    if (opened === undefined) return undefined;
    pieces.push(Buffer.from(opened, 'base64'));
  }
  return pieces.length > 0 ? promisify(gunzip)(Buffer.concat(pieces)) : undefined;
};

const settle = async ({ messageFiles }: Needs['models'], message: string): Promise<void> => {
  await messageFiles.updateMany({ message }, { $unset: { pendingAt: '' } });
};

/** Stores the files of a message of ours before the message, so that one that is stored has them. */
export const withFiles = async <Result>(
  needs: Needs & Pick<Conversation, 'now'>,
  message: string,
  files: readonly Buffer[],
  write: () => Promise<Result>,
): Promise<Result> => {
  const pendingAt = new Date(needs.now());
  for (const [file, bytes] of files.entries()) await keepFile(needs, { message, file, pendingAt }, bytes);
  const result = await write();
  if (files.length > 0) await settle(needs.models, message);
  return result;
};

/** Deletes files whose message was never written, because a server stopped before. */
export const dropPendingFiles = async ({
  models,
  now,
}: Pick<Conversation, 'models' | 'now'>): Promise<void> => {
  const overdue = { pendingAt: { $lt: new Date(now() - hour) } };
  for (const message of await models.messageFiles.distinct('message', overdue)) {
    if (await models.messages.exists({ _id: message })) await settle(models, message);
    else await models.messageFiles.deleteMany({ message });
  }
};

/** Returns a file's name without what misleads a reader, such as reversed text, or what a file system refuses. */
export const cleanFileName = (name: string): string =>
  name
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, ' ')
    .trim()
    .slice(0, 200) || 'file';
