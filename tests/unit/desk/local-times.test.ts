import { expect, test } from 'vitest';
import { localTimes } from '../../../client/lib/times';

const noonInLondon = Date.UTC(2026, 0, 15, 12);

test('the time at one place is one time, also where two zones show the same', () => {
  expect(localTimes(['America/Los_Angeles'], noonInLondon)).toBe('4:00 AM');
  expect(localTimes(['America/Denver', 'America/Phoenix'], noonInLondon)).toBe('5:00 AM');
});

test('the time at several places is the earliest and the latest, over midnight as well', () => {
  const zones = ['America/New_York', 'Pacific/Honolulu', 'America/Chicago'];
  expect(localTimes(zones, noonInLondon)).toBe('2:00 AM to 7:00 AM');
  expect(localTimes(zones, noonInLondon - 4 * 60 * 60 * 1000)).toBe('10:00 PM to 3:00 AM');
});
