import { expect, test } from 'vitest';
import { countText, roomLeft, sizeText, spanText } from '../../../server/operations/measures';

test.each([
  [0, '0 kB'],
  [999, '1 kB'],
  [4_200_000, '4.2 MB'],
  [41_200_000_000, '41.2 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test.each([
  [1000, '1 second'],
  [119_000, '119 seconds'],
  [120_000, '2 minutes'],
  [3 * 3_600_000, '3 hours'],
  [47 * 3_600_000, '47 hours'],
  [49 * 3_600_000, '2 days'],
])('%i milliseconds are %s', (ms, text) => {
  expect(spanText(ms)).toBe(text);
});

test('one is a message, and more are messages', () => {
  expect([countText(1, 'message'), countText(4210, 'message')]).toEqual(['1 message', '4,210 messages']);
});

test.each([
  [50_000_000, 'bad'],
  [1_000_000_000, 'look'],
  [4_000_000_000, 'look'],
  [40_000_000_000, 'good'],
])('%i bytes left on a disk of 100 GB are %s', (free, state) => {
  const room = roomLeft({ free, total: 100_000_000_000 });
  expect(room.state).toBe(state);
  expect(room.todo === undefined).toBe(state === 'good');
});
