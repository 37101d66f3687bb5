import { z } from '../../../shared/zod';
import { defineCollection, text } from '../record/collection';

export const leases = defineCollection({
  name: 'leases',
  schema: z.object({ _id: z.string(), by: text, until: z.date() }),
});
