import { z } from '../zod';
import { recordId } from './id';
import { leadStages } from './post';
import { webhookInput } from './webhook';

/** A vendor's postback: where to report the outcomes of its leads, and which. */
export const postbackInput = z.object({
  id: recordId.meta({ description: "The vendor's id" }),
  url: webhookInput.shape.url,
  stages: z.array(z.enum(leadStages)).min(1, 'Choose at least one outcome'),
});
export type PostbackInput = z.infer<typeof postbackInput>;

export const postbackRecord = z.object({
  url: z.string(),
  stages: z.array(z.enum(leadStages)),
  lastSuccessAt: z.iso.datetime().nullable(),
  oldSecretUntil: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Until when the secret before this one signs as well' }),
});
export type PostbackRecord = z.infer<typeof postbackRecord>;

/** The only response that may contain the secret, right after creation. */
export const postbackSaved = postbackRecord.extend({
  secret: z
    .string()
    .optional()
    .meta({ description: 'Shown here only; `whsec_...`, as in Standard Webhooks' }),
});

/** The event name of a test. */
export const postbackTest = 'postback.test';

/** The outcome of one lead for its vendor: ids, the outcome and the amount owed, without personal data. */
const toldOutcome = z.object({
  id: recordId.meta({ description: 'The id that the post was answered with' }),
  externalId: z.string().nullable(),
  stage: z.enum(leadStages),
  reason: z.string().meta({ description: 'Why it was turned down or returned; empty if not told' }),
  caseType: z.string(),
  campaign: z.string().nullable(),
  subId1: z.string().nullable(),
  subId2: z.string().nullable(),
  subId3: z.string().nullable(),
  subId4: z.string().nullable(),
  price: z.number().nullable().meta({ description: 'US dollars that are owed for it; 0 once returned' }),
});

/** The postback body; a test has no lead in it. */
export const postbackBody = z.object({
  type: z.enum([...leadStages.map((stage) => `lead.${stage}` as const), postbackTest]),
  version: z.literal(1),
  timestamp: z.iso.datetime(),
  data: z.union([toldOutcome, z.strictObject({})]),
});
