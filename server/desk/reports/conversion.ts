import type { Page } from '../../leads/arrivals/page';
import { lastDays } from '../dashboard/days';
import type { Deps } from '../deps';

const weeks = 12;
const monday = 1;

const toWeekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

/** `acts`: the signed leads for which it is known how they were signed; the others were only recorded. */
type Tally = { leads: number; signed: number; acts: number };

const count = (tally: Tally, page: Page, row: number) => {
  tally.leads++;
  if (page.text('status', row) === 'Signed') tally.signed++;
  if (page.is('isAct', row)) tally.acts++;
};

/** Returns how many leads of each of the last twelve weeks, and of each source, are signed by now. */
export const conversionReport = async (
  { arrivals, now }: Pick<Deps, 'arrivals' | 'now'>,
  timeZone: string,
) => {
  const days = lastDays(weeks * 7, now(), timeZone);
  // A week begins on Monday. The report begins with the first complete week.
  const mondays = days.filter(({ day }) => toWeekday(day) === monday);
  const first = mondays[0]?.from.getTime() ?? now();
  const starts = mondays.map(({ from }) => from.getTime());
  const byWeek: Tally[] = starts.map(() => ({ leads: 0, signed: 0, acts: 0 }));
  const bySource = new Map<string, Tally>();
  (await arrivals.look()).eachCounted((page, row) => {
    const at = page.time('at', row);
    if (at < first) return;
    count(byWeek[starts.findLastIndex((start) => start <= at)]!, page, row);
    const source = page.text('source', row);
    const tally = bySource.get(source) ?? { leads: 0, signed: 0, acts: 0 };
    bySource.set(source, tally);
    count(tally, page, row);
  });
  return {
    perWeek: mondays.map(({ day }, index) => ({ key: day, ...byWeek[index]! })),
    perSource: [...bySource]
      .map(([key, tally]) => ({ key, ...tally }))
      .sort((one, other) => other.leads - one.leads || (one.key < other.key ? -1 : 1)),
  };
};
