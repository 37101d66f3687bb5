import { defineConfig } from 'vitest/config';

const globalSetup = ['tests/support/global-setup.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 20_000 } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], globalSetup, testTimeout: 20_000 } },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup,
          // A loaded machine can hold a browser up; the reporter says which test needed its second try.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
