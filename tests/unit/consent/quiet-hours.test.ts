import { expect, test } from 'vitest';
import { parseQuietHours, quietUntil } from '../../../server/contact/quiet-hours';

const at = (iso: string) => Date.parse(iso);

test('quiet hours over midnight end in the morning of the firm’s own time zone', () => {
  const quiet = parseQuietHours('21:00-08:00', 'America/New_York');
  expect(quietUntil(quiet, at('2026-06-01T03:30:00Z'))?.toISOString()).toBe('2026-06-01T12:00:00.000Z');
  expect(quietUntil(quiet, at('2026-06-01T12:00:00Z'))).toBeUndefined();
  expect(quietUntil(quiet, at('2026-06-02T00:59:59Z'))).toBeUndefined();
  expect(quietUntil(quiet, at('2026-06-02T01:00:00Z'))?.toISOString()).toBe('2026-06-02T12:00:00.000Z');
});

test('a night that loses an hour ends when the clock on the wall says so', () => {
  const quiet = parseQuietHours('21:00-08:00', 'America/New_York');
  expect(quietUntil(quiet, at('2026-03-08T05:00:00Z'))?.toISOString()).toBe('2026-03-08T12:00:00.000Z');
  expect(quietUntil(quiet, at('2026-03-07T05:00:00Z'))?.toISOString()).toBe('2026-03-07T13:00:00.000Z');
});

test('hours within a day, and none', () => {
  const quiet = parseQuietHours('12:00-13:30', 'UTC');
  expect(quietUntil(quiet, at('2026-06-01T12:10:20Z'))?.toISOString()).toBe('2026-06-01T13:30:00.000Z');
  expect(quietUntil(quiet, at('2026-06-01T13:30:00Z'))).toBeUndefined();
  expect(quietUntil(undefined, at('2026-06-01T00:00:00Z'))).toBeUndefined();
});

test('invalid hours are recognized', () => {
  expect(
    ['25:00-08:00', '21-8', '', '21:00', '21:00-08:60'].map((text) => parseQuietHours(text, 'UTC')),
  ).toEqual(Array(5).fill(undefined));
});
