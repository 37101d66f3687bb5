import { readDate } from '../../read-date';
import type { RuleAnswer } from '../answers';
import { judge } from '../judge';
import type { RuleInput } from '../rule';

/** The page's response to a visitor who has answered its questions. */
export type Concern = {
  says: 'likely' | 'perhaps' | 'unlikely' | 'nothing';
  /** The criteria that the answers support, contradict, and leave open. */
  for: RuleInput['criteria'];
  against: RuleInput['criteria'];
  open: RuleInput['criteria'];
};

const yesOrNo: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** Reads the answers to a rule's questions from a posted form, and skips open ones; what is no date stays as it is. */
export const readAnswers = (
  { questions }: Pick<RuleInput, 'questions'>,
  said: (question: string) => string,
  today: string,
): Record<string, string | boolean> =>
  Object.fromEntries(
    questions.flatMap(({ id, kind }): [string, string | boolean][] => {
      const text = said(id).trim().slice(0, 100);
      if (kind === 'yes or no') return Object.hasOwn(yesOrNo, text) ? [[id, yesOrNo[text] ?? false]] : [];
      return text === '' ? [] : [[id, kind === 'date' ? (readDate(text, today)?.value ?? text) : text]];
    }),
  );

const sayings = { accept: 'likely', flag: 'perhaps', refuse: 'unlikely' } as const;

/** Judges the answers as intake would, in a visitor's terms; without answers the result is `nothing`. */
export const judgeConcern = (
  rule: RuleInput,
  answers: Record<string, RuleAnswer>,
  state?: string | undefined,
): Concern => {
  if (Object.keys(answers).length === 0) return { says: 'nothing', for: [], against: [], open: [] };
  const { outcome, failed, unknown } = judge(rule, { answers, state });
  const met = rule.criteria.filter((one) => !failed.includes(one) && !unknown.includes(one));
  return { says: sayings[outcome], for: met, against: failed, open: unknown };
};
