import type { WallTime } from '../../../shared/zoned-time';

/** A calendar day: month from 1, weekday from 0 for Sunday. */
export type Day = { year: number; month: number; day: number; weekday: number };

const federalHolidays = [
  'new-year',
  'king',
  'presidents',
  'memorial',
  'juneteenth',
  'independence',
  'labor',
  'columbus',
  'veterans',
  'thanksgiving',
  'christmas',
] as const;
const stateHolidays = ['rosa-parks', 'mardi-gras', 'ri-independence', 'victory', 'pioneer'] as const;
export type Holiday = (typeof federalHolidays)[number] | (typeof stateHolidays)[number];

/** 5 U.S.C. 6103(a). */
export const federal: readonly Holiday[] = federalHolidays;

const fixed: Partial<Record<Holiday, readonly [month: number, day: number]>> = {
  'new-year': [1, 1],
  juneteenth: [6, 19],
  independence: [7, 4],
  veterans: [11, 11],
  christmas: [12, 25],
  'rosa-parks': [12, 1],
  'ri-independence': [5, 4],
  pioneer: [7, 24],
};

/** The nth weekday of a month; -1 is the last one. */
const floating: Partial<Record<Holiday, readonly [month: number, weekday: number, nth: number]>> = {
  king: [1, 1, 3],
  presidents: [2, 1, 3],
  memorial: [5, 1, -1],
  labor: [9, 1, 1],
  columbus: [10, 1, 2],
  thanksgiving: [11, 4, 4],
  victory: [8, 1, 2],
};

/** The calendar day of a local time. */
export const toDay = (wall: WallTime): Day => {
  const date = new Date(wall);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
};

const makeDay = (year: number, month: number, day: number): Day => toDay(Date.UTC(year, month - 1, day));

/** Returns Easter Sunday by the Gregorian computus, in days after the last of February. */
const easter = (year: number): Day => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return makeDay(year, 3, h + l - 7 * m + 22);
};

const isSame = (a: Day, b: Day) => a.year === b.year && a.month === b.month && a.day === b.day;

const isOn = (holiday: Holiday, { year, month, day, weekday }: Day): boolean => {
  const date = fixed[holiday];
  if (date) return month === date[0] && day === date[1];
  const rule = floating[holiday];
  if (rule) {
    const [inMonth, onWeekday, nth] = rule;
    if (month !== inMonth || weekday !== onWeekday) return false;
    return nth > 0 ? Math.ceil(day / 7) === nth : makeDay(year, month, day + 7).month !== month;
  }
  const { month: easterMonth, day: easterDay } = easter(year);
  return isSame({ year, month, day, weekday }, makeDay(year, easterMonth, easterDay - 47));
};

/**
 * Returns true on the day when a holiday with a fixed date is observed: the Friday before or the Monday after a
 * weekend.
 */
const isKeptOn = (holiday: Holiday, { year, month, day, weekday }: Day): boolean => {
  if (!fixed[holiday]) return false;
  if (weekday === 5) return isOn(holiday, makeDay(year, month, day + 1));
  return weekday === 1 && isOn(holiday, makeDay(year, month, day - 1));
};

/** Returns true on one of these holidays, or on the day when one is observed. */
export const isHoliday = (holidays: readonly Holiday[], day: Day): boolean =>
  holidays.some((holiday) => isOn(holiday, day) || isKeptOn(holiday, day));

export const nextDay = ({ year, month, day }: Day): Day => makeDay(year, month, day + 1);
