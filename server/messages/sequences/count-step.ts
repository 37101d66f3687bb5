import { ClaimLost, isFirst } from '../../core/db/errors';
import { repeatWrite } from '../../core/db/repeat-write';
import { readSetting } from '../../core/settings/read-setting';
import type { Conversation } from '../conversation/content';

const day = 24 * 60 * 60 * 1000;
const week = 7 * day;

type Limit = { most: number; span: number };

/** Returns when there is room for one more within a limit; 0 if there is now. */
const findRoom = (times: readonly number[], at: number, { most, span }: Limit): number => {
  const newest = times.filter((time) => time > at - span).sort((one, other) => other - one);
  return newest.length < most ? 0 : newest[most - 1]! + span;
};

type Counted = { keys: readonly string[]; id: string };

/**
 * Counts a step for a person by all their keys, once even if repeated. Returns undefined, or when there is room for it.
 */
export const countStep = async (
  { models, now }: Pick<Conversation, 'models' | 'now'>,
  { keys, id }: Counted,
): Promise<Date | undefined> => {
  const { contactCounts } = models;
  const { mostADay, mostAWeek } = await readSetting({ models }, 'followUp');
  const limits = [
    { most: mostADay, span: day },
    { most: mostAWeek, span: week },
  ];
  const at = now();
  const countFor = (key: string) =>
    repeatWrite(
      async () => {
        const doc = await contactCounts.findById(key).lean();
        const steps = (doc?.steps ?? []).filter((one) => one.at.getTime() > at - week);
        if (steps.some((one) => one.id === id)) return { until: 0 };
        const times = steps.map((one) => one.at.getTime());
        const until = Math.max(...limits.map((limit) => findRoom(times, at, limit)));
        if (until > 0) return { until };
        const counted = [...steps, { id, at: new Date(at) }];
        const isCounted = doc
          ? (
              await contactCounts.updateOne(
                { _id: key, version: doc.version },
                { $set: { steps: counted, version: doc.version + 1 } },
              )
            ).modifiedCount > 0
          : await isFirst(contactCounts.create({ _id: key, steps: counted, version: 1 }));
        return isCounted ? { until: 0 } : undefined;
      },
      { givenUp: () => new ClaimLost() },
    );
  for (const [index, key] of keys.entries()) {
    const { until } = await countFor(key);
    if (until === 0) continue;
    const counted = keys.slice(0, index);
    await contactCounts.updateMany(
      { _id: { $in: counted } },
      { $pull: { steps: { id } }, $inc: { version: 1 } },
    );
    return new Date(until);
  }
  return undefined;
};
