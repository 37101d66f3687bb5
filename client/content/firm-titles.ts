import { site } from './site';

/** The titles of the firm's people in a language, by name. */
export const firmTitles = (language: string): Record<string, string> =>
  Object.fromEntries(site.team.map(({ name, title }) => [name, title[language] ?? '']));
