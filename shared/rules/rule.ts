import { text, trimmedText } from '../schemas/text';
import { z } from '../zod';

const questionId = z.string().regex(/^[A-Za-z]\w{0,59}$/, 'A word of up to 60 letters and digits');
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'A day as 2006-01-31');

/** Something that a person is asked for a case type; the answer stands in a lead's `answers` under `id`. */
export const ruleQuestion = z.object({
  id: questionId,
  label: trimmedText(200),
  kind: z.enum(['yes or no', 'number', 'date', 'choice', 'text']),
  choices: z.array(trimmedText(100)).max(100).optional(),
});

/** What has to be so. A question may also name the lead's own `state`. */
export const ruleTest = z.union([
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

export const ruleReasons = ['OUT_OF_CRITERIA', 'STATE_NOT_ACCEPTED'] as const;

export const ruleCriterion = z.object({
  id: questionId,
  words: trimmedText(300).meta({ description: 'What has to be so, as vendors and visitors read it' }),
  otherwise: z.enum(['refuse', 'flag']).meta({ description: 'What happens when it surely is not so' }),
  reasonCode: z.enum(ruleReasons).default('OUT_OF_CRITERIA'),
  test: ruleTest,
});

/** The criteria of one case type. */
export const ruleInput = z.object({
  questions: z.array(ruleQuestion).max(60),
  criteria: z.array(ruleCriterion).max(60),
});
export type RuleInput = z.infer<typeof ruleInput>;

export const ruleRecord = ruleInput.extend({
  caseType: z.string(),
  version: z.int().meta({ description: 'Grows with every change; 0: as it was built in' }),
});
export type RuleRecord = z.infer<typeof ruleRecord>;
