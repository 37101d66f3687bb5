import { expect, test } from 'vitest';
import { formatDate, readDate, readDay } from '../../../shared/read-date';
import { dayRange } from '../../../shared/rules/answers';

/** A Sunday. */
const today = '2026-11-29';
const read = (text: string, now = today) => readDate(text, now)?.value;

test.each([
  ['11/12/26', '2026-11-12'],
  ['11/12/2026', '2026-11-12'],
  ['11-12-2026', '2026-11-12'],
  ['11.12.2026', '2026-11-12'],
  [' 1/5/61 ', '1961-01-05'],
  ['11/12/27', '1927-11-12'],
  ['04301961', '1961-04-30'],
  ['19610430', '1961-04-30'],
  ['043061', '1961-04-30'],
  ['25/12/2020', '2020-12-25'],
  ['11/12', '2026-11-12'],
  ['12/3', '2025-12-03'],
  ['Nov 12', '2026-11-12'],
  ['Nov. 12th', '2026-11-12'],
  ['November 30', '2025-11-30'],
  ['Nov 29', '2026-11-29'],
  ['Feb 29', '2024-02-29'],
  ['Tue, Nov 10, 2026', '2026-11-10'],
  ['the 12th of November, 2026', '2026-11-12'],
  ["Nov 12 '19", '2019-11-12'],
  ['12-Nov-2019', '2019-11-12'],
  ['Sept 3rd 2019', '2019-09-03'],
  ['12 de noviembre de 2026', '2026-11-12'],
  ['el 1ro de mayo de 2020', '2020-05-01'],
  ['primero de mayo', '2026-05-01'],
  ['12 ago 2020', '2020-08-12'],
  ['5 Nov 12', '2012-11-05'],
  ['noviembre 12, 2026', '2026-11-12'],
  ['today', '2026-11-29'],
  ['hoy', '2026-11-29'],
  ['yesterday', '2026-11-28'],
  ['last night', '2026-11-28'],
  ['Anteayer', '2026-11-27'],
  ['10 days ago', '2026-11-19'],
  ['hace 10 días', '2026-11-19'],
  ['Monday', '2026-11-23'],
  ['Sunday', '2026-11-29'],
  ['last Sunday', '2026-11-22'],
  ['el martes pasado', '2026-11-24'],
  ['2026-11-12', '2026-11-12'],
  ['2026-11-12T09:00', '2026-11-12'],
])('%s is the day %s', (text, day) => {
  expect(readDate(text, today)).toEqual({ value: day, precision: 'day' });
  expect(readDay(text, today)).toBe(day);
});

test.each([
  ['May 2026', '2026-05'],
  ["May '98", '1998-05'],
  ['may 98', '1998-05'],
  ['mayo de 2026', '2026-05'],
  ['Mayo', '2026-05'],
  ['December', '2025-12'],
  ['November', '2026-11'],
  ['last November', '2025-11'],
  ['mayo pasado', '2026-05'],
  ['mayo del año pasado', '2025-05'],
  ['May of last year', '2025-05'],
  ['early May 2020', '2020-05'],
  ['a finales de mayo de 2020', '2020-05'],
  ['sometime in June 2019', '2019-06'],
  ['5/2026', '2026-05'],
  ['5/98', '1998-05'],
  ['2026-05', '2026-05'],
  ['last month', '2026-10'],
  ['el mes pasado', '2026-10'],
  ['this month', '2026-11'],
  ['3 months ago', '2026-08'],
  ['hace 14 meses', '2025-09'],
  ['a month ago', '2026-10'],
])('%s is the month %s', (text, month) => {
  expect(readDate(text, today)).toEqual({ value: month, precision: 'month' });
  expect(readDay(text, today)).toBeUndefined();
});

test.each([
  ['2006', '2006'],
  ["'98", '1998'],
  ['3 years ago', '2023'],
  ['three years ago', '2023'],
  ['about 3 years ago', '2023'],
  ['hace 3 años', '2023'],
  ['hace como tres años', '2023'],
  ['tres años atrás', '2023'],
  ['hace un año', '2025'],
  ['last year', '2025'],
  ['el año pasado', '2025'],
  ['this year', '2026'],
  ['a principios de 2020', '2020'],
  ['since 2015', '2015'],
])('%s is the year %s', (text, year) => {
  expect(readDate(text, today)).toEqual({ value: year, precision: 'year' });
});

test.each([
  ['last spring', '2026-03/2026-05'],
  ['la primavera pasada', '2026-03/2026-05'],
  ['summer of 2019', '2019-06/2019-08'],
  ['el verano de 2019', '2019-06/2019-08'],
  ['winter 2025', '2025-12/2026-02'],
  ['last week', '2026-11-22/2026-11-28'],
  ['2 weeks ago', '2026-11-15/2026-11-21'],
  ['a couple of weeks ago', '2026-11-15/2026-11-21'],
  ['la semana pasada', '2026-11-22/2026-11-28'],
  ['the 90s', '1990/1999'],
  ['los años 90', '1990/1999'],
  ['2019-2020', '2019/2020'],
  ['2026-03/2026-05', '2026-03/2026-05'],
])('%s is between two dates: %s', (text, span) => {
  expect(readDate(text, today)).toEqual({ value: span, precision: 'span' });
});

test.each([
  '',
  'long ago',
  'a few years ago',
  'over 3 years ago',
  '2 or 3 years ago',
  'in 3 years',
  'en 3 años',
  'before 2015',
  'antes de 2015',
  'when I was 12',
  'May 2026 or June',
  'not sure',
  '90',
  '12',
  '3',
  '2/30/26',
  '29 feb 2025',
  '11/31/2020',
  '13/13/26',
  '32/1/2020',
  '0/0/26',
  '13/2010',
  '2026-13',
  '1/1/1850',
  '3000',
  '2020-2019',
  'x'.repeat(200),
])('%j is refused', (text) => {
  expect(readDate(text, today)).toBeUndefined();
});

test('a season, a month and a year without a date are the last ones that have been', () => {
  expect(read('last winter', '2026-01-15')).toBe('2024-12/2025-02');
  expect(read('last winter', '2026-03-01')).toBe('2025-12/2026-02');
  expect(read('last spring', '2026-04-02')).toBe('2025-03/2025-05');
  expect(read('last month', '2026-01-31')).toBe('2025-12');
  expect(read('Jan 2', '2026-01-01')).toBe('2025-01-02');
});

test('what was understood is shown in both languages, as exactly as it is known', () => {
  expect(['2026-11-12', '2026-05', '2026', '2026-03/2026-05'].map((one) => formatDate(one))).toEqual([
    'November 12, 2026',
    'May 2026',
    '2026',
    'March to May 2026',
  ]);
  expect(['2026-11-12', '2026-05', '2025-12/2026-02'].map((one) => formatDate(one, 'es'))).toEqual([
    '12 de noviembre de 2026',
    'mayo de 2026',
    'diciembre de 2025 a febrero de 2026',
  ]);
  expect(formatDate('long ago')).toBe('long ago');
});

test('what is shown is read again as the same date, in both languages', () => {
  const all = ['2026-11-12', '1961-04-30', '2020-02-29', '2026-05', '2024-08', '2006'];
  for (const value of all)
    for (const language of ['en', 'es'] as const) expect(read(formatDate(value, language))).toBe(value);
});

test('every month and day of a year is read in both languages', () => {
  for (let at = Date.parse('2024-01-01'); at < Date.parse('2025-01-01'); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    for (const language of ['en', 'es'] as const) expect(read(formatDate(day, language))).toBe(day);
  }
});

test('rules read a span as all of its days', () => {
  expect(dayRange('2026-03/2026-05')).toEqual({
    first: dayRange('2026-03-01')!.first,
    last: dayRange('2026-05-31')!.last,
  });
  expect(dayRange('2026-05/2026-03')).toBeUndefined();
  expect(dayRange('2026/x')).toBeUndefined();
});
