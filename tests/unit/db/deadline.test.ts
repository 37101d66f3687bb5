import { expect, test, vi } from 'vitest';
import { answersWithin, DeadlineError, within, writtenWithin } from '../../../server/core/db/deadline';

test('callers who wait for the database get an error within three seconds, and the driver fails before that', async () => {
  expect(answersWithin).toBeLessThan(3000);
  expect(writtenWithin).toBeLessThan(answersWithin);
  vi.useFakeTimers();
  try {
    const failure = within(answersWithin, new Promise(() => undefined)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(answersWithin);
    // It reads what has arrived before it gives up.
    await vi.advanceTimersToNextTimerAsync();
    expect(await failure).toBeInstanceOf(DeadlineError);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
