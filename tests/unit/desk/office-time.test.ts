import { expect, test } from 'vitest';
import { createOfficeTime } from '../../../server/contact/rules/office-time';
import { findTenth } from '../../../server/desk/call-promise/measure-waits';

const hour = 60 * 60 * 1000;
const timeZone = 'America/Chicago';
/** Monday to Friday, 9 to 17: of a firm that has published no hours. */
const office = createOfficeTime({ openHours: [], timeZone });
const after = (at: string, hours: number) => new Date(office.after(Date.parse(at), hours * hour)!).toJSON();
const between = (from: string, until: string) => office.between(Date.parse(from), Date.parse(until)) / hour;

test('a wait counts only while the firm is open: nights, weekends and federal holidays do not', () => {
  // Monday at noon, and at 16:30; Friday evening.
  expect(after('2026-11-16T18:00:00Z', 2)).toBe('2026-11-16T20:00:00.000Z');
  expect(after('2026-11-16T22:30:00Z', 2)).toBe('2026-11-17T16:30:00.000Z');
  expect(after('2026-11-21T01:00:00Z', 0)).toBe('2026-11-23T15:00:00.000Z');
  // Thanksgiving is on Thursday the 26th.
  expect(after('2026-11-25T22:00:00Z', 2)).toBe('2026-11-27T16:00:00.000Z');
  expect(between('2026-11-25T22:00:00Z', '2026-11-27T16:00:00Z')).toBe(2);
  expect(between('2026-11-21T01:00:00Z', '2026-11-23T15:00:00Z')).toBe(0);
  // The clocks go back on November 1.
  expect(after('2026-10-30T21:00:00Z', 10)).toBe('2026-11-03T16:00:00.000Z');
});

test('a firm’s own hours count: several on one day, half hours, and Sundays', () => {
  const openHours = [
    { days: [0, 1], opens: '13:30', closes: '17:00' },
    { days: [1], opens: '09:00', closes: '12:00' },
  ];
  const own = createOfficeTime({ openHours, timeZone });
  const [sunday, monday] = ['2026-11-15T', '2026-11-16T'];
  const at = (text: string) => Date.parse(text);
  const shown = (time: number | undefined) => time && new Date(time).toJSON();
  expect(shown(own.after(at(`${sunday}22:30:00Z`), 2 * hour))).toBe(`${monday}16:30:00.000Z`);
  expect(shown(own.after(at(`${monday}17:30:00Z`), hour))).toBe(`${monday}20:00:00.000Z`);
  expect(own.between(at(`${sunday}12:00:00Z`), at(`${monday}23:30:00Z`))).toBe(10 * hour);
  expect(shown(own.latest(at(`${sunday}12:00:00Z`), at(`${monday}18:45:00Z`)))).toBe(
    `${monday}18:00:00.000Z`,
  );
  expect(shown(own.latest(at(`${sunday}12:00:00Z`), at(`${monday}15:00:00Z`)))).toBe(
    `${sunday}23:00:00.000Z`,
  );
  expect(own.latest(at(`${monday}18:15:00Z`), at(`${monday}19:15:00Z`))).toBeUndefined();
});

test('after a wait, the time between is that wait, whatever the hour of arrival', () => {
  for (let at = Date.UTC(2026, 9, 30); at < Date.UTC(2026, 10, 4); at += 37 * 60_000)
    for (const wait of [1, 30, 8 * 60, 25 * 60].map((minutes) => minutes * 60_000))
      expect(office.between(at, office.after(at, wait)!)).toBe(wait);
});

test('the slowest tenth: those that still wait count once they have waited longer', () => {
  const called = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(findTenth(called, [])).toBe(18);
  expect(findTenth(called, [0.5, 0.5, 0.5])).toBe(18);
  expect(findTenth(called, [30])).toBe(19);
  expect(findTenth(called, [30, 30, 30])).toBeNull();
  expect(findTenth([], [])).toBeNull();
});
