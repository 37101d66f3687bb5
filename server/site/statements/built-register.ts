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

/** A language with what stands in front of its paths, and what is said of what staff have changed. */
export type BuiltLanguage = {
  locale: string;
  prefix: string;
  /** In the place of a statement that was withdrawn. */
  withdrawn: string;
  /** Beside the day of a change, where the page as built has none. */
  updated: string;
  /** Who has reviewed a page, or how much of it. */
  reviewed: string;
  reviewedInPart: string;
  /** What people of the firm are called in this language, by their names. */
  titles: Record<string, string>;
};

/** What the build says of the register: `dist/client/statements.json`, which no visitor is ever sent. */
export type BuiltRegister = {
  languages: Record<string, BuiltLanguage>;
  /** The pages that have a place for a notice, and whether they say who has reviewed them. */
  pages: { path: string; title: string; language: string; saysReviewed: boolean }[];
  /**
   * What each page is said to be about in search results and lists, with the statements whose figures that repeats and
   * the pages that show it to their readers.
   */
  about: Record<string, { text: string; restsOn: string[]; shownOn: string[] }>;
  /** What says statements beside the pages: the answers of practice pages, the pages after a form, the one of a 404. */
  parts: string[];
  /** Sitemap, feeds and `llms.txt` by their paths, with marks where something depends on what staff do. */
  files: Record<string, string>;
  statements: BuiltStatement[];
  /** The pages about open lawsuits, and when somebody last looked for news of them. */
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

/** The register of the last build; an empty one where nothing has been built yet. */
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
