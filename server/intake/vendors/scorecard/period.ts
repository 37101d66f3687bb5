import { TRPCError } from '@trpc/server';
import type { ScorecardPeriod } from '../../../../shared/schemas/scorecard';

export const dayLength = 24 * 60 * 60 * 1000;
const usualDays = 30;
const mostDays = 400;

/** The day of a moment, in UTC. */
export const dayOf = (at: number | Date): string => new Date(at).toISOString().slice(0, 10);

/** The days of a period; throws BAD_REQUEST where they are none, or too many. */
export const periodOf = ({ from, to }: ScorecardPeriod, now: number) => {
  const last = to ?? dayOf(now);
  const first = from ?? dayOf(Date.parse(last) - (usualDays - 1) * dayLength);
  const [start, until] = [Date.parse(first), Date.parse(last) + dayLength];
  if (start >= until || until - start > mostDays * dayLength)
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: `Choose a period of up to ${mostDays} days that begins before it ends.`,
    });
  const days = Array.from({ length: (until - start) / dayLength }, (_, at) => dayOf(start + at * dayLength));
  return { from: first, to: last, days, range: { $gte: new Date(start), $lt: new Date(until) } };
};
