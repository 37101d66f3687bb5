import { z } from '../../../shared/zod';
import { audits } from '../audit/audit.model';
import { anyValue, defineCollection } from '../record/collection';

/** The firm's settings; `shared/settings.ts` has their schemas. */
export const settings = defineCollection({
  name: 'settings',
  called: 'this setting',
  entity: 'setting',
  schema: z.object({
    _id: z.string(),
    value: anyValue<object>(),
    version: z.number(),
    updatedAt: z.date(),
    audits,
  }),
  minimize: false,
});
