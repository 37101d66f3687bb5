import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { serviceDefaults } from '../../shared/constants';
import { isDuplicateKey } from '../db/errors';
import { nextId, reserveIds } from '../db/next-id';
import type { Models } from '../models';

// GridFS takes any id; its types speak of object ids only.
type FileId = Parameters<ReturnType<Models['mediaBucket']>['openUploadStreamWithId']>[0];
const fileId = (id: number) => id as unknown as FileId;

const write = (models: Models, id: number, type: string, bytes: Buffer) =>
  pipeline(
    Readable.from([bytes]),
    models.mediaBucket().openUploadStreamWithId(fileId(id), `${id}`, { metadata: { type } }),
  );

/** Keeps an image in the database; answers its id. */
export const storeImage = async (models: Models, type: string, bytes: Buffer): Promise<number> => {
  const id = await nextId(models.counters, 'media');
  await write(models, id, type, bytes);
  return id;
};

/** A stored image with its type; undefined when there is none with this id. */
export const readImage = async (models: Models, id: number) => {
  const bucket = models.mediaBucket();
  const [file] = await bucket.find({ _id: fileId(id) }).toArray();
  if (!file) return undefined;
  const chunks: Buffer[] = [];
  const stream = bucket.openDownloadStream(fileId(id));
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  await finished(stream);
  return { type: String(file.metadata?.type), bytes: Buffer.concat(chunks) };
};

const lantern = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke="#b45309" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M24 14a8 8 0 0 1 16 0M20 18h24l-3 6H23zM23 24l-3 24h24l-3-24M18 48h28v6H18z"/><path d="M32 42c-4 0-6-3-6-6 0-4 6-6 6-10 0 4 6 6 6 10 0 3-2 6-6 6z" fill="#fbbf24" stroke="none"/></svg>`;

/** The image that a service has until another is chosen. */
export const seedDefaultImage = async (models: Models) => {
  const id = serviceDefaults.image_id;
  if (await models.counters.exists({ _id: 'media' })) return;
  await write(models, id, 'image/svg+xml', Buffer.from(lantern)).catch((error) => {
    if (!isDuplicateKey(error)) throw error;
  });
  await reserveIds(models.counters, 'media', id);
};
