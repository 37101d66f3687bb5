import { timeZone } from '../../shared/schemas/time-zone';
import { z } from '../../shared/zod';
import { procedureFor, router } from '../trpc';
import { mostDays } from './arrivals';
import { conversionReport } from './conversion';
import { dayStart } from './day-start';
import { firstContactReport } from './first-contact';

const count = z.int().min(0);
const share = z.number().min(0).max(1).nullable();

const summary = z.object({
  leads: count,
  contacted: count,
  median: z.number().nullable(),
  within: z.array(share),
});
const rows = z.array(summary.extend({ key: z.string() }));
const tallies = z.array(z.object({ key: z.string(), leads: count, signed: count }));

export const reportsRouter = router({
  /** How much there is to do now, and how much of it is the caller's. */
  dayStart: procedureFor('dashboard.read')
    .output(
      z.object({
        fresh: count,
        unassigned: count,
        waiting: count,
        late: count,
        mine: count,
        overdue: count,
        promisedHours: z.number(),
        newestAt: z.iso.datetime().nullable().meta({ description: 'When the newest lead that waits came' }),
      }),
    )
    .query(({ ctx }) => dayStart(ctx, ctx.caller)),

  firstContact: procedureFor('dashboard.read')
    .input(
      z.object({
        days: z
          .int()
          .min(1)
          .max(mostDays - 2)
          .default(30),
        timeZone: timeZone.default('UTC'),
      }),
    )
    .output(z.object({ total: summary, perDay: rows, perCaseType: rows, perSource: rows, perPerson: rows }))
    .query(({ ctx, input }) => firstContactReport(ctx, input)),

  conversion: procedureFor('dashboard.read')
    .input(z.object({ timeZone: timeZone.default('UTC') }))
    .output(z.object({ perWeek: tallies, perSource: tallies }))
    .query(({ ctx, input }) => conversionReport(ctx, input.timeZone)),
});
