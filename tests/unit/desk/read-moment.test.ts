import { expect, test } from 'vitest';
import { readMoment } from '../../../client/lib/read-moment';
import { fullMoment } from '../../../client/lib/times';
import { momentOfWall, toWallTime } from '../../../shared/zoned-time';

const newYork = 'America/New_York';
/** Wednesday, November 25, 2026, 2:30 PM in New York, 11:30 AM in San Francisco. */
const now = Date.parse('2026-11-25T19:30:00Z');

const read = (text: string, zone = newYork) => {
  const at = readMoment(text, { now, zone });
  return at === undefined ? undefined : new Date(toWallTime(at, zone)).toISOString().slice(0, 16);
};

test.each([
  ['tomorrow 9', '2026-11-26T09:00'],
  ['Tomorrow at 9:30', '2026-11-26T09:30'],
  ['9am tomorrow', '2026-11-26T09:00'],
  ['tomorrow', '2026-11-26T09:00'],
  ['tomorrow afternoon', '2026-11-26T14:00'],
  ['today 5', '2026-11-25T17:00'],
  ['in 2 hours', '2026-11-25T16:30'],
  ['in 45 min', '2026-11-25T15:15'],
  ['in half an hour', '2026-11-25T15:00'],
  ['in an hour', '2026-11-25T15:30'],
  ['in 3 days', '2026-11-28T14:30'],
  ['in two weeks 10am', '2026-12-09T10:00'],
  ['fri 3pm', '2026-11-27T15:00'],
  ['Thursday noon', '2026-11-26T12:00'],
  ['wed 4pm', '2026-11-25T16:00'],
  ['wed 10am', '2026-12-02T10:00'],
  ['next monday', '2026-11-30T09:00'],
  ['next fri 2:15 pm', '2026-12-04T14:15'],
  ['next week', '2026-11-30T09:00'],
  ['12/3 10am', '2026-12-03T10:00'],
  ['1/4', '2027-01-04T09:00'],
  ['2/3/2028 12am', '2028-02-03T00:00'],
  ['Nov 30, 9:00 AM', '2026-11-30T09:00'],
  ['Tue, Dec 1, 12:30 PM', '2026-12-01T12:30'],
  ['Dec 1, 2026, 12:30 PM', '2026-12-01T12:30'],
  ['november 3rd 8 p.m.', '2027-11-03T20:00'],
  ['2026-01-05T10:00', '2026-01-05T10:00'],
  ['2026-01-05T03:00', '2026-01-05T03:00'],
  ['9', '2026-11-26T09:00'],
  ['3', '2026-11-25T15:00'],
  ['15:10', '2026-11-25T15:10'],
])('"%s" is read as %s', (text, wall) => {
  expect(read(text)).toBe(wall);
});

test.each([
  '',
  'soon',
  'tomorrow maybe',
  'call her friday',
  'fri 25:00',
  'fri 13pm',
  '13/45',
  'feb 30',
  'in some hours',
  'in some days',
  'in 2 hours 9am',
  '9 10',
])('"%s" is no moment that can be read', (text) => {
  expect(read(text)).toBeUndefined();
});

test('an entered time is read by the clock of the person’s own place', () => {
  expect(readMoment('tomorrow 9', { now, zone: 'America/Los_Angeles' })).toBe(
    Date.parse('2026-11-26T17:00:00Z'),
  );
  // It is past 3 PM in London, but not yet in New York.
  expect(readMoment('3pm', { now, zone: 'Europe/London' })).toBe(Date.parse('2026-11-26T15:00:00Z'));
});

test('clocks that are changed keep a moment where the wall shows it, and an hour that is left out is an hour later', () => {
  const march = { now: Date.parse('2027-03-13T20:00:00Z'), zone: newYork };
  expect(readMoment('tomorrow 9', march)).toBe(Date.parse('2027-03-14T13:00:00Z'));
  expect(readMoment('tomorrow 2:30 am', march)).toBe(Date.parse('2027-03-14T07:30:00Z'));
  expect(readMoment('in 24 hours', march)).toBe(Date.parse('2027-03-14T20:00:00Z'));
  expect(momentOfWall(Date.UTC(2026, 10, 1, 12), newYork)).toBe(Date.parse('2026-11-01T17:00:00Z'));
});

test('a moment is said in full: by the clocks of the person’s place, then by those of the clerk', () => {
  const at = Date.parse('2026-11-24T17:00:00Z');
  const year = { now, here: newYork };
  expect(fullMoment(at, [], year)).toBe('Tue, Nov 24, 12:00 PM');
  expect(fullMoment(at, ['America/Los_Angeles'], year)).toBe('Tue, Nov 24, 9:00 AM there, 12:00 PM here');
  expect(fullMoment(at, [newYork, 'America/Los_Angeles'], year)).toBe(
    'Tue, Nov 24, 9:00 AM to 12:00 PM there, 12:00 PM here',
  );
  expect(fullMoment(at, ['America/Toronto'], year)).toBe('Tue, Nov 24, 12:00 PM there and here');
  expect(fullMoment(Date.parse('2027-11-24T06:30:00Z'), ['America/Los_Angeles'], year)).toBe(
    'Tue, Nov 23, 2027, 10:30 PM there, Wed, Nov 24, 2027, 1:30 AM here',
  );
});
