import { type AskedField, fieldText, leadField } from '../lead-fields';
import { dayRange, folded, type RuleAnswer, toNumber, yesOrNo } from './answers';
import type { RuleQuestion } from './rule';

type Answers = Readonly<Record<string, RuleAnswer>>;

const isAnswered = (answer: RuleAnswer) => folded(answer) !== '';

const isThis = (answer: RuleAnswer, wanted: string): boolean => {
  const sense = yesOrNo(wanted);
  return sense === undefined ? folded(answer) === folded(wanted) : yesOrNo(answer) === sense;
};

/** The questions to ask, given the answers so far. A follow-up appears only after its trigger answer. */
export const askedQuestions = (questions: readonly RuleQuestion[], answers: Answers): RuleQuestion[] => {
  const result: RuleQuestion[] = [];
  for (const question of questions) {
    const { askedWhen } = question;
    const isFollowed =
      !askedWhen ||
      (result.some(({ id }) => id === askedWhen.question) &&
        isThis(answers[askedWhen.question], askedWhen.answer));
    if (isFollowed) result.push(question);
  }
  return result;
};

/** A lead as questions see it: its answers, and the fields that questions ask for. */
export type AskedLead = { answers?: Answers | undefined; state?: string | undefined } & {
  [Field in Exclude<AskedField, 'state'>]?: unknown;
};

/** The lead's answers, with those that its fields hold. */
export const withFields = (
  questions: readonly RuleQuestion[],
  lead: AskedLead,
): Record<string, RuleAnswer> => ({
  ...lead.answers,
  ...Object.fromEntries(
    questions.flatMap(({ id, field }) => {
      const value = field && fieldText(lead[field]);
      return value ? [[id, value]] : [];
    }),
  ),
});

/** Divides answers into those that fields of the lead can hold, and the others. */
export const divideAnswers = <Answer extends RuleAnswer>(
  questions: readonly RuleQuestion[],
  answers: Readonly<Record<string, Answer>>,
) => {
  const fields: { [Field in AskedField]?: string } = {};
  const others: Record<string, Answer> = { ...answers };
  for (const { id, field } of questions) {
    if (!field || !(id in others)) continue;
    const value = answerText(others[id]);
    if (value !== '' && !leadField(field).schema.safeParse(value).success) continue;
    fields[field] = value;
    delete others[id];
  }
  return { fields, others };
};

/** The required questions among them that are still unanswered. */
export const stillToAsk = (questions: readonly RuleQuestion[], answers: Answers): RuleQuestion[] =>
  askedQuestions(questions, answers).filter(({ id, required }) => required && !isAnswered(answers[id]));

/** Formats an answer for people and for form fields. */
export const answerText = (answer: RuleAnswer): string => {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  return answer === undefined || answer === null ? '' : String(answer);
};

/** Converts form input to a stored answer; null if there is none. */
export const answerFrom = ({ kind }: Pick<RuleQuestion, 'kind'>, typed: string): RuleAnswer => {
  if (typed.trim() === '') return null;
  if (kind === 'yes or no') return yesOrNo(typed) ?? typed.trim();
  if (kind === 'number') return toNumber(typed) ?? typed.trim();
  return typed.trim();
};

/** True if the input can be read as the kind of answer the question needs, or is empty. */
export const isReadable = ({ kind }: Pick<RuleQuestion, 'kind'>, typed: string): boolean => {
  if (typed.trim() === '') return true;
  if (kind === 'number') return toNumber(typed) !== undefined;
  return kind !== 'date' || dayRange(typed) !== undefined;
};
