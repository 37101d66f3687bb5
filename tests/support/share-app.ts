import { afterAll, afterEach, vi } from 'vitest';
import { createArrivals } from '../../server/leads/arrivals/arrivals';
import { day } from '../../shared/durations';
import { startApp, type TestApp } from './start-app';

type House = { app: TestApp; [Symbol.asyncDispose](): Promise<void> };

/**
 * Opens a house once for the tests of a file; it ends with the file. After each test everything is removed that it
 * stored, mocked or logged, and `forget` empties the rest. A test that breaks the app, opens a second one on its
 * database or counts callers needs its own.
 */
export const share = <Opened extends House>(
  open: () => Promise<Opened>,
  forget: (house: Opened) => void = () => {},
) => {
  const start = async () => {
    const house = await open();
    return { house, reset: await house.app.keep() };
  };
  let started: ReturnType<typeof start> | undefined;
  afterEach(async () => {
    if (!started) return;
    const { house, reset } = await started;
    vi.restoreAllMocks();
    await reset();
    const { app } = house;
    app.logged.length = 0;
    // It counts leads in memory, and hears only of those that the product itself removes.
    Object.assign(app.arrivals, createArrivals(app.models, app.now));
    forget(house);
  });
  afterAll(async () => (await started)?.house[Symbol.asyncDispose]());
  return async () => {
    started ??= start();
    return (await started).house;
  };
};

type Options = Omit<NonNullable<Parameters<typeof startApp>[0]>, 'now' | 'dbName' | 'limits'>;

/** One application for the tests of a file. Each runs a day later, when no cache holds anything, or by its own clock. */
export const shareApp = (options: Options = {}) => {
  let clock = Date.now;
  let tests = 0;
  const open = async () => {
    const app = await startApp({ ...options, now: () => clock() });
    return { app, [Symbol.asyncDispose]: app[Symbol.asyncDispose] };
  };
  const shared = share(open, () => {
    const later = ++tests * day;
    clock = () => Date.now() + later;
  });
  return async (now = clock) => {
    clock = now;
    return (await shared()).app;
  };
};
