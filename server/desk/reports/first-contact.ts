import { dayFinder, lastDays } from '../dashboard/days';
import type { Deps } from '../deps';
import type { Arrival } from './arrivals';
import { groupedBy, type Summary, summarize } from './summary';

type ReportQuery = { days: number; timeZone: string };

/**
 * Leaves out leads that staff entered while speaking with the person, who did not wait, and imported ones, whose wait
 * happened elsewhere.
 */
export const hasWaited = ({ at, contactAt, source }: Arrival) =>
  source !== 'import' &&
  (contactAt === undefined || contactAt > at || source === 'website' || source === 'vendor');

const toRows = (groups: Map<string, Arrival[]>, now: number): (Summary & { key: string })[] =>
  [...groups]
    .map(([key, leads]) => ({ key, ...summarize(leads, now) }))
    .sort((one, other) => other.leads - one.leads || (one.key < other.key ? -1 : 1));

/**
 * Returns how long leads of the last days waited for their first response: in total, and by day, case type, source and
 * user.
 */
export const firstContactReport = async (
  { arrivals, now }: Pick<Deps, 'arrivals' | 'now'>,
  { days, timeZone }: ReportQuery,
  isSeen: (person: string) => boolean,
) => {
  const at = now();
  const calendar = lastDays(days, at, timeZone);
  const toDay = dayFinder(calendar);
  const leads: Arrival[] = [];
  for (const arrival of await arrivals.counted())
    if (toDay(arrival.at) >= 0 && hasWaited(arrival)) leads.push(arrival);

  const perDay = groupedBy(leads, (lead) => calendar[toDay(lead.at)]?.day);
  return {
    total: summarize(leads, at),
    perDay: calendar.map(({ day }) => ({ key: day, ...summarize(perDay.get(day) ?? [], at) })),
    perCaseType: toRows(
      groupedBy(leads, ({ caseType }) => caseType),
      at,
    ),
    perSource: toRows(
      groupedBy(leads, ({ source }) => source),
      at,
    ),
    /** By the user who first responded, if their figures may be seen. */
    perPerson: toRows(
      groupedBy(leads, ({ contactBy }) => (contactBy && isSeen(contactBy) ? contactBy : undefined)),
      at,
    ),
  };
};
