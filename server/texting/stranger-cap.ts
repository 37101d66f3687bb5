import { hour } from '../../shared/durations';
import type { MessageDoc } from '../conversation/message.model';
import { readSetting } from '../core/settings/read-setting';
import type { Texts } from './texts';

/**
 * Returns true if strangers already caused as many texts as the firm allows. Staff hear of it once a day. Nothing
 * else is capped, and no withdrawal depends on it.
 */
export const isCapped = async (texts: Texts, { stranger }: MessageDoc): Promise<boolean> => {
  if (!stranger) return false;
  const { strangersAnHour, strangersADay } = await readSetting(texts, 'texts');
  const countWithin = (span: number) =>
    texts.models.messages.countDocuments({
      stranger: true,
      postedAt: { $gt: new Date(texts.now() - span) },
    });
  const isFull =
    (await countWithin(hour)) >= strangersAnHour || (await countWithin(24 * hour)) >= strangersADay;
  if (isFull) await texts.tellOfCap();
  return isFull;
};
