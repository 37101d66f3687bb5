import { z } from '../../shared/zod';
import { defineCollection } from '../core/record/collection';

/** The keyed hashes of a lead's number and address, after the lead was removed for good. */
export const formerLeads = defineCollection({
  name: 'formerLeads',
  schema: z.object({ _id: z.string(), keys: z.array(z.string()), at: z.date() }),
  indexes: [{ on: { at: 1 } }],
});
