import type { Deps } from '../deps';
import { dayFinder, lastDays } from './days';

const days = 30;

/** Returns the leads for each of the last 30 calendar days of a time zone, oldest first, including days without any. */
export const leadsPerDay = async ({ arrivals, now }: Pick<Deps, 'arrivals' | 'now'>, timeZone: string) => {
  const calendar = lastDays(days, now(), timeZone);
  const toDay = dayFinder(calendar);
  const counts = calendar.map(({ day }) => ({ day, count: 0 }));
  (await arrivals.look()).eachCounted((page, row) => {
    const day = counts[toDay(page.time('at', row))];
    if (day) day.count++;
  });
  return counts;
};

const mostCaseTypes = 50;

/** Returns the leads for each case type, most first, with the title of the current service if there is one. */
export const leadsPerCaseType = async ({ models, arrivals }: Pick<Deps, 'models' | 'arrivals'>) => {
  const [book, services] = await Promise.all([
    arrivals.look(),
    models.services.find().select({ title: 1 }).lean(),
  ]);
  const counts = new Map<string, number>();
  book.eachCounted((page, row) => {
    const caseType = page.text('caseType', row);
    counts.set(caseType, (counts.get(caseType) ?? 0) + 1);
  });
  const titles = new Map(services.map(({ _id, title }) => [String(_id), title]));
  return [...counts]
    .map(([caseType, count]) => ({ caseType, title: titles.get(caseType) ?? caseType, count }))
    .sort((one, other) => other.count - one.count || (one.caseType < other.caseType ? -1 : 1))
    .slice(0, mostCaseTypes);
};
