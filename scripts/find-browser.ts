import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const help = `The browser tests need Chromium or Chrome, and none was found or could be installed. One of these will do:
  Debian and Ubuntu:   sudo apt-get install -y --no-install-recommends chromium
  anywhere else:       npx playwright-core install chromium   (and, as root: npx playwright-core install-deps chromium)
  a browser elsewhere: CHROMIUM_PATH=/path/to/chrome npm test`;

/** A browser that is only a hint at a package, or that lacks a library, does not say its version. */
const runs = (path: string) =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

const install = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  }).status === 0;

const playwrightsOwn = () => chromium.executablePath();

const find = () => [...usualPlaces, playwrightsOwn()].find(runs);

/**
 * The path of a Chromium that runs: the one that CHROMIUM_PATH names, one that is installed, or one that is installed
 * now. Throws a text that says what to install when there is none.
 */
export const findBrowser = (say: (text: string) => void): string => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not run.`);
  }
  const installed = find();
  if (installed) return installed;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say("Installing Debian's Chromium for the browser tests.");
    if (install('apt-get', 'update')) {
      install('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
      const debians = find();
      if (debians) return debians;
    }
  }
  say("Downloading Playwright's Chromium for the browser tests.");
  install(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');
  const downloaded = find();
  if (downloaded) return downloaded;
  throw new Error(help);
};
