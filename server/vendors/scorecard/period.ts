import { day } from '../../../shared/durations';
import type { ScorecardPeriod } from '../../../shared/schemas/scorecard';
import { badRequest } from '../../core/http/trpc';

const usualDays = 30;
const mostDays = 400;

/** Returns the UTC date of a time. */
export const toDay = (at: number | Date): string => new Date(at).toISOString().slice(0, 10);

/** Returns the days of a period. Throws BAD_REQUEST if they are invalid or too many. */
export const getPeriod = ({ from, to }: ScorecardPeriod, now: number) => {
  const last = to ?? toDay(now);
  const first = from ?? toDay(Date.parse(last) - (usualDays - 1) * day);
  const [start, until] = [Date.parse(first), Date.parse(last) + day];
  if (start >= until || until - start > mostDays * day)
    throw badRequest(`Choose a period of up to ${mostDays} days that begins before it ends.`);
  const days = Array.from({ length: (until - start) / day }, (_, at) => toDay(start + at * day));
  return { from: first, to: last, days, range: { $gte: new Date(start), $lt: new Date(until) } };
};
