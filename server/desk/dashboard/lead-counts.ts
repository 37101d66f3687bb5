import { countLeads } from '../../leads/store/lead-reads';
import type { Deps } from '../deps';
import { dayFinder, lastDays } from './days';

/** Returns how many leads wait for a first answer, and when the newest of them came. */
export const dayStart = async (deps: Deps) => {
  const [waiting, newest] = await Promise.all([
    countLeads(deps, { waitingSince: { $gt: new Date(0) } }),
    deps.models.clients
      .findOne({ waitingSince: { $gt: new Date(0) } })
      .sort({ waitingSince: -1 })
      .select({ waitingSince: 1 })
      .lean(),
  ]);
  return { waiting, newestAt: newest?.waitingSince?.toISOString() ?? null };
};

const days = 30;

/** Returns the leads for each of the last 30 calendar days of a time zone, oldest first, including days without any. */
export const leadsPerDay = async ({ arrivals, now }: Deps, timeZone: string) => {
  const calendar = lastDays(days, now(), timeZone);
  const toDay = dayFinder(calendar);
  const book = await arrivals.look();
  const counts = book.tally(`days ${calendar[0]!.from.getTime()} ${timeZone}`, (page, row) => {
    return calendar[toDay(page.time('at', row))]?.day;
  });
  return calendar.map(({ day }) => ({ day, count: counts.get(day) ?? 0 }));
};

const mostCaseTypes = 50;

/** Returns the leads for each case type, most first, with the title of the current service if there is one. */
export const leadsPerCaseType = async ({ models, arrivals }: Deps) => {
  const [book, services] = await Promise.all([
    arrivals.look(),
    models.services.find().select({ title: 1 }).lean(),
  ]);
  const counts = book.tally('case types', (page, row) => page.text('caseType', row));
  const titles = new Map(services.map(({ _id, title }) => [String(_id), title]));
  return [...counts]
    .map(([caseType, count]) => ({ caseType, title: titles.get(caseType) ?? caseType, count }))
    .sort((one, other) => other.count - one.count || (one.caseType < other.caseType ? -1 : 1))
    .slice(0, mostCaseTypes);
};
