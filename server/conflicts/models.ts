import { nameLists } from '../../shared/schemas/conflict';
import { z } from '../../shared/zod';
import { defineCollection, objectId, openModels, text } from '../core/record/collection';
import type { Models as Earlier } from '../documents/models';
import { conflictChecks } from './conflict-check.model';

/** Names in the firm's own list, from other systems or earlier times. */
const conflictNames = defineCollection({
  name: 'conflictNames',
  schema: z.object({
    _id: objectId,
    list: z.enum(nameLists),
    name: text,
    /** The name in folded words, for checks and searches. */
    words: z.array(z.string()),
    birthDate: z.string().optional(),
    address: z.string().optional(),
    /** The file it came from. */
    file: text,
    at: z.date(),
  }),
  indexes: [{ on: { words: 1 } }, { on: { list: 1, file: 1, name: 1 } }],
});

/** The collections of this module. */
export const models = openModels({
  conflictChecks,
  conflictNames,
});

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
