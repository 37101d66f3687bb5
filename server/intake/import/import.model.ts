import { importInput, importStates } from '../../../shared/schemas/import';
import { z } from '../../../shared/zod';
import { audits } from '../../core/audit/audit.model';
import { defineCollection, objectId, type Stored, text } from '../../core/record/collection';

/** The imported files; the leads of one have its ID. */
export const imports = defineCollection({
  name: 'imports',
  entity: 'import',
  schema: z.object({
    _id: objectId,
    name: text,
    by: text,
    byId: text,
    total: z.number(),
    values: importInput.shape.values,
    state: z.enum(importStates),
    at: z.date(),
    audits,
  }),
});

export type ImportDoc = Stored<typeof imports>;
