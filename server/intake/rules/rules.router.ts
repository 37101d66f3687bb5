import { type Judgement, judge } from '../../../shared/rules/judge';
import { type RuleInput, ruleInput, ruleRecord } from '../../../shared/rules/rule';
import { recordId } from '../../../shared/schemas/id';
import { z } from '../../../shared/zod';
import { createRest, router } from '../../core/http/trpc';
import type { ClientDoc } from '../../leads/store/client.model';
import { procedureFor } from '../deps';
import type { Models } from '../models';
import { saveRule } from './save-rule';

const mostNamed = 100;

type Lead = Pick<ClientDoc, '_id' | 'answers' | 'state' | 'firstName' | 'lastName'>;
type Change = { id: string; name: string; from: Judgement['outcome']; to: Judgement['outcome'] };

/** Returns the stored leads of a case type that other criteria would have judged differently, the newest by ID. */
const previewRule = async (
  { clients }: Models,
  caseType: string,
  before: RuleInput,
  after: RuleInput,
): Promise<{ checked: number; changed: number; leads: Change[] }> => {
  const leads = clients
    .find({ caseType })
    .select({ answers: 1, state: 1, firstName: 1, lastName: 1 })
    .sort({ _id: -1 })
    .lean<Lead>()
    .cursor({ batchSize: 1000 });
  let checked = 0;
  let changed = 0;
  const named: Change[] = [];
  for await (const { _id, answers, state, firstName, lastName } of leads) {
    checked++;
    const from = judge(before, { answers, state }).outcome;
    const to = judge(after, { answers, state }).outcome;
    if (from === to) continue;
    changed++;
    if (named.length < mostNamed) named.push({ id: String(_id), name: `${firstName} ${lastName}`, from, to });
  }
  return { checked, changed, leads: named };
};

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
