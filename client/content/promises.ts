import { site } from './site';

const { replyHours, anyHour, experience, elsewhere } = site.promises;

/** What the firm has promised in its file; what it has not, no page says. */
export const promised = {
  replyHours,
  anyHour,
  experience,
  /** The firm takes cases in all states, with local counsel where its people are not admitted. */
  everywhere: elsewhere === 'local counsel',
  /** People from other states are helped to find a lawyer there. */
  refers: elsewhere === 'referral',
} as const;

/** The states where people of the firm are admitted, by their letters. */
export const admittedIn: readonly string[] = [
  ...new Set(site.team.flatMap(({ admitted }) => admitted.map(({ state }) => state))),
].toSorted();

/** The firm has said where it acts. */
export const saysWhere = promised.everywhere || admittedIn.length > 0;

/** The names of those states as a language lists them; empty while nobody is admitted anywhere. */
export const admittedNames = (language: string, names: Readonly<Record<string, string>>): string =>
  new Intl.ListFormat(language).format(admittedIn.map((state) => names[state] ?? state));

/** The mark of what the firm has promised, with the space before it; nothing where it has not. */
export const mark = (id: 'firm-reply' | 'firm-states-how'): string => {
  const isSaid = id === 'firm-reply' ? replyHours !== null : saysWhere;
  return isSaid ? ` [[${id}]]` : '';
};
