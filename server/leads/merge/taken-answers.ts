import type { ClientDoc } from '../store/client.model';

type Answers = ClientDoc['answers'];

/** Returns the questions that only one of the two leads has an answer to. */
export const onlyInFirst = (answers: Answers = {}, others: Answers = {}): string[] =>
  Object.keys(answers).filter((id) => !Object.hasOwn(others, id));

/** Returns the other lead's answers that the remaining lead gets. */
export const answersTaken = ({ answers = {} }: ClientDoc, loser: ClientDoc) => {
  const ids = loser.mergeAnswers ?? [];
  if (ids.length === 0) return {};
  const brought = Object.fromEntries(ids.map((id) => [id, loser.answers?.[id] ?? null]));
  return { answers: { ...answers, ...brought } };
};

/** Returns the reverse; an answer that someone changed since stays. */
export const answersGivenBack = ({ answers = {} }: ClientDoc, loser: ClientDoc) => {
  const ids = new Set(loser.mergeAnswers);
  if (ids.size === 0) return {};
  const isTaken = (id: string) => ids.has(id) && answers[id] === loser.answers?.[id];
  return { answers: Object.fromEntries(Object.entries(answers).filter(([id]) => !isTaken(id))) };
};

/** Returns the other lead's answers that differ from the remaining ones. The timeline keeps them. */
export const answersLeft = (winner: ClientDoc, loser: ClientDoc) =>
  Object.entries(loser.answers ?? {})
    .map(([id, answer]) => ({
      field: id,
      from: String(answer ?? ''),
      to: String(winner.answers?.[id] ?? ''),
    }))
    .filter(({ from, to }) => from !== '' && from !== to);
