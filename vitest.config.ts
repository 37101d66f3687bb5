import { defineConfig } from 'vitest/config';

const globalSetup = ['tests/support/global-setup.ts'];

/** A loaded machine can hold a server or a browser up; the reporter says which test needed its second try. */
const secondTry = 1;

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 20_000 } },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup,
          retry: secondTry,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup,
          retry: secondTry,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
