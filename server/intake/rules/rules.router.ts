import { ruleInput, ruleRecord } from '../../../shared/rules/rule';
import { recordId } from '../../../shared/schemas/id';
import { z } from '../../../shared/zod';
import { createRest, router } from '../../core/http/trpc';
import { procedureFor } from '../deps';
import { previewRule } from './preview-rule';
import { saveRule } from './save-rule';

const rest = createRest('Intake');
const caseType = z.string().min(1).max(100).meta({ description: 'The id of a case type', example: '5' });
const judged = z.enum(['accept', 'flag', 'refuse']);

const rulePreview = z.object({
  checked: z.int().meta({ description: 'Stored leads of this case type' }),
  changed: z.int().meta({ description: 'Of these, how many it would have changed' }),
  leads: z
    .array(z.object({ id: recordId, name: z.string(), from: judged, to: judged }))
    .meta({ description: 'The newest hundred of these' }),
});

export const rulesRouter = router({
  get: procedureFor('vendors.manage')
    .meta(rest('GET', '/intake/rules/{caseType}', 'The criteria of a case type'))
    .input(z.object({ caseType }))
    .output(ruleRecord)
    .query(({ ctx, input }) => ctx.rules.of(input.caseType)),

  update: procedureFor('vendors.manage')
    .meta(
      rest(
        'PUT',
        '/intake/rules/{caseType}',
        'Change the criteria of a case type, or see first what that would have changed',
        { errors: [409], query: ['preview'] },
      ),
    )
    .input(
      ruleInput.extend({
        caseType,
        version: z
          .int()
          .min(0)
          .optional()
          .meta({ description: 'The version you saw; 409 when it is not the newest' }),
        preview: z.boolean().default(false).meta({ description: 'Store nothing; say what would change' }),
      }),
    )
    .output(ruleRecord.extend({ preview: rulePreview.optional() }))
    .mutation(async ({ ctx, input: { caseType: id, preview, version, ...rule } }) => {
      ctx.rules.forget();
      const before = await ctx.rules.of(id);
      if (preview) return { ...before, ...rule, preview: await previewRule(ctx.models, id, before, rule) };
      return saveRule(ctx, ctx.caller, { before, next: rule, version });
    }),
});
