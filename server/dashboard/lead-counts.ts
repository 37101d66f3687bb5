import type { Context } from '../context';

const days = 30;
const dayLength = 24 * 60 * 60 * 1000;

/** Leads for each of the last 30 days of a time zone, oldest first, days without any included. */
export const leadsPerDay = async (ctx: Context, timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const now = ctx.now();
  const names = Array.from({ length: days }, (_, index) =>
    format.format(now - (days - 1 - index) * dayLength),
  );
  const found = await ctx.models.clients.aggregate<{ _id: string; count: number }>([
    { $match: { createdAt: { $gte: new Date(now - (days + 1) * dayLength) } } },
    {
      $group: {
        _id: { $dateToString: { date: '$createdAt', format: '%Y-%m-%d', timezone: timeZone } },
        count: { $sum: 1 },
      },
    },
  ]);
  const counts = new Map(found.map(({ _id, count }) => [_id, count]));
  return [...new Set(names)].map((day) => ({ day, count: counts.get(day) ?? 0 }));
};

/** Leads for each case type, most first, with the title of today's service where there is one. */
export const leadsPerCaseType = async ({ models }: Context) => {
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
