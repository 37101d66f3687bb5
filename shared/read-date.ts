import { dayRange } from './rules/answers';

/** A date as it is stored: ISO, as exact as the person knows it, or two such dates and a slash between them. */
export type ReadDate = { value: string; precision: 'day' | 'month' | 'year' | 'span' };

type Today = { year: number; month: number; date: number; at: number };
type Rule = [pattern: RegExp, read: (match: readonly string[], today: Today) => string | undefined];

const dayLength = 24 * 60 * 60 * 1000;
const earliest = 1900;
const latest = 2999;

const monthNames = [
  'jan(?:uary)?|ene(?:ro)?',
  'feb(?:ruary|rero)?',
  'mar(?:ch|zo)?',
  'apr(?:il)?|abr(?:il)?',
  'mayo?',
  'june?|junio',
  'july?|julio',
  'aug(?:ust)?|ago(?:sto)?',
  'sept?(?:ember|iembre)?|setiembre',
  'oct(?:ober|ubre)?',
  'nov(?:ember|iembre)?',
  'dec(?:ember)?|dic(?:iembre)?',
];
const weekdayNames = [
  'sun(?:day)?|domingo',
  'mon(?:day)?|lunes',
  'tue(?:s(?:day)?)?|martes',
  'wed(?:nesday)?|miercoles',
  'thu(?:r(?:s(?:day)?)?)?|jueves',
  'fri(?:day)?|viernes',
  'sat(?:urday)?|sabado',
];
/** With the month in which each begins. */
const seasonNames = ['spring|primavera', 'summer|verano', 'fall|autumn|otono', 'winter|invierno'];
const numbers = [
  'a|an|one|un|una|uno',
  'two|a couple|dos|un par',
  'three|tres',
  'four|cuatro',
  'five|cinco',
  'six|seis',
  'seven|siete',
  'eight|ocho',
  'nine|nueve',
  'ten|diez',
  'eleven|once',
  'twelve|doce',
];

const group = (names: readonly string[]) => `(${names.join('|')})`;
const month = group(monthNames);
const weekday = group(weekdayNames);
const season = group(seasonNames);
const number = `(\\d{1,3}|${numbers.join('|')})`;
const unit = '(day|dia|week|semana|month|mes|year|ano)(?:s|es)?';
const year = '(\\d{4})';
const last = '(?:last|this past|past)';
const past = '(?:pasad[oa]|ultim[oa])';
const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`);

/** Returns the number of the name in its list, from 1. */
const findPlace = (names: readonly string[], name: string): number =>
  names.findIndex((one) => whole(one).test(name)) + 1;

const two = (part: number) => String(part).padStart(2, '0');

/** Returns what there is of a date, or undefined if the calendar does not have it. */
const dateFrom = (y: number, m?: number, d?: number): string | undefined => {
  if (y < earliest || y > latest) return undefined;
  const value = [String(y), ...(m === undefined ? [] : [two(m)]), ...(d === undefined ? [] : [two(d)])];
  return dayRange(value.join('-')) && value.join('-');
};

/** People write two digits for a year that has begun. */
const wholeYear = (text: string, today: Today): number => {
  const short = Number(text);
  if (text.length !== 2) return short;
  return 2000 + short > today.year ? 1900 + short : 2000 + short;
};

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
const daysBefore = ({ at }: Today, days: number) => isoDay(at - days * dayLength);

const monthsBefore = (today: Today, months: number) => {
  const [y, m] = isoDay(Date.UTC(today.year, today.month - 1 - months, 1))
    .split('-')
    .map(Number);
  return dateFrom(y!, m);
};

/** Weeks begin on Sunday here. */
const weekBefore = (today: Today, weeks: number): string => {
  const sunday = today.at - (new Date(today.at).getUTCDay() + 7 * weeks) * dayLength;
  return `${isoDay(sunday)}/${isoDay(sunday + 6 * dayLength)}`;
};

/** Without a year, the last such day that has been: a leap day may be years ago. */
const lastDay = (m: number, d: number, today: Today): string | undefined => {
  for (let back = 0; back < 8; back++) {
    const day = dateFrom(today.year - back, m, d);
    if (day && day <= isoDay(today.at)) return day;
  }
  return undefined;
};

const lastMonth = (m: number, today: Today, isBefore: boolean) =>
  dateFrom(today.year - (m > today.month || (isBefore && m === today.month) ? 1 : 0), m);

/** The three months of a season; a winter ends in the next year. */
const seasonFrom = (y: number, index: number): string | undefined => {
  const [first, end] = [
    dateFrom(y, index * 3),
    index === 4 ? dateFrom(y + 1, 2) : dateFrom(y, index * 3 + 2),
  ];
  return first && end && `${first}/${end}`;
};

const lastSeason = (index: number, today: Today) => {
  const first = index * 3;
  const lasts = first === 12 ? 14 : first + 2;
  const isOver = today.month > lasts;
  return seasonFrom(isOver ? today.year : today.year - (first === 12 && today.month <= 2 ? 2 : 1), index);
};

const before = (count: number, of: string, today: Today): string | undefined => {
  if (/^d/.test(of)) return daysBefore(today, count);
  if (/^(?:w|s)/.test(of)) return weekBefore(today, count);
  return /^m/.test(of) ? monthsBefore(today, count) : dateFrom(today.year - count);
};

const toCount = (text: string) => (/^\d/.test(text) ? Number(text) : findPlace(numbers, text));

const monthAndDay = (m: number, d: number, today: Today, y = '') =>
  y ? dateFrom(wholeYear(y, today), m, d) : lastDay(m, d, today);

/** Month first as Americans write it; a first number that can only be a day is one. */
const numeric = (one: string, other: string, today: Today, y?: string) =>
  Number(one) > 12
    ? monthAndDay(Number(other), Number(one), today, y)
    : monthAndDay(Number(one), Number(other), today, y);

const decade = (first: number) => `${first}/${first + 9}`;

const rules: readonly Rule[] = [
  [
    /^(\d{4})(?:([-/])(\d\d?)(?:\2(\d\d?))?)?(?:t.*)?$/,
    ([, y, , m, d]) =>
      dateFrom(Number(y), m === undefined ? undefined : Number(m), d ? Number(d) : undefined),
  ],
  [/^(\d{4}(?:-\d\d){0,2})\/(\d{4}(?:-\d\d){0,2})$/, ([value = '']) => (dayRange(value) ? value : undefined)],
  [
    /^(\d{4}) ?(?:-|to|y|and) ?(\d{4})$/,
    ([, from, to]) => (dateFrom(Number(from)) && dayRange(`${from}/${to}`) ? `${from}/${to}` : undefined),
  ],
  [
    /^(\d\d?)[-/](\d\d?)[-/](\d{4}|\d\d)$/,
    ([, one = '', other = '', y], today) => numeric(one, other, today, y),
  ],
  [/^(\d\d?)[-/](\d{4})$/, ([, m, y]) => dateFrom(Number(y), Number(m))],
  [
    /^(\d\d?)[-/](\d\d?)$/,
    ([, one = '', other = ''], today) =>
      Number(other) > 31 ? dateFrom(wholeYear(other, today), Number(one)) : numeric(one, other, today),
  ],
  // Typed without a sign between: 04301961, 20190405, 043061.
  [/^(\d\d)(\d\d)((?:19|20)\d\d)$/, ([, m, d, y]) => dateFrom(Number(y), Number(m), Number(d))],
  [/^((?:19|20)\d\d)(\d\d)(\d\d)$/, ([, y, m, d]) => dateFrom(Number(y), Number(m), Number(d))],
  [/^(\d\d)(\d\d)(\d\d)$/, ([, m, d, y], today) => monthAndDay(Number(m), Number(d), today, y)],
  [
    whole(`${month} (\\d\\d?)(?: (\\d{4}|\\d\\d))?`),
    ([, name = '', d, y], today) =>
      Number(d) > 31
        ? dateFrom(wholeYear(d!, today), findPlace(monthNames, name))
        : monthAndDay(findPlace(monthNames, name), Number(d), today, y),
  ],
  [
    whole(`(\\d\\d?) ${month}(?: (\\d{4}|\\d\\d))?`),
    ([, d, name = '', y], today) => monthAndDay(findPlace(monthNames, name), Number(d), today, y),
  ],
  [whole(`${month} ${year}`), ([, name = '', y]) => dateFrom(Number(y), findPlace(monthNames, name))],
  [
    whole(`${month} (?:last year|ano ${past})`),
    ([, name = ''], today) => dateFrom(today.year - 1, findPlace(monthNames, name)),
  ],
  [
    whole(`${month} (?:this|est[ea]) (?:year|ano)`),
    ([, name = ''], today) => dateFrom(today.year, findPlace(monthNames, name)),
  ],
  [
    whole(`(?:this |est[ea] )?${month}`),
    ([, name = ''], today) => lastMonth(findPlace(monthNames, name), today, false),
  ],
  [
    whole(`${last} ${month}|${month} ${past}`),
    ([, one, other], today) => lastMonth(findPlace(monthNames, one ?? other ?? ''), today, true),
  ],
  [/^(?:today|this morning|hoy|esta manana)$/, (_, today) => daysBefore(today, 0)],
  [/^(?:yesterday|last night|ayer|anoche)$/, (_, today) => daysBefore(today, 1)],
  [/^(?:day before yesterday|anteayer|antier|antes ayer)$/, (_, today) => daysBefore(today, 2)],
  [whole(`(?:this|est[ea]) ${unit}`), ([, of = ''], today) => before(0, of, today)],
  [whole(`${last} ${unit}|${unit} ${past}`), ([, one, other], today) => before(1, one ?? other ?? '', today)],
  [
    whole(`${number} ${unit} (?:ago|atras)|hace ${number} ${unit}`),
    ([, count, of, otherCount, other], today) =>
      before(toCount(count ?? otherCount ?? ''), of ?? other ?? '', today),
  ],
  [whole(`${season} ${year}`), ([, name = '', y]) => seasonFrom(Number(y), findPlace(seasonNames, name))],
  [
    whole(`(?:${last} )?${season}(?: ${past})?`),
    ([, name = ''], today) => lastSeason(findPlace(seasonNames, name), today),
  ],
  [
    whole(`(?:${last} )?${weekday}(?: ${past})?`),
    ([said = '', name = ''], today) => {
      const days = (new Date(today.at).getUTCDay() - (findPlace(weekdayNames, name) - 1) + 7) % 7;
      return daysBefore(today, days === 0 && said !== name ? 7 : days);
    },
  ],
  [/^((?:19|20)\d0)s$/, ([, first]) => decade(Number(first))],
  [
    /^(?:anos )?(\d0)s?$/,
    ([said, first = '']: readonly string[], today) =>
      said === first ? undefined : decade(wholeYear(first, today)),
  ],
];

/** Words that change nothing, or that only say it is a part of what is named. */
const fillers = [
  'about|around|approximately|approx|circa|roughly|maybe|probably|sometime|some time|i think|it was',
  'in|on|the|of|since|from|until|early|late|mid|middle|beginning|start|end',
  'alrededor|aproximadamente|mas o menos|como|quizas|creo que|fue|desde|hasta',
  'a (?:principios|comienzos|inicios|mediados|finales|fines)|el|la|los|las|en|de|del',
].join('|');

const simplified = (text: string, today: Today): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // A year of two digits with its sign, as in May '98.
    .replace(/['’](\d\d)\b(?!s)/g, (_, short: string) => String(wholeYear(short, today)))
    .replace(/\b(\d{4}-\d\d-\d\d)t.*$/, '$1')
    .replace(/['’]/g, '')
    .replace(/(\d)\.(?=\d)/g, '$1/')
    .replace(/\b(?:primero|1(?:st|ro|er|o))\b/g, '1')
    .replace(/(\d)(?:nd|rd|th|º|°)(?![a-z])/g, '$1')
    .replace(/([a-z])[-/](?=\d)|(\d)[-/](?=[a-z])/g, '$1$2 ')
    .replace(/[.,]/g, ' ')
    .replace(/\s*([-/])\s*/g, '$1')
    .replace(new RegExp(`\\b(?:${fillers})\\b`, 'g'), ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(new RegExp(`^${weekday} (?=${month} \\d|\\d)`), '');

const toPrecision = (value: string): ReadDate['precision'] =>
  value.includes('/') ? 'span' : (({ 4: 'year', 7: 'month' } as const)[value.length] ?? 'day');

/** Longer than any date that people say. */
const longest = 100;

/**
 * Reads a date as people say it, in English or Spanish: `11/12/26`, `Nov 12`, `mayo de 2026`, `last spring`, `3 years
 * ago`. It is as exact as what was said: `3 years ago` is a year. Numbers are month first. Undefined if any part of it
 * is not understood or there is no such day; `today` is a day such as `2026-11-29` on the firm's calendar.
 */
export const readDate = (text: string, today: string): ReadDate | undefined => {
  if (text.length > longest) return undefined;
  const at = Date.parse(today);
  const [y = 0, m = 0, date = 0] = today.split('-').map(Number);
  const now = { year: y, month: m, date, at };
  const said = simplified(text, now);
  for (const [pattern, read] of rules) {
    const match = pattern.exec(said);
    const value = match && read(match, now);
    if (match) return value ? { value, precision: toPrecision(value) } : undefined;
  }
  return undefined;
};

/** Returns the day that was said; undefined if it is less exact. */
export const readDay = (text: string, today: string): string | undefined => {
  const read = readDate(text, today);
  return read?.precision === 'day' ? read.value : undefined;
};

const locales = { en: 'en-US', es: 'es-US' } as const;
const parts = [{ year: 'numeric' }, { month: 'long' }, { day: 'numeric' }] as const;
const between = { en: ' to ', es: ' a ' } as const;

/** Formats a stored date for people, as exactly as it is known: `May 2026`, `March to May 2026`. */
export const formatDate = (value: string, language: keyof typeof locales = 'en'): string => {
  const range = dayRange(value);
  if (!range) return value;
  const exact = value.split('/')[0]!.split('-').length;
  const options = Object.assign({}, ...parts.slice(0, exact)) as Intl.DateTimeFormatOptions;
  const format = new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' });
  const [first, end] = [range.first * dayLength, range.last * dayLength];
  return value.includes('/')
    ? format.formatRange(first, end).replace(/\s*–\s*/g, between[language])
    : format.format(first);
};
