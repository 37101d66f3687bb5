import { expect, test } from 'vitest';
import { findTenth } from '../../../server/desk/call-promise/measure-waits';
import { createOfficeTime } from '../../../server/desk/call-promise/office-time';
import { settings } from '../../../shared/settings';

const hour = 60 * 60 * 1000;
/** Monday to Friday, 9 to 17. */
const office = createOfficeTime(settings.workHours.initial, 'America/Chicago');
const after = (at: string, hours: number) => new Date(office.after(Date.parse(at), hours * hour)!).toJSON();
const between = (from: string, until: string) => office.between(Date.parse(from), Date.parse(until)) / hour;
const endOfNextDay = (at: string) => new Date(office.endOfNextDay(Date.parse(at))!).toJSON();

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

test('the end of the next working day is never today’s', () => {
  expect(endOfNextDay('2026-11-16T12:00:00Z')).toBe('2026-11-17T23:00:00.000Z');
  expect(endOfNextDay('2026-11-20T12:00:00Z')).toBe('2026-11-23T23:00:00.000Z');
  expect(endOfNextDay('2026-11-25T12:00:00Z')).toBe('2026-11-27T23:00:00.000Z');
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
