import { agreementFigures } from '../../../shared/schemas/agreement';
import { timeZone } from '../../../shared/schemas/time-zone';
import { z } from '../../../shared/zod';
import { router } from '../../core/http/trpc';
import { withNames } from '../../core/names';
import { procedureFor } from '../deps';
import { agreementReport } from './agreement-figures';
import { clerksReport, mayBeSeenBy, ownDay } from './clerks';
import { conversionReport } from './conversion';
import { firstAnswerReport } from './first-answers';
import { firstContactReport } from './first-contact';

const count = z.int().min(0);
const share = z.number().min(0).max(1).nullable();

const summary = z.object({
  leads: count,
  contacted: count,
  median: z.number().nullable(),
  within: z.array(share),
});
const row = summary.extend({ key: z.string() });
const rows = z.array(row);
/** With the name of the person or case type; empty if it is gone. */
const namedRows = z.array(row.extend({ name: z.string() }));
const times = z.object({
  leads: count,
  answered: count,
  answer: z.number().nullable(),
  reached: count,
  conversation: z.number().nullable(),
});
const keyedTimes = z.array(times.extend({ key: z.string() }));
const inZone = z.object({ timeZone: timeZone.default('UTC') });
const lastDays = inZone.extend({
  days: z.int().min(1).max(90).default(30),
});
const tallies = z.array(z.object({ key: z.string(), leads: count, signed: count, acts: count }));

export const reportsRouter = router({
  firstContact: procedureFor('dashboard.read')
    .input(lastDays)
    .output(
      z.object({
        total: summary,
        perDay: rows,
        perCaseType: namedRows,
        perSource: rows,
        perPerson: namedRows,
      }),
    )
    .query(async ({ ctx, input }) => {
      const report = await firstContactReport(ctx, input, mayBeSeenBy(ctx.caller));
      const [perCaseType, perPerson] = await Promise.all([
        withNames(ctx.names, report.perCaseType, 'name', ({ key }) => ({ kind: 'service', id: key })),
        withNames(ctx.names, report.perPerson, 'name', ({ key }) => ({ kind: 'user', id: key })),
      ]);
      return { ...report, perCaseType, perPerson };
    }),

  /** Returns the median minutes to the first answer and to the first conversation. */
  firstAnswers: procedureFor('dashboard.read')
    .input(lastDays)
    .output(z.object({ total: times, perHour: keyedTimes, perSource: keyedTimes }))
    .query(({ ctx, input }) => firstAnswerReport(ctx, input)),

  /**
   * Returns calls, people reached and leads signed for each clerk, or only the caller's own without the right to more.
   */
  clerks: procedureFor('dashboard.read')
    .input(lastDays)
    .output(
      z.array(z.object({ key: z.string(), name: z.string(), calls: count, reached: count, signed: count })),
    )
    .query(async ({ ctx, input }) =>
      withNames(ctx.names, await clerksReport(ctx, ctx.caller, input), 'name', ({ key }) => ({
        kind: 'user',
        id: key,
      })),
    ),

  /** Returns the caller's own day. */
  ownDay: procedureFor('leads.work')
    .input(inZone)
    .output(
      z.object({
        calls: count,
        reached: count,
        firstCallMinutes: z
          .number()
          .nullable()
          .meta({ description: 'The median of the leads answered first today' }),
      }),
    )
    .query(({ ctx, input }) => ownDay(ctx, ctx.caller, input.timeZone)),

  /** Returns the agreements sent in the last days: opened, signed, and how long that took. */
  agreements: procedureFor('dashboard.read')
    .input(lastDays.pick({ days: true }))
    .output(agreementFigures)
    .query(({ ctx, input }) => agreementReport(ctx, input.days, mayBeSeenBy(ctx.caller))),

  conversion: procedureFor('dashboard.read')
    .input(inZone)
    .output(z.object({ perWeek: tallies, perSource: tallies }))
    .query(({ ctx, input }) => conversionReport(ctx, input.timeZone)),
});
