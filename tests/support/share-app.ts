import { afterAll } from 'vitest';
import { startApp, type TestApp } from './start-app';

/** One application for the tests of a file that leave nothing in it; it ends with the file. */
export const shareApp = (options: Parameters<typeof startApp>[0] = {}) => {
  let app: Promise<TestApp> | undefined;
  afterAll(async () => (await app)?.[Symbol.asyncDispose]());
  return () => {
    app ??= startApp(options);
    return app;
  };
};
