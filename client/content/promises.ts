import { site } from './site';

const { replyHours, anyHour, experience, elsewhere } = site.promises;

/** The firm's promises from its file; no page mentions any other. */
export const promised = {
  replyHours,
  anyHour,
  experience,
  /** The firm takes cases in all states, with local counsel where its people are not admitted. */
  everywhere: elsewhere === 'local counsel',
  /** The firm helps people from other states find a lawyer there. */
  refers: elsewhere === 'referral',
} as const;

/** The states where people of the firm are admitted, by two-letter code. */
export const admittedIn: readonly string[] = [
  ...new Set(site.team.flatMap(({ admitted }) => admitted.map(({ state }) => state))),
].toSorted();

/** True if the firm has said where it practices. */
export const saysWhere = promised.everywhere || admittedIn.length > 0;

/** Those states' names as a list in a language; empty while nobody is admitted anywhere. */
export const admittedNames = (language: string, names: Readonly<Record<string, string>>): string =>
  new Intl.ListFormat(language).format(admittedIn.map((state) => names[state] ?? state));

/** The placeholder of a promise, with a space before it; empty if the firm has not made it. */
export const mark = (id: 'firm-reply' | 'firm-states-how'): string => {
  const isSaid = id === 'firm-reply' ? replyHours !== null : saysWhere;
  return isSaid ? ` [[${id}]]` : '';
};
