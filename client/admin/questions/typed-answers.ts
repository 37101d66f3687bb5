import { messages } from '../../../shared/messages';
import type { RuleAnswer } from '../../../shared/rules/answers';
import {
  answerFrom,
  answerText,
  askedQuestions,
  isReadable,
  stillToAsk,
  withFields,
} from '../../../shared/rules/questions';
import type { RuleQuestion } from '../../../shared/rules/rule';
import type { ClientRecord, LeadAnswers } from '../../../shared/schemas/client';
import { refusedDate } from '../form/date-field';

/** Form values: text by question id. */
export type TypedAnswers = Record<string, string>;

type Questions = readonly RuleQuestion[];

const typedFrom = (answers: Readonly<Record<string, RuleAnswer>> = {}): TypedAnswers =>
  Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, answerText(answer)]));

/** The lead's answers as text, with those that its fields hold. */
export const typedFor = (questions: Questions, lead: ClientRecord): TypedAnswers =>
  typedFrom(withFields(questions, lead));

/** Converts the form's text to stored answers; empty text becomes null. Answers to removed questions stay. */
export const findAnswers = (questions: Questions, typed: TypedAnswers): LeadAnswers => {
  const kinds = new Map(questions.map((question) => [question.id, question]));
  return Object.fromEntries(
    Object.entries(typed).map(([id, text]) => [
      id,
      answerFrom(kinds.get(id) ?? { kind: 'text' }, text) ?? null,
    ]),
  );
};

/** Returns how many of the visible questions have an answer. */
export const countAnswered = (
  questions: Questions,
  typed: TypedAnswers,
): { answered: number; asked: number } => {
  const visible = askedQuestions(questions, typed);
  return { answered: visible.filter(({ id }) => typed[id]?.trim()).length, asked: visible.length };
};

/** Returns the unreadable answers, by question id. */
export const findUnreadable = (questions: Questions, typed: TypedAnswers): Record<string, string> =>
  Object.fromEntries(
    askedQuestions(questions, typed)
      .filter((question) => !isReadable(question, typed[question.id] ?? ''))
      .map(({ id, kind }) => [id, kind === 'number' ? 'Enter a number.' : refusedDate]),
  );

/** Returns the missing answers, by question id. */
export const findMissing = (questions: Questions, typed: TypedAnswers): Record<string, string> =>
  Object.fromEntries(stillToAsk(questions, typed).map(({ id }) => [id, messages.form.required]));
