import { z } from '../../shared/zod';
import { defineCollection, text } from '../core/record/collection';

/** Numbers and addresses that must not be contacted, as keyed hashes, because the list outlives the person's own data. */
export const doNotContact = defineCollection({
  name: 'doNotContact',
  schema: z.object({
    /** The list and the key, so that an import can be repeated. */
    _id: z.string(),
    key: text,
    /** `own` is the firm's; others are named by the user who imported them: `national`, `texas`. */
    list: text,
    at: z.date(),
  }),
  indexes: [{ on: { key: 1 } }, { on: { list: 1, at: -1 } }],
});
