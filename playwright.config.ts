import { defineConfig } from '@playwright/test';

/** The browser tests: each runs against the built site on its own server, in a browser that the worker reuses. */
export default defineConfig({
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    // The checks that run on every page and screen, at every width and in dark mode.
    { name: 'survey', testDir: 'tests/survey' },
  ],
  testMatch: '**/*.test.ts',
  globalSetup: ['./tests/support/browser/find-browsers.ts', './tests/support/global-setup.ts'],
  outputDir: 'node_modules/.cache/lantern/e2e',
  // Tests mostly wait, for a browser or for timers, so more of them run at once than there are cores.
  workers: 4,
  // A limit ends what hangs, also on a machine that is several times slower.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // `npm test` runs what failed again at the end, alone; `npx playwright show-trace` shows each step of that.
  retryStrategy: 'isolated',
  // Without snapshots: their script is an error on a page that forbids scripts.
  use: { trace: { mode: 'on-first-retry', snapshots: false } },
});
