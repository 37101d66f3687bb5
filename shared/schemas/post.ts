import { z } from '../zod';
import { recordId } from './id';
import { vendorAnswer } from './outcome';

/** The stages of an accepted lead as reported to its vendor. Platforms match on these strings: never change them. */
export const leadStages = ['accepted', 'contacted', 'signed', 'turned_down', 'returned'] as const;
export type LeadStage = (typeof leadStages)[number];

/** One submission of a vendor: our answer, and the progress of its lead. */
export const postRecord = vendorAnswer
  .pick({ outcome: true, id: true, externalId: true, reasonCode: true, reasons: true, test: true })
  .extend({
    requestId: z.string(),
    receivedAt: z.iso.datetime(),
    caseType: z.string(),
    campaign: z.string(),
    stage: z.enum(leadStages).nullable().meta({ description: 'Null where the post became no lead' }),
    stageAt: z.iso.datetime().nullable().meta({ description: 'Since when' }),
    stageReason: z.string().meta({ description: 'Why it was turned down or returned; empty if not told' }),
    price: z.number().nullable().meta({ description: 'US dollars that are owed for it; 0 once returned' }),
  });
export type PostRecord = z.infer<typeof postRecord>;

export const postQuery = z.object({
  externalId: z.string().min(1).max(100).optional().meta({ description: 'Your own id, as you sent it' }),
  from: z.iso.datetime({ offset: true }).max(64).optional().meta({ description: 'Received at or after' }),
  before: z.iso
    .datetime({ offset: true })
    .max(64)
    .optional()
    .meta({ description: 'Received before; `next` of the page before this one' }),
  limit: z.int().min(1).max(100).default(25),
});

/** Newest first. Submissions with the same time stay together, so a page can exceed the requested size. */
export const postPage = z.object({
  posts: z.array(postRecord),
  next: z.iso.datetime().nullable().meta({ description: 'Send it as `before`; null on the last page' }),
});

export const postById = z.object({
  id: recordId.meta({ description: 'The id that the post was answered with' }),
});
