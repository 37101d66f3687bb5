import { z } from '../../shared/zod';
import { audits } from '../core/audit/audit.model';
import { defineCollection, openModels } from '../core/record/collection';
import type { Models as Earlier } from '../vendors/models';
import { imports } from './import/import.model';

/** The intake settings that staff control, in one document, `intake`. */
export const intakeSettings = defineCollection({
  name: 'intakeSettings',
  entity: 'refused',
  guard: [],
  schema: z.object({ _id: z.string(), refusedDays: z.number(), audits }),
});

/** The collections of this module. */
export const models = openModels({
  imports,
  intakeSettings,
});

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
