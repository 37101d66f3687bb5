import { expect } from 'vitest';

/** Reads until the value is as expected: `await eventually(() => page.title()).toBe('About')`. */
export const eventually = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 30_000, interval: 25 });
