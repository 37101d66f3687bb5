import { askedFields } from '../lead-fields';
import { text, trimmedText } from '../schemas/text';
import { z } from '../zod';

const questionId = z.string().regex(/^[A-Za-z]\w{0,59}$/, 'A word of up to 60 letters and digits');
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'A day as 2006-01-31');

/** A question for a case type; the lead's `answers` hold the answer under `id`. */
export const ruleQuestion = z.object({
  id: questionId,
  label: trimmedText(200),
  kind: z.enum(['yes or no', 'number', 'date', 'choice', 'text']),
  choices: z.array(trimmedText(100)).max(100).optional(),
  field: z.enum(askedFields).optional().meta({
    description: "The lead's field that holds the answer, instead of `answers`",
  }),
  required: z.boolean().optional().meta({ description: 'Still to be asked as long as it has no answer' }),
  askedWhen: z
    .object({ question: questionId, answer: trimmedText(100) })
    .optional()
    .meta({
      description: 'A follow-up: asked when an earlier question has this answer; yes and no as words',
    }),
});
export type RuleQuestion = z.infer<typeof ruleQuestion>;

/** The questions of one case type in the order asked; a follow-up comes after its parent. */
const ruleQuestions = z
  .array(ruleQuestion)
  .max(60)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Two questions have the same id')
  .refine((all) => {
    const fields = all.flatMap(({ field }) => field ?? []);
    return new Set(fields).size === fields.length;
  }, 'Two questions ask for the same field')
  .refine(
    (all) =>
      all.every(
        ({ askedWhen }, index) =>
          !askedWhen || all.slice(0, index).some(({ id }) => id === askedWhen.question),
      ),
    'A follow-up comes after the question that it follows',
  );

/** A condition. A question may also be the lead's own `state`. */
const ruleTest = z.union([
  z.object({ kind: z.literal('is'), question: questionId, value: z.boolean() }),
  z.object({ kind: z.literal('at least'), question: questionId, value: z.number() }),
  z.object({ kind: z.literal('at most'), question: questionId, value: z.number() }),
  z.object({ kind: z.literal('on or after'), question: questionId, day }),
  z.object({ kind: z.literal('on or before'), question: questionId, day }),
  z.object({
    kind: z.literal('overlaps'),
    from: questionId,
    until: questionId,
    start: day,
    end: day,
  }),
  z.object({
    kind: z.literal('more days after'),
    question: questionId,
    after: questionId,
    days: z.int().min(0).max(40_000),
  }),
  z.object({
    kind: z.literal('within days after'),
    question: questionId,
    after: questionId,
    days: z.int().min(0).max(40_000),
  }),
  z.object({
    kind: z.literal('one of'),
    question: questionId,
    values: z.array(text(100).min(1)).min(1).max(100),
  }),
  z.object({
    kind: z.literal('none of'),
    question: questionId,
    values: z.array(text(100).min(1)).min(1).max(100),
  }),
]);
export type RuleTest = z.infer<typeof ruleTest>;

const ruleReasons = ['OUT_OF_CRITERIA', 'STATE_NOT_ACCEPTED'] as const;

export const ruleCriterion = z.object({
  id: questionId,
  words: trimmedText(300).meta({ description: 'The condition, in the words that vendors and visitors read' }),
  otherwise: z.enum(['refuse', 'flag']).meta({ description: 'What happens when it surely is not so' }),
  reasonCode: z.enum(ruleReasons).default('OUT_OF_CRITERIA'),
  test: ruleTest,
});

export const ruleInput = z.object({
  questions: ruleQuestions,
  criteria: z.array(ruleCriterion).max(60),
});
export type RuleInput = z.infer<typeof ruleInput>;

export const ruleRecord = ruleInput.extend({
  caseType: z.string(),
  version: z.int().meta({ description: 'Grows with every change; 0: as it was built in' }),
});
export type RuleRecord = z.infer<typeof ruleRecord>;
