import { z } from '../../../shared/zod';
import { defineCollection } from '../../core/record/collection';

export const textWebhookKinds = ['inbound', 'status'] as const;
export type TextWebhookKind = (typeof textWebhookKinds)[number];

/** When the provider last reached us with a webhook of a kind, to within an hour. */
export const textWebhooks = defineCollection({
  name: 'textWebhooks',
  schema: z.object({ _id: z.enum(textWebhookKinds), at: z.date() }),
});
