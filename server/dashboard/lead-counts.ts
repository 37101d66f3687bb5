import type { Deps } from '../context';
import { lastDays } from './days';

const days = 30;

/** Leads for each of the last 30 calendar days of a time zone, oldest first, days without any included. */
export const leadsPerDay = ({ models, now }: Deps, timeZone: string) =>
  // Counted by the moments between which a day lies, so that the database need not know the zone.
  Promise.all(
    lastDays(days, now(), timeZone).map(async ({ day, from, until }) => ({
      day,
      count: await models.clients.countDocuments({ createdAt: { $gte: from, $lt: until } }),
    })),
  );

/** Leads for each case type, most first, with the title of today's service where there is one. */
export const leadsPerCaseType = async ({ models }: Deps) => {
  const [found, services] = await Promise.all([
    models.clients.aggregate<{ _id: string; count: number }>([
      { $group: { _id: '$caseType', count: { $sum: 1 } } },
      { $sort: { count: -1, _id: 1 } },
      { $limit: 50 },
    ]),
    models.services.find().select({ title: 1 }).lean(),
  ]);
  const titles = new Map(services.map(({ _id, title }) => [String(_id), title]));
  return found.map(({ _id, count }) => ({ caseType: _id, title: titles.get(_id) ?? _id, count }));
};
