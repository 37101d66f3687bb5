import { z } from '../../shared/zod';
import { defineCollection, text } from '../core/record/collection';

/** Our numbers that send nothing until the firm mended what the provider's error says. */
export const pausedNumbers = defineCollection({
  name: 'pausedNumbers',
  schema: z.object({ _id: z.string(), code: text, at: z.date() }),
  indexes: [{ on: { at: 1 } }],
});
