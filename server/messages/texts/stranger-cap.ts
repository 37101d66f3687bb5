import { readSetting } from '../../core/settings/read-setting';
import type { MessageDoc } from '../conversation/message.model';
import type { Texts } from './texts';

const hour = 60 * 60_000;

/**
 * Returns true if strangers caused as many texts before this one as the firm allows. Staff hear of it once a day. Nothing
 * else is capped, and no withdrawal depends on it.
 */
export const isCapped = async (texts: Texts, { _id, at, stranger }: MessageDoc): Promise<boolean> => {
  if (!stranger) return false;
  const { strangersAnHour, strangersADay } = await readSetting(texts, 'texts');
  const countWithin = (span: number) =>
    texts.models.messages.countDocuments({
      stranger: true,
      state: { $nin: ['refused', 'expired'] },
      at: { $gt: new Date(at.getTime() - span) },
      $or: [{ at: { $lt: at } }, { at, _id: { $lt: _id } }],
    });
  const isFull =
    (await countWithin(hour)) >= strangersAnHour || (await countWithin(24 * hour)) >= strangersADay;
  if (isFull) await texts.tellOfCap();
  return isFull;
};
