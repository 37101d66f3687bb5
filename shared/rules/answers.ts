/** An answer as it is stored. */
export type RuleAnswer = string | number | boolean | null | undefined;

/** A stretch of time in which a day lies that is known more or less exactly, in days since 1970. */
export type DayRange = { first: number; last: number };

const dayLength = 24 * 60 * 60 * 1000;
const getDays = (year: number, month: number, day: number): number => Date.UTC(year, month, day) / dayLength;

/** A day, month or year as the days that it can mean; undefined when it is none. */
export const dayRange = (answer: RuleAnswer): DayRange | undefined => {
  const [, year, month, day] =
    /^(\d{4})(?:-(\d\d?))?(?:-(\d\d?))?(?:T.*)?$/.exec(String(answer ?? '').trim()) ?? [];
  if (year === undefined || Number(year) < 1000) return undefined;
  const y = Number(year);
  if (month === undefined) return { first: getDays(y, 0, 1), last: getDays(y, 11, 31) };
  const m = Number(month) - 1;
  if (m < 0 || m > 11) return undefined;
  const lastOfMonth = getDays(y, m + 1, 0);
  if (day === undefined) return { first: getDays(y, m, 1), last: lastOfMonth };
  const exact = getDays(y, m, Number(day));
  return Number(day) >= 1 && exact <= lastOfMonth ? { first: exact, last: exact } : undefined;
};

/** A number, also written as text; undefined when it is none. */
export const toNumber = (answer: RuleAnswer): number | undefined => {
  if (typeof answer === 'number') return answer;
  if (typeof answer !== 'string' || !/^\s*-?\d{1,12}(?:\.\d{1,6})?\s*$/.test(answer)) return undefined;
  return Number(answer);
};

const yes = new Set(['true', 'yes', 'y', '1', 'on']);
const no = new Set(['false', 'no', 'n', '0', 'off']);

/** Yes or no, however it is written; undefined when it is neither. */
export const yesOrNo = (answer: RuleAnswer): boolean | undefined => {
  const text = String(answer ?? '')
    .trim()
    .toLowerCase();
  if (yes.has(text)) return true;
  return no.has(text) ? false : undefined;
};

/** How texts are compared: without regard to case and spaces around. */
export const folded = (answer: RuleAnswer): string =>
  String(answer ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
