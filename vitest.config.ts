import { defineConfig } from 'vitest/config';

const minute = 60_000;

/** A kind of tests in its own folder. A limit ends what hangs, also on a machine that is several times slower. */
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
    // Compiled files stay under node_modules: half of the work of running one file again.
    experimental: { fsModuleCache: true },
    // Tests mostly wait for a server or a disk, so more of them run at once than there are cores.
    maxWorkers: 3,
    projects: [
      project('unit', 5 * minute),
      project('store', 5 * minute),
      project('api', 10 * minute, withStore),
      project('contract', 10 * minute, withStore),
      project('built', 10 * minute, withStore),
      project('proofs', 30 * minute, withStore),
      project('browsers', 10 * minute, withStore),
    ],
  },
});
