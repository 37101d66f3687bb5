import { lastDays } from '../dashboard/days';
import type { Deps } from '../deps';
import { createGroups } from './groups';

const weeks = 12;
const monday = 1;

const toWeekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

/** `acts`: the signed leads for which it is known how they were signed; the others were only recorded. */
const createTally = () => ({ leads: 0, signed: 0, acts: 0 });

/** Returns how many leads of each of the last twelve weeks, and of each source, are signed by now. */
export const conversionReport = async ({ arrivals, now }: Deps, timeZone: string) => {
  const days = lastDays(weeks * 7, now(), timeZone);
  // A week begins on Monday. The report begins with the first complete week.
  const mondays = days.filter(({ day }) => toWeekday(day) === monday);
  const first = mondays[0]?.from.getTime() ?? now();
  const starts = mondays.map(({ from }) => from.getTime());
  const book = await arrivals.look();
  const counts = book.tally(`weeks ${first} ${timeZone}`, (page, row) => {
    const at = page.time('at', row);
    if (at < first) return undefined;
    const week = starts.findLastIndex((start) => start <= at);
    const isSigned = page.text('status', row) === 'Signed';
    return [week, page.text('source', row), isSigned, page.is('isAct', row)].join(' ');
  });
  const byWeek = starts.map(createTally);
  const bySource = createGroups(createTally);
  for (const [key, leads] of counts) {
    const [week, source, isSigned, isAct] = key.split(' ') as [string, string, string, string];
    for (const tally of [byWeek[Number(week)]!, bySource.get(source)]) {
      tally.leads += leads;
      if (isSigned === 'true') tally.signed += leads;
      if (isAct === 'true') tally.acts += leads;
    }
  }
  return {
    perWeek: mondays.map(({ day }, index) => ({ key: day, ...byWeek[index]! })),
    perSource: bySource.rows('leads', (tally) => tally),
  };
};
