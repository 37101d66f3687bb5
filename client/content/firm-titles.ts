import { site } from './site';
import type { Words } from './words';

/** What the people of the firm are called in a language, by their names. */
export const firmTitles = ({ firm }: Pick<Words, 'firm'>): Record<string, string> =>
  Object.fromEntries(site.team.map(({ id, name }) => [name, firm.team[id]?.title ?? '']));
