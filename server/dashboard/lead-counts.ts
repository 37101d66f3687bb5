import { countLeads, tallyLeads } from '../clients/lead-pages';
import type { Deps } from '../context';
import { lastDays } from './days';

const days = 30;

/** Leads for each of the last 30 calendar days of a time zone, oldest first, days without any included. */
export const leadsPerDay = ({ models, now }: Deps, timeZone: string) =>
  // Counted by the moments between which a day lies, so that the database need not know the zone.
  Promise.all(
    lastDays(days, now(), timeZone).map(async ({ day, from, until }) => ({
      day,
      count: await countLeads({ models }, { createdAt: { $gte: from, $lt: until } }),
    })),
  );

const mostCaseTypes = 50;

/** Leads for each case type, most first, with the title of today's service where there is one. */
export const leadsPerCaseType = async ({ models }: Deps) => {
  const [counts, services] = await Promise.all([
    tallyLeads({ models }, {}, 'caseType'),
    models.services.find().select({ title: 1 }).lean(),
  ]);
  const titles = new Map(services.map(({ _id, title }) => [String(_id), title]));
  return counts
    .slice(0, mostCaseTypes)
    .map(({ key, count }) => ({ caseType: key, title: titles.get(key) ?? key, count }));
};
