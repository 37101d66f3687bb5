import { momentOfWall, toWallTime, type WallTime } from '../../shared/zoned-time';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;
/** The time for a day given without one. */
const usualTime = 9 * hour;

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekday = '(sun|mon|tues?|wed|thur?s?|fri|sat)(?:day|nesday|urday)?';
const month = `(${months.join('|')})[a-z]*`;
const numbers: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const spans: Record<string, number> = { m: minute, h: hour, d: day, w: week };
const dayTimes: Record<string, number> = { morning: 9, noon: 12, afternoon: 14, evening: 18 };

/** A date, and after how long it repeats if it is already past: `fri` said on a Friday evening. */
type NamedDay = { date: WallTime; every: number };
type Rule<Value> = [pattern: RegExp, read: (match: readonly string[]) => Value | undefined];

/** Applies the first matching rule: returns its value and the rest of the text; undefined if no rule matches. */
const getFirst = <Value>(text: string, rules: readonly Rule<Value>[]) => {
  for (const [pattern, read] of rules) {
    const match = pattern.exec(text);
    if (match) return { value: read(match), rest: text.replace(match[0], ' ').trim() };
  }
  return undefined;
};

/** A calendar date; undefined if it does not exist, like February 30. */
const toDate = (year: number, monthNumber: number, date: number): WallTime | undefined => {
  const wall = new Date(Date.UTC(year, monthNumber - 1, date));
  return wall.getUTCMonth() === monthNumber - 1 && wall.getUTCDate() === date ? wall.getTime() : undefined;
};

const once = (date: WallTime | undefined): NamedDay | undefined =>
  date === undefined ? undefined : { date, every: 0 };

const dayRules = (today: WallTime): Rule<NamedDay>[] => {
  const year = new Date(today).getUTCFullYear();
  const todayIs = new Date(today).getUTCDay();
  const getIndex = (name: string) => weekdays.indexOf(name.slice(0, 3));
  /** This year, or next year if it is past. */
  const coming = (monthNumber: number, date: number) => {
    const thisYear = toDate(year, monthNumber, date);
    return thisYear !== undefined && thisYear >= today ? thisYear : toDate(year + 1, monthNumber, date);
  };
  // A week starts on Monday.
  const nextMonday = today + (7 - ((todayIs + 6) % 7)) * day;
  return [
    [/\b(\d{4})-(\d\d)-(\d\d)(?:t|\b)/, ([, y, m, d]) => once(toDate(Number(y), Number(m), Number(d)))],
    [
      /\b(\d{1,2})\/(\d{1,2})\/(?:20)?(\d\d)\b/,
      ([, m, d, y]) => once(toDate(2000 + Number(y), Number(m), Number(d))),
    ],
    [/\b(\d{1,2})\/(\d{1,2})\b/, ([, m, d]) => once(coming(Number(m), Number(d)))],
    [
      new RegExp(`\\b${month}\\.? (\\d{1,2})(?:st|nd|rd|th)?(?: (\\d{4}))?(?![\\d:])`),
      ([, name = '', d, y]) => {
        const number = months.indexOf(name) + 1;
        return once(y ? toDate(Number(y), number, Number(d)) : coming(number, Number(d)));
      },
    ],
    [/\btoday\b/, () => once(today)],
    [/\btomorrow\b/, () => once(today + day)],
    [/\bnext week\b/, () => once(nextMonday)],
    [
      new RegExp(`\\bnext ${weekday}\\b`),
      ([, name = '']) => once(nextMonday + ((getIndex(name) + 6) % 7) * day),
    ],
    [
      new RegExp(`\\b${weekday}\\b`),
      ([, name = '']) => ({ date: today + ((getIndex(name) - todayIs + 7) % 7) * day, every: week }),
    ],
  ];
};

/** Without "am" or "pm", assume calling hours: 9 is in the morning, 3 in the afternoon. */
const toTime = (hours: number, minutes: number, half?: string): number | undefined => {
  if (hours > 23 || minutes > 59 || (half && (hours < 1 || hours > 12))) return undefined;
  const isAfternoon = half ? half === 'p' && hours < 12 : hours >= 1 && hours <= 6;
  const isMidnight = half === 'a' && hours === 12;
  return (hours + (isAfternoon ? 12 : 0) - (isMidnight ? 12 : 0)) * hour + minutes * minute;
};

const timeRules: readonly Rule<number>[] = [
  // A leading zero means a 24-hour clock: 03:00 is at night.
  [/\b(0\d):(\d\d)\b(?! ?[ap])/, ([, h, m]) => Number(h) * hour + Number(m) * minute],
  [
    /\b(\d{1,2})(?::(\d\d))? ?(?:(a|p)\.?m?\.?)?(?=\s|$)/,
    ([, h, m = '0', half]) => toTime(Number(h), Number(m), half),
  ],
  [/\b(morning|noon|afternoon|evening)\b/, ([, name = '']) => (dayTimes[name] ?? 0) * hour],
];

/** Hours are elapsed time; days and weeks follow the calendar: tomorrow at the same time may be 23 hours away. */
type Span = { length: number; isOfDays: boolean };

const spanRules: readonly Rule<Span>[] = [
  [/\bin half an hour\b/, () => ({ length: 30 * minute, isOfDays: false })],
  [
    /\bin (\d+|[a-z]+) ?(m|h|d|w)(?:ins?|inutes?|rs?|ours?|ays?|eeks?)?\b/,
    ([, count = '', unit = '']) => {
      const number = numbers[count] ?? Number(count);
      const length = number * (spans[unit] ?? 0);
      return Number.isNaN(length) ? undefined : { length, isOfDays: ['d', 'w'].includes(unit) };
    },
  ],
];

/** Matches the weekday in `tue dec 1`, which the date makes redundant. */
const dayBeforeDate = new RegExp(`\\b${weekday} (?=${month}\\.? \\d)`);

const simplified = (text: string) =>
  text
    .toLowerCase()
    .replace(/[,@]|\b(?:at|on)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(dayBeforeDate, '')
    .trim();

type Where = { now: number; zone: string };

/**
 * Parses the time that staff mean: `tomorrow 9`, `in 2 hours`, `fri 3pm`, `next monday`, `12/3 10am`, `Nov 24, 9:00
 * AM`, in the time zone `zone`. A day without a time means its morning, a time without a day its next occurrence.
 * Undefined if any part of the text is not understood.
 */
export const readMoment = (text: string, { now, zone }: Where): number | undefined => {
  const said = simplified(text);
  const wallNow = toWallTime(now, zone);
  const today = wallNow - (wallNow % day);
  const inWholeMinutes = (at: number) => Math.ceil(at / minute) * minute;
  /** Adds the time in the rest of the text to a day; `usual` if there is none. */
  const atTime = ({ date, every }: NamedDay, rest: string, usual?: number): number | undefined => {
    const time = rest === '' ? { value: usual, rest } : getFirst(rest, timeRules);
    if (time?.value === undefined || time.rest !== '') return undefined;
    const wall = inWholeMinutes(date + time.value);
    return momentOfWall(wall > wallNow ? wall : wall + every, zone);
  };

  const span = getFirst(said, spanRules);
  if (span?.value) {
    const { length, isOfDays } = span.value;
    if (isOfDays) return atTime({ date: today + length, every: 0 }, span.rest, wallNow % day);
    return span.rest === '' ? inWholeMinutes(now + length) : undefined;
  }
  const named = getFirst(said, dayRules(today));
  if (named) return named.value && atTime(named.value, named.rest, usualTime);
  return atTime({ date: today, every: day }, said);
};
