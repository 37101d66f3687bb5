import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const help = `The browser tests need Chromium or Chrome, and none was found or could be installed. One of these will do:
  Debian and Ubuntu:   sudo apt-get install -y --no-install-recommends chromium
  anywhere else:       npx playwright install chromium   (and, as root: npx playwright install-deps chromium)
  a browser elsewhere: CHROMIUM_PATH=/path/to/chrome npm test`;

/** A stub package or a browser with a missing library does not print its version. */
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

const debian = (name: string) =>
  install('apt-get', 'install', '-y', '--no-install-recommends', name) && find() !== undefined;

/** A working Chromium: from CHROMIUM_PATH, already installed, or installed now. */
const findWhole = (say: (text: string) => void): string => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not run.`);
  }
  const installed = find();
  if (installed) return installed;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say("Installing Debian's Chromium for the browser tests.");
    if (install('apt-get', 'update') && debian('chromium')) {
      // The headless shell does the same with half the work; where Debian has none, the tests take longer.
      debian('chromium-headless-shell');
      return find()!;
    }
  }
  say("Downloading Playwright's Chromium for the browser tests.");
  install(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
  const downloaded = find();
  if (downloaded) return downloaded;
  throw new Error(help);
};

/**
 * Finds the browsers for the tests' environment: a full Chromium, and its headless shell, in which most tests run;
 * without a shell, the full one runs them all. Throws with install instructions if there is none.
 */
export const findBrowsers = (say: (text: string) => void) => {
  const whole = findWhole(say);
  const { CHROMIUM_SHELL_PATH: named = '/usr/bin/chromium-headless-shell' } = process.env;
  return { CHROMIUM_PATH: whole, CHROMIUM_SHELL_PATH: runs(named) ? named : whole };
};
