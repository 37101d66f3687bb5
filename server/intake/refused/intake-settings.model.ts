import { z } from '../../../shared/zod';
import { audits } from '../../core/audit/audit.model';
import { defineCollection } from '../../core/record/collection';

/** The intake settings that staff control, in one document, `intake`. */
export const intakeSettings = defineCollection({
  name: 'intakeSettings',
  schema: z.object({ _id: z.string(), refusedDays: z.number(), audits }),
});
