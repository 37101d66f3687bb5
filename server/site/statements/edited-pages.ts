import type { PageOverlay } from './apply-overlay';
import type { BuiltRegister } from './built-register';
import { replacementWording, writtenDay } from './current-wording';
import type { PageNoticeDoc } from './page-notice.model';
import { reviewsOfPages, saidOfReviews } from './reviews';
import type { StatementEditDoc } from './statement-edit.model';

export type Edits = { edits: readonly StatementEditDoc[]; notices: readonly PageNoticeDoc[] };

/** True if a notice shows on a day. */
export const isShown = ({ text, until }: Pick<PageNoticeDoc, 'text' | 'until'>, today: string): boolean =>
  text !== '' && (until === null || today <= until);

/** The id of a path's language. */
export const getLanguage = ({ languages }: BuiltRegister, path: string) =>
  Object.entries(languages)
    .toSorted(([, one], [, other]) => other.prefix.length - one.prefix.length)
    .find(([, { prefix }]) => prefix === '' || path === prefix || path.startsWith(`${prefix}/`));

/** The staff's changes to a page, and their days. */
export type EditedPage = {
  statements: PageOverlay['statements'][number][];
  notice?: PageOverlay['notice'];
  reviewed?: PageOverlay['reviewed'];
  /** Pages whose summaries it shows but no longer should. */
  summaries: string[];
  days: string[];
};

/** The staff's changes to each page and part of a page, by path. */
export const findEditedPages = (built: BuiltRegister, { edits, notices }: Edits, today: string) => {
  const edited = new Map<string, EditedPage>();
  const on = (path: string) => {
    const page = edited.get(path) ?? { statements: [], summaries: [], days: [] };
    edited.set(path, page);
    return page;
  };
  for (const edit of edits) {
    const statement = built.statements.find(({ id }) => id === edit._id);
    for (const path of statement ? [...statement.pages, ...built.parts] : []) {
      const [language, facts] = getLanguage(built, path) ?? [];
      if (!statement || !language || !facts) continue;
      const was = statement.texts[language] ?? '';
      const text = replacementWording(edit, language, { ...facts, built: was });
      if (text === undefined) continue;
      on(path).statements.push({ id: edit._id, was, text });
      if (edit.changedOn) on(path).days.push(edit.changedOn);
    }
  }
  for (const [path, page] of [...edited].filter(([path, page]) => isOvertaken(built, path, page)))
    for (const other of built.about[path]?.shownOn ?? []) {
      on(other).summaries.push(path);
      on(other).days.push(...page.days);
    }
  for (const notice of notices) {
    const [, facts] = getLanguage(built, notice._id) ?? [];
    const isOurs = built.pages.some(({ path }) => path === notice._id);
    if (!facts || !isOurs || !isShown(notice, today)) continue;
    const { text, day } = notice;
    on(notice._id).notice = { text, day, written: writtenDay(facts.locale, day) };
    const putUp = notice.history.at(-1)?.at.slice(0, 10);
    if (putUp) on(notice._id).days.push(putUp);
  }
  for (const [path, reviews] of reviewsOfPages(built, edits)) {
    const [, facts] = getLanguage(built, path) ?? [];
    const reviewed = facts && saidOfReviews(facts, reviews);
    if (reviewed) on(path).reviewed = reviewed;
  }
  return edited;
};

/** The day of a page's last change. */
export const toDay = (page: EditedPage | undefined) => page?.days.toSorted().at(-1);

/** True if a page's description repeats a statement that has changed. */
export const isOvertaken = ({ about }: BuiltRegister, path: string, { statements }: EditedPage) =>
  statements.some(({ id }) => about[path]?.restsOn.includes(id));
