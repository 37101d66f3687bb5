import { messages } from '../../../shared/messages';
import type { RuleAnswer } from '../../../shared/rules/answers';
import {
  answerFrom,
  answerText,
  askedQuestions,
  isReadable,
  stillToAsk,
} from '../../../shared/rules/questions';
import type { RuleQuestion } from '../../../shared/rules/rule';
import type { LeadAnswers } from '../../../shared/schemas/client';

/** Answers as a form holds them: text, by the ids of the questions. */
export type TypedAnswers = Record<string, string>;

type Questions = readonly RuleQuestion[];

export const typedFrom = (answers: Readonly<Record<string, RuleAnswer>> = {}): TypedAnswers =>
  Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, answerText(answer)]));

/** What was typed as it is stored; nothing typed is null. What is not asked any more goes along: it was answered. */
export const findAnswers = (questions: Questions, typed: TypedAnswers): LeadAnswers => {
  const kinds = new Map(questions.map((question) => [question.id, question]));
  return Object.fromEntries(
    Object.entries(typed).map(([id, text]) => [
      id,
      answerFrom(kinds.get(id) ?? { kind: 'text' }, text) ?? null,
    ]),
  );
};

/** How many of what is asked have an answer. */
export const countAnswered = (
  questions: Questions,
  typed: TypedAnswers,
): { answered: number; asked: number } => {
  const visible = askedQuestions(questions, typed);
  return { answered: visible.filter(({ id }) => typed[id]?.trim()).length, asked: visible.length };
};

/** What cannot be read, by the ids of the questions. */
export const findUnreadable = (questions: Questions, typed: TypedAnswers): Record<string, string> =>
  Object.fromEntries(
    askedQuestions(questions, typed)
      .filter((question) => !isReadable(question, typed[question.id] ?? ''))
      .map(({ id, kind }) => [
        id,
        kind === 'number'
          ? 'Enter a number.'
          : 'Enter a year, a month or a day: 2006, 2006-01 or 2006-01-31.',
      ]),
  );

/** What is missing, by the ids of the questions. */
export const findMissing = (questions: Questions, typed: TypedAnswers): Record<string, string> =>
  Object.fromEntries(stillToAsk(questions, typed).map(({ id }) => [id, messages.form.required]));
