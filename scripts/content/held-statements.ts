import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaSlugs, areas } from '../../client/content/areas';
import type { Language } from '../../client/content/languages';
import type { Statement, Statements } from '../../client/content/statement';
import { paths } from '../../client/paths';

/** The staff's changes to a statement and to a page in an earlier version, as stored. */
export type HeldEdit = {
  _id: string;
  corrections: { language: string; text: string; replaces: string }[];
  withdrawnOn: string | null;
  dueAgain: string | null;
  reviewed: Statement['reviewed'];
};
export type HeldNotice = {
  _id: string;
  text: string;
  day: string;
  until: string | null;
  looked?: string | null;
};

type Texts = Pick<Language, 'id' | 'locale' | 'statements'>;
type Content = { folder: string; languages: readonly Texts[]; register: Statements };

const withdrawn: Readonly<Record<string, string>> = {
  en: 'We took back what stood here on {date}.',
  es: 'Retiramos lo que decía aquí el {date}.',
};

/** The changed text of a statement in a language; undefined if the files' own text applies. */
const findWording = ({ _id, corrections, withdrawnOn }: HeldEdit, { id, locale, statements }: Texts) => {
  const current = statements[_id];
  if (withdrawnOn) {
    const day = new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' });
    return (withdrawn[id] ?? withdrawn.en!).replace('{date}', day.format(new Date(withdrawnOn)));
  }
  return corrections.find(({ language, replaces }) => language === id && replaces === current)?.text;
};

/** Replaces a statement's text in its language's folder; returns the changed file, or undefined if the text is made elsewhere. */
const replaceText = (folder: string, id: string, from: string, to: string): string | undefined => {
  const place = new RegExp(
    `(?<key>(?<quote>['"]?)\\b${id}\\k<quote>:\\s*)(?<literal>'(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*")`,
    'g',
  );
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const file = join(folder, name);
    const before = readFileSync(file, 'utf8');
    const after = before.replace(place, (whole, key: string, _quote: string, literal: string) =>
      literal.slice(1, -1).replace(/\\(.)/g, '$1') === from ? key + JSON.stringify(to) : whole,
    );
    if (after === before) continue;
    writeFileSync(file, after);
    return file;
  }
  return undefined;
};

const writeTexts = (edit: HeldEdit, { folder, languages }: Content) => {
  const files: string[] = [];
  const byHand: string[] = [];
  const texts: Record<string, string> = {};
  for (const language of languages) {
    const current = language.statements[edit._id] ?? '';
    const text = findWording(edit, language) ?? current;
    texts[language.id] = text;
    if (text === current) continue;
    const file = replaceText(join(folder, language.id), edit._id, current, text);
    if (file) files.push(file);
    else byHand.push(`${edit._id} (${language.id}): write “${text}” in the place of “${current}”.`);
  }
  return { files, byHand, texts };
};

/** Notices and news checks, which have no place in the files that a program could write to. */
const noticesByHand = (notices: readonly HeldNotice[], today: string): string[] =>
  notices.flatMap(({ _id: path, text, day, until, looked }) => {
    const slug = areaSlugs.find((one) => paths.service(one) === path);
    return [
      ...(text && (!until || until >= today)
        ? [`${path}: its notice of ${day} was “${text}” Write it into the page, if it still holds.`]
        : []),
      ...(slug && looked && looked > areas[slug].looked
        ? [`${path}: someone looked for news on ${looked}. Write it as looked in client/content/areas.`]
        : []),
    ];
  });

/**
 * Writes corrections into the texts of `client/content`, and reviews of words that still stand into `reviews.json`.
 * Returns the changed files, and a sentence for each change that a person must make.
 */
export const writeHeld = (
  { edits, notices }: { edits: readonly HeldEdit[]; notices: readonly HeldNotice[] },
  content: Content,
  today: string,
) => {
  const { register, folder } = content;
  const list = join(folder, 'reviews.json');
  const reviews = JSON.parse(readFileSync(list, 'utf8')) as Record<string, Partial<Statement>>;
  const files = [list];
  const byHand = noticesByHand(notices, today);
  for (const edit of edits) {
    const { _id, reviewed, dueAgain } = edit;
    const entry = register[_id];
    if (!entry) continue;
    const written = writeTexts(edit, content);
    files.push(...written.files);
    byHand.push(...written.byHand);
    const isCurrent = Object.entries(written.texts).every(([id, text]) => reviewed?.words?.[id] === text);
    const later = {
      ...(reviewed && isCurrent && { reviewed }),
      ...(dueAgain && dueAgain > entry.dueAgain && { dueAgain }),
    };
    if (Object.keys(later).length > 0) reviews[_id] = { ...reviews[_id], ...later };
  }
  writeFileSync(list, `${JSON.stringify(reviews, null, 2)}\n`);
  return { files, byHand };
};
