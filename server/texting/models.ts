import { z } from '../../shared/zod';
import type { Models as Earlier } from '../conversation/models';
import { defineCollection, openModels, text } from '../core/record/collection';
import { textAccounts } from './setup/text-account.model';

const textWebhookKinds = ['inbound', 'status'] as const;
export type TextWebhookKind = (typeof textWebhookKinds)[number];

/** When the provider last reached us with a webhook of a kind, to within an hour. */
const textWebhooks = defineCollection({
  name: 'textWebhooks',
  schema: z.object({ _id: z.enum(textWebhookKinds), at: z.date() }),
});

/** When the provider's list of the texts to one of our numbers was last read to its end. */
const textLists = defineCollection({
  name: 'textLists',
  schema: z.object({ _id: z.string(), readAt: z.date() }),
});

/** Our numbers that send nothing until the firm mended what the provider's error says. */
const pausedNumbers = defineCollection({
  name: 'pausedNumbers',
  schema: z.object({ _id: z.string(), code: text, at: z.date() }),
  indexes: [{ on: { at: 1 } }],
});

/** The collections of this module. */
export const models = openModels({
  pausedNumbers,
  textAccounts,
  textLists,
  textWebhooks,
});

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
