import type { Site } from '../../client/content/site-schema';
import type { Answers } from './answers';
import { type Question, questionsFor } from './questions';
import { getAnswers } from './site-of';

const clean = ({ tidy = (answer: string) => answer }: Question, answer: string) => tidy(answer.trim());

/** What is taken without an answer: what the firm has answered before, else what the question suggests. */
const getSuggestion = (question: Question, before: Answers) => before[question.id] ?? question.suggestion;

/** A terminal, or whatever stands in its place: shows a line, and reads one, or nothing when it was broken off. */
export type Terminal = { show: (text: string) => void; read: () => Promise<string | undefined> };

type Asking = {
  terminal: Terminal;
  current: Site;
  answers: Answers;
  /** Called after each answer, so that nothing is lost when somebody stops. */
  keep: (answers: Answers) => Promise<void>;
};

/** Asks whatever is still open, one question after the other; nothing when it was broken off. */
export const askAll = async ({ terminal, current, keep, ...given }: Asking): Promise<Answers | undefined> => {
  const before = getAnswers(current);
  let answers = given.answers;
  const open = () => questionsFor(answers, current.colours).find(({ id }) => answers[id] === undefined);
  for (let question = open(); question; question = open()) {
    const suggestion = getSuggestion(question, before);
    terminal.show(suggestion ? `${question.ask} [${suggestion}]` : question.ask);
    const line = await terminal.read();
    if (line === undefined) return undefined;
    const answer = clean(question, line) || (suggestion ?? '');
    const problem = question.problem(answer);
    if (problem) terminal.show(`  ${problem}`);
    else {
      answers = { ...answers, [question.id]: answer };
      await keep(answers);
    }
  }
  return answers;
};

/** The answers of a file, with suggestions for what it leaves out; throws with a line for each that does not fit. */
export const takeAll = (file: Answers, current: Site): Answers => {
  const before = getAnswers(current);
  let answers: Answers = {};
  const problems: string[] = [];
  const open = () => questionsFor(answers, current.colours).find(({ id }) => answers[id] === undefined);
  for (let question = open(); question; question = open()) {
    const answer = clean(question, file[question.id] ?? getSuggestion(question, before) ?? '');
    const problem = question.problem(answer);
    if (problem) problems.push(`${question.id}: ${problem}`);
    answers = { ...answers, [question.id]: answer };
  }
  const unknown = Object.keys(file).filter((id) => answers[id] === undefined);
  problems.push(...unknown.map((id) => `${id}: no question has this name.`));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return answers;
};
