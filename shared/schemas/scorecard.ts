import { z } from '../zod';
import { recordId } from './id';

const day = z.iso.date();

export const scorecardQuery = z.object({
  id: recordId,
  from: day
    .optional()
    .meta({ description: 'The first day (UTC); 30 days ago when missing', example: '2026-11-01' }),
  to: day.optional().meta({ description: 'The last day (UTC); today when missing' }),
  campaign: z.string().max(100).optional(),
  caseType: z.string().max(100).optional(),
});

const count = z.int().min(0);

/** What became of a vendor's posts in a period, and of the leads among them. */
export const scorecard = z.object({
  from: day,
  to: day,
  posted: count.meta({ description: 'Accepted, duplicate and rejected; tests are none of them' }),
  accepted: count,
  duplicate: count,
  rejected: count,
  test: count,
  byReason: z.record(z.string(), count).meta({ description: 'Of the rejected, how many for which reason' }),
  contacted: count.meta({ description: 'Leads that somebody reached' }),
  signed: count,
  cost: z.number().meta({ description: 'US dollars for the accepted leads' }),
  costPerSigned: z.number().nullable(),
  medianMinutesToContact: z.number().nullable(),
  certificateShare: z.number().nullable().meta({ description: 'Of the accepted leads, from 0 to 1' }),
});
export type Scorecard = z.infer<typeof scorecard>;
