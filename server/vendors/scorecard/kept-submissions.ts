import type { Models } from '../models';
import type { PostGroup } from './day-sum.model';

type Range = { $gte: Date; $lt: Date };
export type DayGroup = PostGroup & { day: string };

/**
 * Counts a vendor's kept submissions by day and by what they have in common. Those that staff accepted later count by
 * their first answer.
 */
export const countKeptSubmissions = async (
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
