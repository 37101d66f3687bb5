import type { RuleInput } from '../../../shared/rules/rule';
import { z } from '../../../shared/zod';
import { audits } from '../../core/audit/audit.model';
import { anyValue, defineCollection } from '../../core/record/collection';

/** The criteria of case types, as staff changed them. */
export const rules = defineCollection({
  name: 'rules',
  called: 'these criteria',
  entity: 'rule',
  schema: z.object({
    _id: z.string(),
    version: z.number(),
    questions: z.array(anyValue<RuleInput['questions'][number]>()),
    criteria: z.array(anyValue<RuleInput['criteria'][number]>()),
    updatedAt: z.date(),
    audits,
  }),
  minimize: false,
});
