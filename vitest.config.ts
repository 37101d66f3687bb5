import { defineConfig } from 'vitest/config';

const minute = 60_000;

/** A kind of tests with a folder of its own. No test is tried twice in a run: `scripts/test.ts` looks at failures alone. */
const project = (name: string, testTimeout: number, options: { globalSetup?: string[] } = {}) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    // Modules start nothing (habit 7), so that files of a worker can share them.
    isolate: false,
    testTimeout,
    hookTimeout: testTimeout,
    expect: { poll: { timeout: 30_000, interval: 25 } },
    ...options,
  },
});

const withStore = { globalSetup: ['tests/support/global-setup.ts'] };

export default defineConfig({
  test: {
    projects: [
      project('unit', minute),
      project('store', minute),
      project('api', 2 * minute, withStore),
      project('contract', 2 * minute, withStore),
      project('built', 4 * minute, withStore),
      project('proofs', 15 * minute, withStore),
    ],
  },
});
