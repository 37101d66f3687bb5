import { defineConfig } from '@playwright/test';

/** The tests in a browser: each against the built site on a server of its own, in a browser that a worker keeps. */
export default defineConfig({
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    // What is looked at on every page and screen, at every width and in the dark.
    { name: 'survey', testDir: 'tests/survey' },
  ],
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'node_modules/.cache/lantern/e2e',
  // Tests mostly wait, for a browser or for what a person would wait for: more of them than cores run at once.
  workers: 4,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Of a test that is run again after it failed, `npx playwright show-trace` shows each step.
  use: { trace: process.env.TEST_TRACE ? 'retain-on-failure' : 'off' },
});
