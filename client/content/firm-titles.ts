import { site } from './site';

/** What the people of the firm are called in a language, by their names. */
export const firmTitles = (language: string): Record<string, string> =>
  Object.fromEntries(site.team.map(({ name, title }) => [name, title[language] ?? '']));
