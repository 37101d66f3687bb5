/** A stored answer. */
export type RuleAnswer = string | number | boolean | null | undefined;

/** The range of days that an exact or rough date can mean, in days since 1970. */
export type DayRange = { first: number; last: number };

const dayLength = 24 * 60 * 60 * 1000;
const getDays = (year: number, month: number, day: number): number => Date.UTC(year, month, day) / dayLength;

/** Parses a day, a month, a year, or two of them with a slash between, into the days it can mean; undefined if it is none. */
export const dayRange = (answer: RuleAnswer): DayRange | undefined => {
  const [, from, to] =
    /^(\d{4}(?:-\d\d){0,2})\/(\d{4}(?:-\d\d){0,2})$/.exec(String(answer ?? '').trim()) ?? [];
  if (from && to) {
    const [first, last] = [dayRange(from), dayRange(to)];
    return first && last && first.first <= last.last ? { first: first.first, last: last.last } : undefined;
  }
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

/** Parses a number or numeric text; undefined if it is neither. */
export const toNumber = (answer: RuleAnswer): number | undefined => {
  if (typeof answer === 'number') return answer;
  if (typeof answer !== 'string' || !/^\s*-?\d{1,12}(?:\.\d{1,6})?\s*$/.test(answer)) return undefined;
  return Number(answer);
};

const yes = new Set(['true', 'yes', 'y', '1', 'on']);
const no = new Set(['false', 'no', 'n', '0', 'off']);

/** Parses yes or no in any spelling; undefined if it is neither. */
export const yesOrNo = (answer: RuleAnswer): boolean | undefined => {
  const text = String(answer ?? '')
    .trim()
    .toLowerCase();
  if (yes.has(text)) return true;
  return no.has(text) ? false : undefined;
};

/** Normalizes text for comparison: lower case, trimmed. */
export const folded = (answer: RuleAnswer): string =>
  String(answer ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
