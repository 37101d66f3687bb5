import { Types } from 'mongoose';
import { serviceDefaults } from '../../../shared/constants';
import { day } from '../../../shared/durations';
import type { Models } from '../models';
import { mediaParts } from './store-image';

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
