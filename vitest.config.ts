import { defineConfig } from 'vitest/config';

const minute = 60_000;

/** A kind of tests in its own folder. Nothing is retried within a run: `scripts/test.ts` reruns failures alone. */
const project = (name: string, testTimeout: number, options: { globalSetup?: string[] } = {}) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    // Modules start nothing (habit 7), so the files of a worker can share them.
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
