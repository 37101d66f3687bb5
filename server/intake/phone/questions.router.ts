import { latestConsentText } from '../../../shared/consent-texts/consent-text';
import { spokenConsentTexts } from '../../../shared/consent-texts/spoken';
import { ruleCriterion, ruleInput, ruleRecord } from '../../../shared/rules/rule';
import { clientReceipt, clientRecord, leadAnswers } from '../../../shared/schemas/client';
import { recordId } from '../../../shared/schemas/id';
import { phoneIntake } from '../../../shared/schemas/phone-intake';
import { z } from '../../../shared/zod';
import { toRecord } from '../../core/db/to-record';
import { router } from '../../core/http/trpc';
import { asBuilt, blankIsMissing, onlyItsFields } from '../../core/parsers';
import { findLeadId } from '../../leads/store/lead-by-id';
import { procedureFor } from '../deps';
import { getReceipt } from '../receipt';
import { saveRule } from '../rules/save-rule';
import { answerQuestions } from './answer-questions';
import { takeCall } from './take-call';

const caseType = z.string().min(1).max(100);
const questions = ruleRecord.pick({ caseType: true, version: true, questions: true });
const callQuestions = questions.extend({ criteria: z.array(ruleCriterion.pick({ id: true, words: true })) });

/** The questions about a case and people's answers, on the phone and on the lead's page. */
export const questionsRouter = router({
  takeCall: procedureFor('leads.work')
    .input(blankIsMissing(phoneIntake))
    .output(asBuilt(clientReceipt))
    .mutation(async ({ ctx, input }) => getReceipt(await takeCall(ctx, ctx.caller, ctx.requestId, input))),

  /**
   * Returns the text to read aloud before a person answers about calls and texts; null if no wording names this firm.
   */
  spokenConsent: procedureFor('leads.work')
    .output(z.object({ version: z.string(), text: z.string() }).nullable())
    .query(async ({ ctx }) => latestConsentText(spokenConsentTexts, await ctx.consents.firmName()) ?? null),

  answer: procedureFor('leads.work')
    .input(z.object({ id: recordId, answers: leadAnswers }))
    .output(onlyItsFields(clientRecord))
    .mutation(async ({ ctx, input }) =>
      toRecord(await answerQuestions(ctx, ctx.caller, await findLeadId(ctx, input.id), input.answers)),
    ),

  questions: procedureFor('leads.read')
    .input(z.object({ caseType }))
    .output(callQuestions)
    .query(({ ctx, input }) => ctx.rules.of(input.caseType)),

  /** Saves the questions. The required ones cannot change. */
  saveQuestions: procedureFor('settings.edit')
    .input(ruleInput.pick({ questions: true }).extend({ caseType, version: z.int().min(0) }))
    .output(questions)
    .mutation(async ({ ctx, input }) => {
      ctx.rules.forget();
      const before = await ctx.rules.of(input.caseType);
      const next = { questions: input.questions, criteria: before.criteria };
      return saveRule(ctx, ctx.caller, { before, next, version: input.version });
    }),
});
