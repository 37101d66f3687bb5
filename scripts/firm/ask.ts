import type { Site } from '../../client/content/site-schema';
import type { Answers } from './answers';
import { getAnswers } from './firm-site';
import { type Question, questionsFor } from './questions';

const clean = ({ tidy = (answer: string) => answer }: Question, answer: string) => tidy(answer.trim());

/** The default answer: the firm's earlier one, or the question's suggestion. */
const getSuggestion = (question: Question, before: Answers) => before[question.id] ?? question.suggestion;

/** A terminal or its stand-in: shows a line, and reads one; undefined if the user quit. */
export type Terminal = { show: (text: string) => void; read: () => Promise<string | undefined> };

type Asking = {
  terminal: Terminal;
  current: Site;
  answers: Answers;
  /** Called after each answer, so that quitting loses nothing. */
  keep: (answers: Answers) => Promise<void>;
};

/** Asks the open questions one by one; undefined if the user quit. */
export const askAll = async ({
  terminal,
  current,
  keep,
  ...options
}: Asking): Promise<Answers | undefined> => {
  const before = getAnswers(current);
  let answers = options.answers;
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

/** Reads answers from a file and fills gaps with suggestions; throws with one line per invalid answer. */
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
