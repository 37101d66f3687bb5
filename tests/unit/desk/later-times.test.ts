import { expect, test } from 'vitest';
import { laterTimes } from '../../../client/lib/later-times';

const times = (now: Date) => laterTimes(now.getTime()).map(({ at }) => at);

test('later is in an hour, tomorrow at nine, or next Monday at nine, also on a Monday and at the end of a month', () => {
  expect(times(new Date(2026, 2, 12, 16, 20))).toEqual([
    new Date(2026, 2, 12, 17, 20),
    new Date(2026, 2, 13, 9),
    new Date(2026, 2, 16, 9),
  ]);
  expect(times(new Date(2026, 2, 30, 8))[2]).toEqual(new Date(2026, 3, 6, 9));
  expect(times(new Date(2026, 4, 31, 8)).slice(1)).toEqual([
    new Date(2026, 5, 1, 9),
    new Date(2026, 5, 1, 9),
  ]);
});
