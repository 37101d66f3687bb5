import { z } from '../../shared/zod';
import { defineCollection, type Stored } from '../core/record/collection';

/** The automatic steps of the last week for one number or address, by its keyed hash. All servers count here. */
export const contactCounts = defineCollection({
  name: 'contactCounts',
  called: 'this count',
  schema: z.object({
    _id: z.string(),
    steps: z.array(z.object({ id: z.string(), at: z.date() })),
    version: z.number(),
  }),
});

export type ContactCountDoc = Stored<typeof contactCounts>;
