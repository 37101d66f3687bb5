import type { RuleInput } from '../rule';

/**
 * A yes-or-no question that a page asks beside those of intake: what has to be so, and what it means when it is not.
 * It never refuses a lead; only the page's answer knows it.
 */
export type ConcernQuestion = {
  id: string;
  label: string;
  /** What we look for, as the visitor reads it. */
  words: string;
  otherwise: 'refuse' | 'flag';
};

/** Such questions as rules, so that one judge reads them all. */
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
