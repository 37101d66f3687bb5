import type { RuleInput } from '../rule';

/**
 * A yes-or-no question that a page asks in addition to the intake questions: the condition, and what it means if it is
 * not met. It never refuses a lead; only the page's answer uses it.
 */
export type ConcernQuestion = {
  id: string;
  label: string;
  /** The criterion as the visitor reads it. */
  words: string;
  otherwise: 'refuse' | 'flag';
};

/** Converts such questions to a rule, so that the same judge handles them. */
export const asRule = (questions: readonly ConcernQuestion[]): RuleInput => ({
  questions: questions.map(({ id, label }) => ({ id, label, kind: 'yes or no' })),
  criteria: questions.map(({ id, words, otherwise }) => ({
    id,
    words,
    otherwise,
    reasonCode: 'OUT_OF_CRITERIA',
    test: { kind: 'is', question: id, value: true },
  })),
});
