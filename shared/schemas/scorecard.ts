import { z } from '../zod';
import { recordId } from './id';

const day = z.iso.date();

/** The scope of a scorecard: a period, and all leads or one campaign or case type. */
export const scorecardPeriod = z.object({
  from: day
    .optional()
    .meta({ description: 'The first day (UTC); 30 days ago when missing', example: '2026-11-01' }),
  to: day.optional().meta({ description: 'The last day (UTC); today when missing' }),
  campaign: z.string().max(100).optional(),
  caseType: z.string().max(100).optional(),
});
export type ScorecardPeriod = z.infer<typeof scorecardPeriod>;

export const scorecardQuery = scorecardPeriod.extend({ id: recordId });

const count = z.int().min(0);

const posts = {
  posted: count.meta({
    description: 'Accepted, duplicate and rejected, as each was first answered; tests are none of them',
  }),
  accepted: count,
  duplicate: count,
  rejected: count,
};

const sums = z.object({
  ...posts,
  test: count,
  byReason: z.record(z.string(), count).meta({ description: 'Of the rejected, how many for which reason' }),
  certificateShare: z.number().nullable().meta({ description: 'Of the accepted leads, from 0 to 1' }),
  takenIn: count.meta({ description: 'Posts that were refused first and that staff took in after all' }),
  contacted: count.meta({ description: 'Leads that were reached' }),
  signed: count,
  returned: count.meta({ description: 'Leads that were given back; they cost nothing' }),
  merged: count.meta({ description: 'Leads that were merged into another one' }),
  deleted: count,
  cost: z.number().meta({ description: 'US dollars for the leads that were not returned' }),
  costPerSigned: z.number().nullable(),
  medianMinutesToContact: z.number().nullable(),
});
export type ScorecardSums = z.infer<typeof sums>;

export const scorecardDay = z.object({ day, ...posts });
export type ScorecardDay = z.infer<typeof scorecardDay>;

export const scorecardGroup = sums.extend({ campaign: z.string(), caseType: z.string() });
export type ScorecardGroup = z.infer<typeof scorecardGroup>;

/** The results of a vendor's submissions in a period, and of the resulting leads. */
export const scorecard = sums.extend({
  from: day,
  to: day,
  days: z.array(scorecardDay).meta({ description: 'Each day of the period (UTC)' }),
  groups: z.array(scorecardGroup).meta({ description: 'By campaign and case type, the most posted first' }),
});
export type Scorecard = z.infer<typeof scorecard>;
