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
