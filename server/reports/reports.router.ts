import { timeZone } from '../../shared/schemas/time-zone';
import { z } from '../../shared/zod';
import { procedureFor, router } from '../http/trpc';
import { mostDays } from './arrivals';
import { conversionReport } from './conversion';
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
