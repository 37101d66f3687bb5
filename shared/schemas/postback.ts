import { z } from '../zod';
import { recordId } from './id';
import { leadStages } from './post';
import { webhookInput } from './webhook';

/** Where a vendor is told what became of its leads, and of what. */
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

/** The answer that may hold a secret: given when it is made, and shown nowhere else. */
export const postbackSaved = postbackRecord.extend({
  secret: z
    .string()
    .optional()
    .meta({ description: 'Shown here only; `whsec_...`, as in Standard Webhooks' }),
});

/** What a test is told as. */
export const postbackTest = 'postback.test';

/** What a vendor is told of one of its leads: ids, the outcome and what is owed; nothing of the person. */
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

/** The body that a vendor is sent; that of a test has no lead in it. */
export const postbackBody = z.object({
  type: z.enum([...leadStages.map((stage) => `lead.${stage}` as const), postbackTest]),
  version: z.literal(1),
  timestamp: z.iso.datetime(),
  data: z.union([toldOutcome, z.strictObject({})]),
});
