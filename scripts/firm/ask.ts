import { type Answers, type Question, questions } from './questions';

const clean = ({ tidy = (answer: string) => answer, suggestion }: Question, line: string, answers: Answers) =>
  tidy(line.trim()) || (suggestion?.(answers) ?? '');

/** A terminal or its stand-in: shows a line, and reads one; undefined if the user quit. */
export type Terminal = { show: (text: string) => void; read: () => Promise<string | undefined> };

type Asking = {
  terminal: Terminal;
  answers: Answers;
  /** Called after each answer, so that quitting loses nothing. */
  keep: (answers: Answers) => Promise<void>;
};

/** Asks the open questions one by one; undefined if the user quit. */
export const askAll = async ({ terminal, keep, ...options }: Asking): Promise<Answers | undefined> => {
  let answers = options.answers;
  for (const question of questions) {
    while (answers[question.id] === undefined) {
      const suggestion = question.suggestion?.(answers);
      terminal.show(suggestion ? `${question.ask} [${suggestion}]` : question.ask);
      const line = await terminal.read();
      if (line === undefined) return undefined;
      const answer = clean(question, line, answers);
      const problem = question.problem(answer);
      if (problem) terminal.show(`  ${problem}`);
      else {
        answers = { ...answers, [question.id]: answer };
        await keep(answers);
      }
    }
  }
  return answers;
};

/** Reads answers from a file and fills gaps with suggestions; throws with one line per invalid answer. */
export const takeAll = (file: Answers): Answers => {
  let answers: Answers = {};
  const problems: string[] = [];
  for (const question of questions) {
    const answer = clean(question, file[question.id] ?? '', answers);
    const problem = question.problem(answer);
    if (problem) problems.push(`${question.id}: ${problem}`);
    answers = { ...answers, [question.id]: answer };
  }
  const unknown = Object.keys(file).filter((id) => answers[id] === undefined);
  problems.push(...unknown.map((id) => `${id}: no question has this name.`));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return answers;
};
