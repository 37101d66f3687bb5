import { expect, test, vi } from 'vitest';
import { answersWithin, DeadlineError, within, writtenWithin } from '../../../server/core/db/deadline';

test('whoever waits for the database is told within three seconds, and the driver says so before', async () => {
  expect(answersWithin).toBeLessThan(3000);
  expect(writtenWithin).toBeLessThan(answersWithin);
  vi.useFakeTimers();
  try {
    const failure = within(answersWithin, new Promise(() => undefined)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(answersWithin);
    expect(await failure).toBeInstanceOf(DeadlineError);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
