import type { Deps } from '../context';
import { lastDays } from '../dashboard/days';
import type { Arrival } from './arrivals';

const weeks = 12;
const monday = 1;

const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

const tally = (leads: readonly Arrival[]) => ({
  leads: leads.length,
  signed: leads.filter(({ status }) => status === 'Signed').length,
});

/** Of the leads of each of the last twelve weeks, and of each source, how many are signed by now. */
export const conversionReport = async ({ arrivals, now }: Deps, timeZone: string) => {
  const days = lastDays(weeks * 7, now(), timeZone);
  // A week begins on Monday; the first one that is whole begins the report.
  const mondays = days.filter(({ day }) => weekdayOf(day) === monday);
  const first = mondays[0]?.from.getTime() ?? now();
  const leads: Arrival[] = [];
  for (const arrival of await arrivals.all()) if (arrival.at >= first) leads.push(arrival);
  const starts = mondays.map(({ from }) => from.getTime());
  const byWeek = starts.map((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    return leads.filter(({ at }) => at >= start && at < end);
  });
  const sources = [...new Set(leads.map(({ source }) => source))].sort();
  return {
    perWeek: mondays.map(({ day }, index) => ({ key: day, ...tally(byWeek[index]!) })),
    perSource: sources
      .map((key) => ({ key, ...tally(leads.filter(({ source }) => source === key)) }))
      .sort((one, other) => other.leads - one.leads),
  };
};
