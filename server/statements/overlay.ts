import { createHash } from 'node:crypto';
import type { Edit } from '../pages/file-sender';
import type { BuiltRegister } from './built-register';
import { type Laid, layOver } from './lay-over';
import type { PageNoticeDoc } from './page-notice.model';
import type { StatementEditDoc } from './statement-edit.model';

type Edits = { edits: readonly StatementEditDoc[]; notices: readonly PageNoticeDoc[] };

/** Whether a notice is shown on a day. */
export const isShown = ({ text, until }: Pick<PageNoticeDoc, 'text' | 'until'>, today: string): boolean =>
  text !== '' && (until === null || today <= until);

/** A day as a language writes it. */
const written = (locale: string, day: string) =>
  new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** What an edit makes a statement say in a language; nothing where the build's own words stand. */
export const saidInstead = (
  edit: StatementEditDoc,
  language: string,
  { built, withdrawn, locale }: { built: string; withdrawn: string; locale: string },
): string | undefined => {
  if (edit.withdrawnOn) return withdrawn.replace('{date}', written(locale, edit.withdrawnOn));
  return edit.corrections.find((one) => one.language === language && one.replaces === built)?.text;
};

/** What is laid over each page, by its path; pages that nobody has touched are not in it. */
export const overlayOf = (
  { languages, pages, statements }: BuiltRegister,
  { edits, notices }: Edits,
  today: string,
): ReadonlyMap<string, Edit> => {
  const laid = new Map<
    string,
    { statements: Laid['statements'][number][]; notice?: Laid['notice']; days: string[] }
  >();
  const on = (path: string) => {
    const known = laid.get(path) ?? { statements: [], days: [] };
    laid.set(path, known);
    return known;
  };
  const languageOf = (path: string) =>
    Object.entries(languages)
      .toSorted(([, one], [, other]) => other.prefix.length - one.prefix.length)
      .find(([, { prefix }]) => prefix === '' || path === prefix || path.startsWith(`${prefix}/`));

  for (const edit of edits) {
    const built = statements.find(({ id }) => id === edit._id);
    for (const path of built?.pages ?? []) {
      const [language, facts] = languageOf(path) ?? [];
      if (!built || !language || !facts) continue;
      const was = built.texts[language] ?? '';
      const text = saidInstead(edit, language, { ...facts, built: was });
      if (text === undefined) continue;
      on(path).statements.push({ id: edit._id, was, text });
      if (edit.changedOn) on(path).days.push(edit.changedOn);
    }
  }
  for (const notice of notices) {
    const [, facts] = languageOf(notice._id) ?? [];
    if (!facts || !isShown(notice, today) || !pages.some(({ path }) => path === notice._id)) continue;
    const { text, day } = notice;
    on(notice._id).notice = { text, day, written: written(facts.locale, day) };
  }

  return new Map(
    [...laid].map(([path, { days, ...rest }]) => {
      const day = days.toSorted().at(-1);
      const locale = languageOf(path)?.[1].locale ?? 'en_US';
      const all: Laid = { ...rest, changed: day ? { day, written: written(locale, day) } : undefined };
      const name = createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 12);
      return [path, { name, change: (html: string) => layOver(html, all) }];
    }),
  );
};
