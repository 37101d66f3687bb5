import { z } from '../../shared/zod';
import { defineCollection, openModels, text } from '../core/record/collection';
import type { Models as Earlier } from '../proof/models';
import { numberHolds } from './number-hold.model';
import { suppressions } from './suppression.model';

/** Numbers and addresses that must not be contacted, as keyed hashes, because the list outlives the person's own data. */
const doNotContact = defineCollection({
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

/** The collections of this module. */
export const models = openModels({
  doNotContact,
  numberHolds,
  suppressions,
});

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
