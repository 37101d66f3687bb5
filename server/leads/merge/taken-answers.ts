import type { ClientDoc } from '../store/client.model';

type Answers = ClientDoc['answers'];

/** The questions that one lead has an answer to and the other has not. */
export const onlyOnOneSide = (answers: Answers = {}, others: Answers = {}): string[] =>
  Object.keys(answers).filter((id) => !Object.hasOwn(others, id));

/** What the lead that stays takes over of the other's answers. */
export const answersTaken = ({ answers = {} }: ClientDoc, loser: ClientDoc) => {
  const ids = loser.mergeAnswers ?? [];
  if (ids.length === 0) return {};
  const brought = Object.fromEntries(ids.map((id) => [id, loser.answers?.[id] ?? null]));
  return { answers: { ...answers, ...brought } };
};

/** The same the other way round; an answer that somebody changed since stays. */
export const answersGivenBack = ({ answers = {} }: ClientDoc, loser: ClientDoc) => {
  const ids = new Set(loser.mergeAnswers);
  if (ids.size === 0) return {};
  const isTaken = (id: string) => ids.has(id) && answers[id] === loser.answers?.[id];
  return { answers: Object.fromEntries(Object.entries(answers).filter(([id]) => !isTaken(id))) };
};

/** Answers of the other that differ from those that stay: the timeline keeps them. */
export const answersLeft = (winner: ClientDoc, loser: ClientDoc) =>
  Object.entries(loser.answers ?? {})
    .map(([id, answer]) => ({
      field: id,
      from: String(answer ?? ''),
      to: String(winner.answers?.[id] ?? ''),
    }))
    .filter(({ from, to }) => from !== '' && from !== to);
