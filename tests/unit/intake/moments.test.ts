import { expect, test } from 'vitest';
import { meantBy } from '../../../server/intake/reading/fields';
import { findDay, findMoment } from '../../../server/intake/reading/moments';

test.each([
  ['2026-01-15 09:30', 'America/New_York', '2026-01-15T14:30:00.000Z'],
  ['2026-07-15T09:30:15.250', 'America/New_York', '2026-07-15T13:30:15.000Z'],
  ['7/4/2026 12:05 AM', 'America/Los_Angeles', '2026-07-04T07:05:00.000Z'],
  ['07-04-2026 12:05pm', 'UTC', '2026-07-04T12:05:00.000Z'],
  ['2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00.000Z'],
  ['2026-11-21 17:03:00 UTC', 'America/Denver', '2026-11-21T17:03:00.000Z'],
  ['2026-11-21 17:03-0530', 'America/Denver', '2026-11-21T22:33:00.000Z'],
  ['11/2/2026, 3:05\u202fPM', 'America/New_York', '2026-11-02T20:05:00.000Z'],
  ['2026/11/02 9:05 a.m.', 'America/New_York', '2026-11-02T14:05:00.000Z'],
  // An hour before and an hour after the clocks go back, and the day on which they go forward.
  ['2026-11-01 00:30', 'America/New_York', '2026-11-01T04:30:00.000Z'],
  ['2026-11-01 03:30', 'America/New_York', '2026-11-01T08:30:00.000Z'],
  ['2026-03-08 03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
])('%s in %s is %s', (text, zone, moment) => {
  expect(findMoment(text, zone)).toBe(moment);
});

test.each([
  'yesterday',
  '2026-02-29',
  '2026-13-01',
  '2026-11-21 24:00',
  '13:00 PM',
  '21/11/2026',
  '30.04.2026',
  '4/30/26',
  '46142.4',
  '3:05 PM',
  '2026/11-21',
  '2026-11-21 13:00 PM',
  '12/1/20266',
])('%s is no moment and no day', (text) => {
  expect([findMoment(text, 'UTC'), findDay(text)]).toEqual([undefined, undefined]);
});

test('a time that the clock skipped is none, and a day that began with the skip is one', () => {
  expect(findMoment('2026-03-08 02:30', 'America/New_York')).toBeUndefined();
  expect(findMoment('2026-03-08T02:30:00-05:00', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
  expect(findMoment('2026-03-08', 'America/Havana')).toBe('2026-03-08T05:00:00.000Z');
});

test('a text that goes on and on is given up at once', () => {
  const spaces = ' '.repeat(1_000_000);
  expect(findMoment(`2026-11-21 10:00${spaces}x`, 'UTC')).toBeUndefined();
  for (const [name, text] of [
    ['price', `${spaces}x`],
    ['language', `${spaces}es${spaces}x`],
    ['contactConsent', `${spaces}x`],
  ] as const)
    expect(meantBy(name, text, 'UTC')).toBe(text);
});
