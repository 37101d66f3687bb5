import { day } from '../../shared/durations';
import { change } from '../core/change/change';
import { readSetting } from '../core/settings/read-setting';
import type { Deps } from './deps';
import { type ContactCountDoc, contactCounts } from './models';

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
export const countStep = async ({ models, now }: Deps, { keys, id }: Counted): Promise<Date | undefined> => {
  const { mostADay, mostAWeek } = await readSetting({ models }, 'followUp');
  const limits = [
    { most: mostADay, span: day },
    { most: mostAWeek, span: week },
  ];
  const at = now();
  const decide = (doc: ContactCountDoc | null) => {
    const steps = (doc?.steps ?? []).filter((one) => one.at.getTime() > at - week);
    if (steps.some((one) => one.id === id)) return { answer: 0 };
    const times = steps.map((one) => one.at.getTime());
    const until = Math.max(...limits.map((limit) => findRoom(times, at, limit)));
    if (until > 0) return { answer: until };
    const counted = [...steps, { id, at: new Date(at) }];
    return { write: { $set: { steps: counted, version: (doc?.version ?? 0) + 1 } }, answer: 0 };
  };
  for (const [index, key] of keys.entries()) {
    const { answer: until } = await change({ models, now }, contactCounts, { id: key, decide });
    if (!until) continue;
    const counted = keys.slice(0, index);
    await models.contactCounts.updateMany(
      { _id: { $in: counted } },
      { $pull: { steps: { id } }, $inc: { version: 1 } },
    );
    return new Date(until);
  }
  return undefined;
};
