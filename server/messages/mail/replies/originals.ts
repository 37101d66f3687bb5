import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Conversation } from '../../conversation/content';
import type { MailFileDoc } from './mail-file.model';

type Needs = Pick<Conversation, 'models' | 'seal'>;

/** A document of the database has at most 16 MB. */
const pieceBytes = 4 * 1024 * 1024;
/** A message has at most 25 MB. */
const mostPieces = 8;

const getName = (message: string, piece: number) => `${message}:${piece}`;

/** Keeps an e-mail as it arrived, sealed. A repeat writes the same pieces. */
export const keepOriginal = async ({ models, seal }: Needs, message: string, raw: Buffer): Promise<void> => {
  const packed = await promisify(gzip)(raw);
  for (let piece = 0; piece * pieceBytes < packed.length; piece++) {
    const _id = getName(message, piece);
    const bytes = packed.subarray(piece * pieceBytes, (piece + 1) * pieceBytes);
    const sealed = seal.close(bytes.toString('base64'), `mail ${_id}`);
    await models.mailFiles.updateOne({ _id }, { $set: { message, sealed } }, { upsert: true });
  }
};

/** Returns an e-mail as it arrived; undefined if it is gone, or sealed with another key. */
export const readOriginal = async ({ models, seal }: Needs, message: string): Promise<Buffer | undefined> => {
  const pieces: Buffer[] = [];
  for (let piece = 0; piece < mostPieces; piece++) {
    const _id = getName(message, piece);
    const doc = await models.mailFiles.findById(_id).lean<MailFileDoc>();
    if (!doc) break;
    const opened = seal.open(doc.sealed, `mail ${_id}`);
    if (opened === undefined) return undefined;
    pieces.push(Buffer.from(opened, 'base64'));
  }
  return pieces.length > 0 ? promisify(gunzip)(Buffer.concat(pieces)) : undefined;
};
