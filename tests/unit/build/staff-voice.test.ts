import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { readSources } from '../../support/sources';
import { stiffWords } from '../../support/stiff-words';

type Text = { path: string; text: string };

const byPath = readSources();
const sources = [...byPath.values()];
const staffFiles =
  /^(client\/(admin|auth)\/|server\/(mail\/|operations\/(?!archive|migrations))|server\/privacy\/privacy-messages|shared\/(messages|turn-down|features|settings|schemas\/vendor[a-z-]*)\.ts)/;
const literals = /'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`\n]*)`/g;
const serverErrors = /new TRPCError\(\{[^}]*?message:\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`)/g;
const comments = /^\s*(\/\*\*?.*|\*.*|\/\/.*)$/gm;

const findTexts = (path: string, text: string, kind: RegExp): Text[] =>
  [...text.replace(comments, '').matchAll(kind)].map(([, single, double, template]) => ({
    path,
    text: (single ?? double ?? template ?? '').replace(/\$\{[^}]*\}/g, '…'),
  }));
/** Text between tags counts, too: on one line with single spaces, as browsers show it. */
const betweenTags = (path: string, source: string): Text[] => {
  const texts: Text[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as { type?: string; value?: unknown };
    if (type === 'JSXText') texts.push({ path, text: String(value).replace(/\s+/g, ' ').trim() });
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(source, { lang: 'tsx' }));
  return texts.filter(({ text }) => text !== '');
};

/** Stored in outbox entries, which keep their text. */
const storedCodes = ['nobody to send it to any more'];
const isSentence = ({ text }: Text) =>
  /^\W*[A-Za-z]/.test(text) && !storedCodes.includes(text) && !/^[./]|\b(flex|rounded)\b/.test(text);
const staffTexts = sources
  .flatMap(({ path, text }) => {
    if (path.endsWith('.tsx') && staffFiles.test(path))
      return [...findTexts(path, text, literals), ...betweenTags(path, text)];
    if (staffFiles.test(path)) return findTexts(path, text, literals);
    return path.startsWith('server/') ? findTexts(path, text, serverErrors) : [];
  })
  .filter(isSentence);

const isScreen = ({ path }: { path: string }) => /^client\/(admin|auth)\/.*\.tsx?$/.test(path);
const shownTexts = staffTexts.filter(isScreen);
const shown = ({ path, text }: Text) => `${path}: ${text}`;

/** docs/developers/voice.md lists the replacements. */
const banned = [
  /\b(colour|behaviour|favour|honour|centre|licence|programme|whilst|enquir|analys(e|ing)|cancell(ed|ing)|organis|recognis|apologis|customis)/i,
  stiffWords,
  /\bit is said that\b|\bany more\b(?! than)/i,
  /\b(user name|plan of tries|left alone|looks? after|put aside|brought? back)\b/i,
  /\b(tak(e|es|en|ing)) (it|them) in\b|\btaken in\b|\bof this name\b/i,
  /\bwith commas between\b|\bsigns as well\b|\bby machine\b/i,
];

test('no staff text has a British spelling, a stiff word or a second word for one thing', () => {
  const wrong = staffTexts.filter(({ text }) => banned.some((word) => word.test(text)));
  expect(wrong.map(shown)).toEqual([]);
});

test('the staff area writes “e-mail” one way', () => {
  const wrong = shownTexts.filter(({ text }) => / |^[A-Z]/.test(text) && /\bemail/i.test(text));
  // The values of a setting, whose labels use the right words.
  const values = ['email or phone', 'email and phone'];
  expect(wrong.filter(({ text }) => !values.includes(text)).map(shown)).toEqual([]);
});

/** The places where the specification says "client", or where its screen of that name is meant. */
const specifiedClient =
  /^(Clients|Total Clients|Client Updated|Add client|Edit client)$|under Clients and in the queue/;

test('a person who asked for help is a lead, unless the specification says client', () => {
  const wrong = shownTexts.filter(({ text }) => /\bclients?\b/i.test(text) && / |^[A-Z]/.test(text));
  expect(wrong.filter(({ text }) => !specifiedClient.test(text)).map(shown)).toEqual([]);
});

test('labels are found where they are rendered: in attributes, between tags and in lists of words', () => {
  const listTexts = (path: string) => staffTexts.filter((one) => one.path === path).map(({ text }) => text);
  const [settings] = sources.filter(({ path }) => path === 'shared/settings.ts');
  expect(listTexts(settings!.path)).toContain('Call plan');
  expect(betweenTags('a.tsx', 'const a = <p>Ask whoever\n  looks after it <b>now</b></p>;')).toEqual([
    { path: 'a.tsx', text: 'Ask whoever looks after it' },
    { path: 'a.tsx', text: 'now' },
  ]);
  expect(shownTexts.filter(({ path }) => path.endsWith('.tsx')).length).toBeGreaterThan(900);
});

/** A toast's own title, or the sentence that stands for a toast. */
const toastTitles = /(?:\{\s*title: |\b(?:done|saved|copied): |toast\.success\()'([^']+)'|\bsaved="([^"]+)"/g;
const specifiedTitles = ['Validation Error', 'Client Updated'];

test('the title of a toast has one capital letter, unless the specification words it', () => {
  const titles = sources.filter(isScreen).flatMap(({ path, text }) => findTexts(path, text, toastTitles));
  expect(titles.length).toBeGreaterThan(50);
  const wrong = titles.filter(({ text }) => /(?<!\.) [A-Z]/.test(text) && !specifiedTitles.includes(text));
  expect(wrong.map(shown)).toEqual([]);
});

const failures = /title: 'Error',\s*description:\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`)/g;
/** A sentence that stands for an error; the toast adds what to do. */
const shortFailures =
  /(?:\b(?:failed|saveFailed): |toast\.error\(|reportFailure\()'([^'\n]*)'|\bfailed="([^"\n]*)"/g;

test('an error says what happened and, in a second sentence, what to do', () => {
  const screens = sources.filter(isScreen);
  const whole = screens.flatMap(({ path, text }) => findTexts(path, text, failures));
  const short = screens.flatMap(({ path, text }) => findTexts(path, text, shortFailures));
  const errors = [...whole, ...short.map(({ path, text }) => ({ path, text: `${text}. Please try again.` }))];
  expect(errors.length).toBeGreaterThan(40);
  const wrong = errors.filter(({ text }) => !/[^.?!][.?!] [A-Z].*\.$/.test(text));
  expect(wrong.map(shown)).toEqual([]);
});

test('browser tests look for the literal text of the staff area: a wrong word in a word list must not pass them', () => {
  const journeys = [...byPath.values()].filter(({ path }) => path.startsWith('tests/e2e/'));
  expect(journeys.length).toBeGreaterThan(70);
  const lists = journeys.flatMap(({ path, imports }) =>
    imports
      .filter(({ to }) => /^client\/(admin|auth)\/.*words\.ts$/.test(to))
      .map(({ to }) => `${path}: ${to}`),
  );
  expect(lists).toEqual([]);
});
