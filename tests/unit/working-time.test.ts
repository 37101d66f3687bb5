import { expect, test } from 'vitest';
import { type Setting, settings } from '../../shared/settings';
import { nextWorkingTime } from '../../shared/working-time';

const hours: Setting<'workHours'> = { ...settings.workHours.initial, days: [1, 2, 3, 4, 5] };
const chicago = 'America/Chicago';
const due = (at: string, zone = chicago, own = hours) =>
  new Date(nextWorkingTime(Date.parse(at), own, zone)).toISOString();

test('work is due an hour later in working hours, and an hour after the firm opens otherwise', () => {
  // A Monday: noon, a quarter to five, five in the morning; a Friday evening; a Sunday.
  expect(due('2026-11-23T18:00:00Z')).toBe('2026-11-23T19:00:00.000Z');
  expect(due('2026-11-23T22:45:00Z')).toBe('2026-11-24T16:00:00.000Z');
  expect(due('2026-11-23T11:00:00Z')).toBe('2026-11-23T16:00:00.000Z');
  expect(due('2026-11-28T01:00:00Z')).toBe('2026-11-30T16:00:00.000Z');
  expect(due('2026-11-22T12:00:00Z')).toBe('2026-11-23T16:00:00.000Z');
});

test('it follows the firm’s own days and hours, its zone, and the change of clocks', () => {
  expect(due('2026-11-21T12:00:00Z', 'UTC', { days: [6], opensAt: 12, closesAt: 13 })).toBe(
    '2026-11-21T13:00:00.000Z',
  );
  expect(due('2026-11-21T12:01:00Z', 'UTC', { days: [6], opensAt: 12, closesAt: 13 })).toBe(
    '2026-11-28T13:00:00.000Z',
  );
  // Clocks go forward on March 8, 2026.
  expect(due('2026-03-07T20:00:00Z')).toBe('2026-03-09T15:00:00.000Z');
});
