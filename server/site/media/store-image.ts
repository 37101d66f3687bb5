import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Types } from 'mongoose';
import { serviceDefaults } from '../../../shared/constants';
import { day } from '../../../shared/durations';
import { ignoreDuplicate } from '../../core/db/errors';
import { nextId, reserveIds } from '../../core/db/next-id';
import type { Models } from '../models';

// GridFS accepts any id; its types allow only object ids.
type FileId = Parameters<ReturnType<Models['mediaBucket']>['openUploadStreamWithId']>[0];
const fileId = (id: number) => id as unknown as FileId;

const write = (models: Models, id: number, type: string, bytes: Buffer) =>
  pipeline(
    Readable.from([bytes]),
    models.mediaBucket().openUploadStreamWithId(fileId(id), `${id}`, { metadata: { type } }),
  );

type StoredFile = { _id: number; length: number; metadata: { type: string } };

/** The two collections in which GridFS stores an image. */
export const mediaParts = ({ counters }: Models) => ({
  files: counters.db.collection<StoredFile>('media.files'),
  chunks: counters.db.collection('media.chunks'),
});

/** Stores an image in the database; returns its id. */
export const storeImage = async (models: Models, type: string, bytes: Buffer): Promise<number> => {
  const id = await nextId(models.counters, 'media');
  await write(models, id, type, bytes);
  return id;
};

/** A stored image with its type; undefined if there is none with this id, or a part of it is missing. */
export const readImage = async (models: Models, id: number) => {
  const { files, chunks } = mediaParts(models);
  const file = await files.findOne({ _id: id });
  if (!file) return undefined;
  const parts = await chunks.find({ files_id: id }).sort({ n: 1 }).toArray();
  const bytes = Buffer.concat(parts.map(({ data }) => data.value()));
  return bytes.length === file.length ? { type: file.metadata.type, bytes } : undefined;
};

const lantern = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke="#b45309" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M24 14a8 8 0 0 1 16 0M20 18h24l-3 6H23zM23 24l-3 24h24l-3-24M18 48h28v6H18z"/><path d="M32 42c-4 0-6-3-6-6 0-4 6-6 6-10 0 4 6 6 6 10 0 3-2 6-6 6z" fill="#fbbf24" stroke="none"/></svg>`;

/**
 * Stores the default image of services. A killed start may have left a part of it, so each part is written separately:
 * repeating it, even at the same time, gives the same result.
 */
export const seedDefaultImage = async (models: Models) => {
  const id = serviceDefaults.image_id;
  if (!(await readImage(models, id))) {
    const { files, chunks } = mediaParts(models);
    const data = Buffer.from(lantern);
    const file = {
      length: data.length,
      chunkSize: 255 * 1024,
      uploadDate: new Date(),
      filename: `${id}`,
      metadata: { type: 'image/svg+xml' },
    };
    await chunks.createIndex({ files_id: 1, n: 1 }, { unique: true });
    await chunks
      .updateOne({ files_id: id, n: 0 }, { $set: { data } }, { upsert: true })
      .catch(ignoreDuplicate);
    await chunks.deleteMany({ files_id: id, n: { $gt: 0 } });
    await files.updateOne({ _id: id }, { $set: file }, { upsert: true }).catch(ignoreDuplicate);
  }
  await reserveIds(models.counters, 'media', id);
};

/**
 * Removes images that no service shows, and remains of interrupted uploads. Anything younger than a day stays, because
 * its service may still be in an open form; so does the default image. Safe to repeat, on several servers and during an
 * upload; returns the number of removed images.
 */
export const collectImages = async (models: Models, { now }: { now: () => number }): Promise<number> => {
  const { files, chunks } = mediaParts(models);
  const before = new Date(now() - day);
  const isShown = async (id: number) => (await models.services.exists({ image_id: id })) !== null;

  const usedIds = [serviceDefaults.image_id, ...(await models.services.distinct('image_id'))];
  const unused = await files.find({ _id: { $nin: usedIds }, uploadDate: { $lt: before } }).toArray();
  let removed = 0;
  for (const { _id } of unused) {
    const file = (await isShown(_id)) ? null : await files.findOneAndDelete({ _id });
    if (!file) continue;
    // A service may have received this image in the meantime.
    if (await isShown(_id)) await files.insertOne(file);
    else {
      await chunks.deleteMany({ files_id: _id });
      removed++;
    }
  }

  const whole = await files.distinct('_id');
  const lost = (await chunks.distinct('files_id')).filter(
    (id: number) => id !== serviceDefaults.image_id && !whole.includes(id),
  );
  const youngest = Types.ObjectId.createFromTime(Math.floor(before.getTime() / 1000));
  if (lost.length > 0) await chunks.deleteMany({ files_id: { $in: lost }, _id: { $lt: youngest } });
  return removed;
};
