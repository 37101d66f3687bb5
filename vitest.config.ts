import { defineConfig } from 'vitest/config';

const globalSetup = ['tests/support/global-setup.ts'];

/** A loaded machine can hold a server or a browser up; the reporter says which test needed its second try. */
const secondTry = 1;

/** How long a test may take, in milliseconds: several times of what it needs on a quiet machine of two cores. */
const longest = { unit: 20_000, api: 60_000, e2e: 180_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: longest.unit } },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup,
          retry: secondTry,
          testTimeout: longest.api,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup,
          retry: secondTry,
          testTimeout: longest.e2e,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
