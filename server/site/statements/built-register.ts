import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StatementDetail } from '../../../shared/schemas/site-statement';
import type { PageLook } from './stale-pages';

export type BuiltStatement = Pick<
  StatementDetail,
  | 'id'
  | 'kind'
  | 'refersTo'
  | 'jurisdiction'
  | 'date'
  | 'sources'
  | 'reviewed'
  | 'dueAgain'
  | 'texts'
  | 'pages'
>;

/** A language with its path prefix, and its texts about the staff's changes. */
export type BuiltLanguage = {
  locale: string;
  prefix: string;
  /** Shown instead of a withdrawn statement. */
  withdrawn: string;
  /** The label of a change date, if the built page has none. */
  updated: string;
  /** The text about the reviewer of a page, or the reviewed part of it. */
  reviewed: string;
  reviewedInPart: string;
  /** The titles of the firm's people in this language, by name. */
  titles: Record<string, string>;
};

/** The build's register: `dist/client/statements.json`, which visitors never receive. */
export type BuiltRegister = {
  languages: Record<string, BuiltLanguage>;
  /** The pages with a place for a notice, and whether they name their reviewer. */
  pages: { path: string; title: string; language: string; saysReviewed: boolean }[];
  /**
   * The description of each page for search results and lists, with the statements whose figures it repeats, and the
   * pages that show it.
   */
  about: Record<string, { text: string; restsOn: string[]; shownOn: string[] }>;
  /** Statements outside of pages: the answers of practice pages, the pages after a form, the 404 page. */
  parts: string[];
  /** Sitemap, feeds and `llms.txt` by path, with placeholders for parts that depend on staff. */
  files: Record<string, string>;
  statements: BuiltStatement[];
  /** The pages about open lawsuits, and when someone last checked them for news. */
  looks: PageLook[];
};

export const noRegister: BuiltRegister = {
  languages: {},
  pages: [],
  about: {},
  parts: [],
  files: {},
  statements: [],
  looks: [],
};

/** The register of the last build; empty before the first build. */
export const readRegister = (distDir: string): BuiltRegister => {
  try {
    return {
      ...noRegister,
      ...(JSON.parse(readFileSync(join(distDir, 'statements.json'), 'utf8')) as BuiltRegister),
    };
  } catch {
    return noRegister;
  }
};
