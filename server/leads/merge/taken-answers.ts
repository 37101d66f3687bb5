import type { ClientDoc } from '../store/client.model';

type Answers = ClientDoc['answers'];

/** The questions that one lead has an answer to and the other has not. */
export const onlyOnOneSide = (answers: Answers = {}, others: Answers = {}): string[] =>
  Object.keys(answers).filter((id) => !Object.hasOwn(others, id));

/** What the lead that stays takes over of the other's answers. */
export const answersTaken = ({ answers = {} }: ClientDoc, loser: ClientDoc) => {
  const taken = loser.mergeAnswers ?? [];
  if (taken.length === 0) return {};
  const brought = Object.fromEntries(taken.map((id) => [id, loser.answers?.[id] ?? null]));
  return { answers: { ...answers, ...brought } };
};

/** The same the other way round; an answer that somebody changed since stays. */
export const answersGivenBack = ({ answers = {} }: ClientDoc, loser: ClientDoc) => {
  const taken = new Set(loser.mergeAnswers);
  if (taken.size === 0) return {};
  const isTaken = (id: string) => taken.has(id) && answers[id] === loser.answers?.[id];
  return { answers: Object.fromEntries(Object.entries(answers).filter(([id]) => !isTaken(id))) };
};

/** Answers of the other that differ from those that stay: the timeline keeps them. */
export const answersLeft = (kept: ClientDoc, loser: ClientDoc) =>
  Object.entries(loser.answers ?? {})
    .map(([id, answer]) => ({ field: id, from: String(answer ?? ''), to: String(kept.answers?.[id] ?? '') }))
    .filter(({ from, to }) => from !== '' && from !== to);
