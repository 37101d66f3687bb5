import { dayRange, folded, type RuleAnswer, toNumber, yesOrNo } from './answers';
import type { RuleQuestion } from './rule';

type Answers = Readonly<Record<string, RuleAnswer>>;

const isAnswered = (answer: RuleAnswer) => folded(answer) !== '';

const isThis = (answer: RuleAnswer, wanted: string): boolean => {
  const sense = yesOrNo(wanted);
  return sense === undefined ? folded(answer) === folded(wanted) : yesOrNo(answer) === sense;
};

/** The questions that are asked of somebody who answered so: a follow-up only where its answer was given. */
export const askedQuestions = (questions: readonly RuleQuestion[], answers: Answers): RuleQuestion[] => {
  const asked: RuleQuestion[] = [];
  for (const question of questions) {
    const { askedWhen } = question;
    const isFollowed =
      !askedWhen ||
      (asked.some(({ id }) => id === askedWhen.question) &&
        isThis(answers[askedWhen.question], askedWhen.answer));
    if (isFollowed) asked.push(question);
  }
  return asked;
};

/** Of these, the required ones that nobody has answered yet. */
export const stillToAsk = (questions: readonly RuleQuestion[], answers: Answers): RuleQuestion[] =>
  askedQuestions(questions, answers).filter(({ id, required }) => required && !isAnswered(answers[id]));

/** An answer as people read it, and as a form holds it. */
export const answerText = (answer: RuleAnswer): string => {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  return answer === undefined || answer === null ? '' : String(answer);
};

/** What was typed or chosen, as it is stored; null where there is no answer. */
export const answerFrom = ({ kind }: Pick<RuleQuestion, 'kind'>, typed: string): RuleAnswer => {
  if (typed.trim() === '') return null;
  if (kind === 'yes or no') return yesOrNo(typed) ?? typed.trim();
  if (kind === 'number') return toNumber(typed) ?? typed.trim();
  return typed.trim();
};

/** Whether what was typed can be read as what the question asks for; nothing typed always can. */
export const isReadable = ({ kind }: Pick<RuleQuestion, 'kind'>, typed: string): boolean => {
  if (typed.trim() === '') return true;
  if (kind === 'number') return toNumber(typed) !== undefined;
  return kind !== 'date' || dayRange(typed) !== undefined;
};
