import { z } from '../../shared/zod';
import { defineCollection } from '../core/record/collection';

/** When the provider's list of the texts to one of our numbers was last read to its end. */
export const textLists = defineCollection({
  name: 'textLists',
  schema: z.object({ _id: z.string(), readAt: z.date() }),
});
