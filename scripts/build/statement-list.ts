import { languages } from '../../client/content/languages';
import { register } from '../../client/content/register';
import type { Page } from './prerender';

/** The statements that a page shows, by their ids. */
const idsOn = ({ html }: Page) =>
  new Set([...html.matchAll(/ data-statement="([a-z0-9-]+)"/g)].map((match) => match[1] ?? ''));

/**
 * The register for the server, which shows staff what is due and lays their corrections over the pages: each entry
 * with its words in each language and the pages that say it. It is never sent to a visitor.
 */
export const statementList = (pages: readonly Page[]) => {
  const shown = pages.map((page) => ({ path: page.path, ids: idsOn(page) }));
  return Object.entries(register).map(([id, entry]) => ({
    id,
    ...entry,
    texts: Object.fromEntries(languages.map((language) => [language.id, language.statements[id] ?? ''])),
    pages: shown.filter(({ ids }) => ids.has(id)).map(({ path }) => path),
  }));
};
