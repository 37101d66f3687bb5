import { areaSlugs, areas, isOffered } from '../../client/content/areas';
import { findStatements } from '../../client/content/find-statements';
import { firmStatements } from '../../client/content/firm-statements';
import type { Language } from '../../client/content/languages';
import { isNewsOffered } from '../../client/content/news-areas';
import { register as ours } from '../../client/content/register';
import { type Statements, statement } from '../../client/content/statement';
import { misfits } from './misfits';

/** Problems in the entries themselves, one per line. */
export const problemsOfRegister = (register: Statements = ours): string[] =>
  Object.entries(register).flatMap(([id, entry]) => [
    ...misfits(`statement ${id}`, statement, entry),
    ...(entry.beside ?? [])
      .filter((other) => !register[other])
      .map((other) => `statement ${id}: beside names ${other}, which is not an entry`),
    ...(entry.planned && entry.dueAgain.slice(0, entry.planned.length) > entry.planned
      ? [`statement ${id}: its next review comes after the date that it announces, ${entry.planned}`]
      : []),
  ]);

/** Announced events that lie in the past on the given day, one per line. */
export const passedPlans = (register: Statements, today: string): string[] =>
  Object.entries(register).flatMap(([id, { date, planned }]) => [
    ...(planned && planned < today.slice(0, planned.length)
      ? [`statement ${id}: ${planned} has passed: find out what happened, or remove the date`]
      : []),
    ...(date && date > today.slice(0, date.length)
      ? [`statement ${id}: ${date} is in the future: write it as planned`]
      : []),
  ]);

/** Entries whose review is overdue, one per line. */
export const duePassed = (register: Statements, today: string): string[] =>
  Object.entries(register).flatMap(([id, { dueAgain }]) =>
    dueAgain < today ? [`statement ${id}: was due for review by ${dueAgain}`] : [],
  );

/** Statements that a page uses but the register lacks, and statements that must accompany them, one per line. */
export const problemsOfIds = (
  page: string,
  ids: readonly string[],
  { id: language, statements }: Pick<Language, 'id' | 'statements'>,
  register: Statements = ours,
): string[] => {
  const said = new Set(ids);
  return [...said].flatMap((id) => {
    if (!register[id]) return [`${page}: ${id} is not in the register`];
    if (!statements[id]) return [`${page}: ${id} has no text in ${language}`];
    return (register[id].beside ?? [])
      .filter((other) => !said.has(other))
      .map((other) => `${page}: says ${id} without ${other}, which must appear with it`);
  });
};

/** Every statement id on a practice-area page. */
export const idsOfArea = (slug: (typeof areaSlugs)[number], { words }: Language): string[] => {
  const { court, timeline, deadlines } = areas[slug].standing;
  // The benefits and the form, which are on every page, say who pays when a case is lost, next to the promise.
  return ['firm-costs', ...findStatements(words.practiceAreas[slug]), ...court, ...timeline, ...deadlines];
};

/** Statements in the footer of every page. */
const inFooter = ['firm-no-fee', 'firm-costs', ...Object.keys(firmStatements)];

/** The entries on the pages about these areas and in the news that `shows`; the deadlines are on a page of their own. */
const entriesOnPages = (
  languages: readonly Language[],
  register: Statements,
  slugs: typeof areaSlugs,
  shows: typeof isNewsOffered,
): Statements => {
  const said = new Set(
    languages.flatMap((language) => {
      const { practiceAreas: _, statements: __, firm, ...words } = language.words;
      return [
        ...inFooter,
        ...findStatements({ ...words, firm: { ...firm, news: firm.news.filter(shows) } }),
        ...slugs.flatMap((slug) => idsOfArea(slug, language)),
      ];
    }),
  );
  return Object.fromEntries(
    Object.entries(register).filter(([id]) => id.startsWith('deadline-') || said.has(id)),
  );
};

/** The entries on the pages of a firm that offers its areas, for checks that ask for work on them. */
export const offeredStatements = (languages: readonly Language[], register: Statements = ours): Statements =>
  entriesOnPages(languages, register, areaSlugs.filter(isOffered), isNewsOffered);

/** Entries that no page uses any more, one per line. */
export const strayEntries = (languages: readonly Language[], register: Statements = ours): string[] => {
  const used = entriesOnPages(languages, register, areaSlugs, () => true);
  return Object.keys(register)
    .filter((id) => !Object.hasOwn(used, id))
    .map((id) => `statement ${id}: no page shows it`);
};
