import { type AreaSlug, areaSlugs, areas } from './areas';
import { register } from './register';

/** The number of months in the list; only months with an event count. */
const shown = 6;

type MonthlyEvent = { slug: AreaSlug; id: string; date: string };

/** Events of an area whose month is known, and that more than one side reports. */
const toEvents = (slug: AreaSlug): MonthlyEvent[] => {
  const { court, timeline } = areas[slug].standing;
  if (court.length === 0) return [];
  return [...new Set([...court, ...timeline])].flatMap((id) => {
    const { date = '', reported } = register[id] ?? {};
    return date.length >= 7 && !reported ? [{ slug, id, date }] : [];
  });
};

/**
 * The last event of each month for each area with a court, newest month first: `[month, events]`. An event shared by
 * two areas appears under the first of them.
 */
export const eventsByMonth = (): [string, MonthlyEvent[]][] => {
  const newest = new Map<string, MonthlyEvent>();
  for (const event of areaSlugs.flatMap(toEvents)) {
    const key = `${event.date.slice(0, 7)} ${event.slug}`;
    const other = newest.get(key);
    if (!other || other.date <= event.date) newest.set(key, event);
  }
  const events = [...new Map([...newest.values()].reverse().map((one) => [one.id, one])).values()];
  const byDate = events.toSorted((one, other) => other.date.localeCompare(one.date));
  const months = [...new Set(byDate.map(({ date }) => date.slice(0, 7)))].slice(0, shown);
  return months.map((month) => [month, byDate.filter(({ date }) => date.startsWith(month))]);
};
