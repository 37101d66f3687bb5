import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { site } from '../../client/content/site';
import { z } from '../../shared/zod';
import { askAll, type Terminal, takeAll } from './ask';
import { getSite } from './firm-site';
import { notReady } from './not-ready';
import type { Answers } from './questions';
import { writeSite } from './write-site';

const file = 'client/content/site.ts';
const draft = '.cache/firm-answers.json';
const say = (text: string) => console.log(text);
const answersIn = z.record(z.string(), z.string());

const readAnswers = async (path: string): Promise<Answers> => {
  try {
    return answersIn.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    throw new Error(`${path} must be a file of JSON: the name of each question with its answer as text.`);
  }
};

const keep = async (answers: Answers) => {
  await mkdir(dirname(draft), { recursive: true });
  await writeFile(draft, JSON.stringify(answers));
};

const askInTerminal = async (): Promise<Answers | undefined> => {
  const lines = createInterface({ input: process.stdin });
  const typed = lines[Symbol.asyncIterator]();
  const terminal: Terminal = {
    show: say,
    read: async () => (await typed.next()).value,
  };
  const before = await readAnswers(draft).catch((): Answers => ({}));
  const count = Object.keys(before).length;
  if (count > 0) say(`Going on after ${count} answers. Remove ${draft} to begin again.`);
  say('Enter takes what stands in brackets. You can stop at any time and go on later.');
  try {
    return await askAll({ terminal, answers: before, keep });
  } finally {
    lines.close();
  }
};

/** Asks what every firm must answer, or reads it from a file, and writes the firm's file. */
export const interview = async (values: { answers?: string }): Promise<void> => {
  if (!site.isDemonstration)
    throw new Error(`${file} is yours already: change it there. npm run firm check lists what it lacks.`);
  const answers = values.answers ? takeAll(await readAnswers(values.answers)) : await askInTerminal();
  if (!answers) return say('\nYour answers are kept: npm run firm goes on where you stopped.');
  const firm = getSite(answers, site, new Date().toISOString().slice(0, 10));
  await writeSite(firm, file);
  await rm(draft, { force: true });
  say(
    `${file} is yours now. Everything else stands in it with a comment. npm start builds the site with it.`,
  );
  for (const missing of notReady(firm)) say(`Before it goes live: ${missing}`);
};
