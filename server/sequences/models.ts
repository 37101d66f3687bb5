import { z } from '../../shared/zod';
import { defineCollection, openModels, type Stored } from '../core/record/collection';
import type { Models as Earlier } from '../mail/models';
import { sequences, sequenceVersions } from './sequence.model';
import { messageTemplates } from './templates/template.model';

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

/** The collections of this module. */
export const models = openModels({
  contactCounts,
  messageTemplates,
  sequences,
  sequenceVersions,
});

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
