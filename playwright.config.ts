import { defineConfig } from '@playwright/test';

/** The browser tests: each runs against the built site on its own server, in a browser that the worker reuses. */
export default defineConfig({
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    // The checks that run on every page and screen, at every width and in dark mode.
    { name: 'survey', testDir: 'tests/survey' },
  ],
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'node_modules/.cache/lantern/e2e',
  // Tests mostly wait, for a browser or for timers, so more of them run at once than there are cores.
  workers: 4,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // For a rerun after a failure, `npx playwright show-trace` shows each step.
  use: { trace: process.env.TEST_TRACE ? 'retain-on-failure' : 'off' },
});
