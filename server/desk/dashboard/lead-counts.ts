import { tallyLeads } from '../../leads/store/lead-reads';
import type { Deps } from '../deps';
import { dayFinder, lastDays } from './days';

const days = 30;

/** Returns the leads for each of the last 30 calendar days of a time zone, oldest first, including days without any. */
export const leadsPerDay = async ({ arrivals, now }: Pick<Deps, 'arrivals' | 'now'>, timeZone: string) => {
  const calendar = lastDays(days, now(), timeZone);
  const toDay = dayFinder(calendar);
  const counts = calendar.map(({ day }) => ({ day, count: 0 }));
  for (const { at } of await arrivals.counted()) {
    const day = counts[toDay(at)];
    if (day) day.count++;
  }
  return counts;
};

const mostCaseTypes = 50;

/** Returns the leads for each case type, most first, with the title of the current service if there is one. */
export const leadsPerCaseType = async ({ models }: Pick<Deps, 'models'>) => {
  const [counts, services] = await Promise.all([
    tallyLeads({ models }, undefined, 'caseType'),
    models.services.find().select({ title: 1 }).lean(),
  ]);
  const titles = new Map(services.map(({ _id, title }) => [String(_id), title]));
  return counts
    .slice(0, mostCaseTypes)
    .map(({ key, count }) => ({ caseType: key, title: titles.get(key) ?? key, count }));
};
