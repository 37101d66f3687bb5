import { day as dayLength } from '../../../shared/durations';
import { ignoreDuplicate } from '../../core/db/errors';
import type { Models } from '../models';
import type { PostGroup } from './day-sum.model';
import { toDay } from './period';

type Range = { $gte: Date; $lt: Date };
export type DayGroup = PostGroup & { day: string };

/**
 * Counts a vendor's kept submissions by day and by what they have in common. Those that staff accepted later count by
 * their first answer.
 */
const countKeptSubmissions = async (
  { refusedSubmissions }: Models,
  vendorId: string,
  at: Range,
): Promise<DayGroup[]> => {
  const day = { $dateToString: { date: '$at', format: '%Y-%m-%d' } };
  const groups = await refusedSubmissions.aggregate<{ _id: Omit<DayGroup, 'count'>; count: number }>([
    { $match: { vendorId, at } },
    {
      $group: {
        _id: { day, campaign: '$campaign', caseType: '$caseType', kind: '$kind', reason: '$reason' },
        count: { $sum: 1 },
      },
    },
  ]);
  return groups.map(({ _id, count }) => ({ ..._id, count }));
};

/** Does the same, using the stored sums for days whose submissions are gone. */
export const countSubmissions = async (models: Models, vendorId: string, at: Range): Promise<DayGroup[]> => {
  const days = { $gte: at.$gte.toISOString().slice(0, 10), $lt: at.$lt.toISOString().slice(0, 10) };
  const sums = await models.daySums.find({ vendorId, day: days }).lean();
  const summed = new Set(sums.map(({ day }) => day));
  const counts = await countKeptSubmissions(models, vendorId, at);
  return [
    ...sums.flatMap(({ day, posts }) => posts.map((group) => ({ ...group, day }))),
    ...counts.filter(({ day }) => !summed.has(day)),
  ];
};

/**
 * The most separate groups in a day; vendors choose campaign names freely and could use a new one for each submission.
 */
const mostGroups = 2000;

const bounded = (groups: readonly PostGroup[]): PostGroup[] => {
  const sorted = groups.toSorted((a, b) => b.count - a.count);
  const rest = new Map<string, PostGroup>();
  for (const { kind, reason, count } of sorted.slice(mostGroups)) {
    const name = `${kind} ${reason}`;
    const group = rest.get(name) ?? { campaign: '', caseType: '', kind, reason, count: 0 };
    rest.set(name, { ...group, count: group.count + count });
  }
  return [...sorted.slice(0, mostGroups), ...rest.values()];
};

/**
 * Replaces vendors' submissions from before a day with daily sums. The sums are written first and only once, while the
 * day is complete, so a crash in between causes no double count.
 */
export const replaceBySums = async (models: Models, before: Date): Promise<void> => {
  for (;;) {
    const oldest = await models.refusedSubmissions
      .findOne({ vendorId: { $type: 'string' }, at: { $lt: before } })
      .sort({ at: 1, _id: 1 })
      .select({ vendorId: 1, at: 1 })
      .lean();
    if (!oldest?.vendorId) return;
    const { vendorId } = oldest;
    const day = toDay(oldest.at);
    const at = { $gte: new Date(day), $lt: new Date(Date.parse(day) + dayLength) };
    const posts = (await countKeptSubmissions(models, vendorId, at)).map(({ day: _, ...group }) => group);
    const sums = { _id: `${vendorId}:${day}`, vendorId, day, posts: bounded(posts) };
    await models.daySums.collection.insertOne(sums as never).catch(ignoreDuplicate);
    await models.refusedSubmissions.deleteMany({ vendorId, at });
  }
};
