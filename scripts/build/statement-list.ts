import { firmTitles } from '../../client/content/firm-titles';
import { languages } from '../../client/content/languages';
import { register } from '../../client/content/register';
import type { PublicRoute } from '../../client/routes';
import type { BuiltRegister } from '../../server/site/statements/built-register';
import { pageAttributes } from '../../shared/page-attributes';
import { findFigures } from '../content/figures';
import { pageLooks } from '../content/page-looks';
import type { Page } from './prerender';

/** The ids of the statements on a page. */
const idsOn = ({ html }: Page) =>
  new Set(
    [...html.matchAll(new RegExp(` ${pageAttributes.statement}="([a-z0-9-]+)"`, 'g'))].map(
      (match) => match[1] ?? '',
    ),
  );

/** The statements of a page whose figures its description repeats. */
const restsOn = ({ description, language }: PublicRoute, ids: ReadonlySet<string>) => {
  const repeated = findFigures(description);
  return [...ids].filter((id) => repeated.some((figure) => language.statements[id]?.includes(figure)));
};

type Built = {
  pages: readonly Page[];
  routes: readonly PublicRoute[];
  parts: BuiltRegister['parts'];
  files: BuiltRegister['files'];
};

/**
 * The register for the server, which shows staff what is due and applies their corrections to the pages: each entry
 * with its words in each language and the pages that show it. Visitors never receive it.
 */
export const statementList = ({ pages, routes, parts, files }: Built): BuiltRegister => {
  const shown = pages.map((page) => ({ path: page.path, ids: idsOn(page) }));
  const statements = Object.entries(register).map(([id, entry]) => ({
    id,
    ...entry,
    texts: Object.fromEntries(languages.map((language) => [language.id, language.statements[id] ?? ''])),
    sources: [...entry.sources],
    pages: shown.filter(({ ids }) => ids.has(id)).map(({ path }) => path),
  }));
  const htmlAt = new Map(pages.map(({ path, html }) => [path, html]));
  const idsAt = new Map(shown.map(({ path, ids }) => [path, ids]));
  return {
    parts,
    files,
    about: Object.fromEntries(
      routes.map((route) => [
        route.path,
        {
          text: route.description,
          restsOn: restsOn(route, idsAt.get(route.path) ?? new Set()),
          shownOn: pages
            .filter(({ html }) => html.includes(` ${pageAttributes.summary}="${route.path}"`))
            .map(({ path }) => path),
        },
      ]),
    ),
    statements,
    looks: pageLooks(),
    languages: Object.fromEntries(
      languages.map(({ id, locale, prefix, words }) => {
        const { reviewed, reviewedInPart } = words.practiceArea.status;
        const titles = firmTitles(id);
        return [id, { locale, prefix, ...words.overlay, reviewed, reviewedInPart, titles }];
      }),
    ),
    pages: routes
      .map((route) => ({ ...route, html: htmlAt.get(route.path) ?? '' }))
      .filter(({ html }) => html.includes(` ${pageAttributes.notice}="`))
      .map(({ path, heading, language, html }) => ({
        path,
        title: heading,
        language: language.id,
        saysReviewed: html.includes(` ${pageAttributes.reviewed}="`),
      })),
  };
};
