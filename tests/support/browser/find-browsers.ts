import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';

/** A stub package or a browser with a missing library does not print its version. */
const runs = (path: string) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
const usual = ['chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);
const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH = '/usr/bin/chromium-headless-shell' } = process.env;
const find = () => (CHROMIUM_PATH ? [CHROMIUM_PATH] : [...usual, mac, chromium.executablePath()]).find(runs);

const debian = 'apt-get install -y --no-install-recommends chromium';
const root = `apt-get update && (${debian} chromium-headless-shell || ${debian})`;
const install = `{ [ "$(id -u)" = 0 ] && ${root}; } || npx playwright install chromium`;

/** Puts Chromium into the environment of the tests, and its headless shell, which does the same with less work. */
export default function setup() {
  if (!find()) spawnSync('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'] });
  const whole = find();
  if (!whole) throw new Error(`No Chromium runs here. Set CHROMIUM_PATH, or install one: sudo ${debian}`);
  process.env.CHROMIUM_PATH = whole;
  process.env.CHROMIUM_SHELL_PATH = runs(CHROMIUM_SHELL_PATH) ? CHROMIUM_SHELL_PATH : whole;
}
