/** `npx tsx tools/screenshots.ts`: takes the README's pictures, light and dark, of the built site and the demo's data in Debian's Chromium. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { signIn } from '../scripts/demo/site';
import { startDemo } from '../scripts/demo/start-demo';
import { runCommand } from '../scripts/run-command';

const root = resolve(import.meta.dirname, '..');
const wide = { width: 1280, height: 800 };
const phone = { width: 375, height: 740 };

const main = async () => {
  await using demo = await startDemo({
    distDir: join(root, 'dist/client'),
    trustProxy: false,
    publicUrl: undefined,
  });
  await once(demo.server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(demo.server.address() as AddressInfo).port}`;
  await using browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage({ baseURL: url, viewport: wide });

  const save = async (name: string, on: Page = page) => {
    await on.waitForFunction(
      () =>
        !/Loading|\.\.\.\s/.test(document.body.innerText) &&
        ![...document.querySelectorAll('main span.bg-paper-deep.h-3')].some((bar) => bar.checkVisibility()),
    );
    for (const [colorScheme, file] of [
      ['light', name],
      ['dark', `${name}-dark`],
    ] as const) {
      await on.emulateMedia({ colorScheme });
      await sharp(await on.screenshot({ animations: 'disabled' }))
        .png({ palette: true, effort: 10 })
        .toFile(join(root, `docs/images/${file}.png`));
      console.log(`docs/images/${file}.png`);
    }
    await on.emulateMedia({ colorScheme: 'light' });
  };
  const open = async (path: string) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  };

  await open('/');
  await save('home');
  const small = await browser.newPage({ baseURL: url, viewport: phone, deviceScaleFactor: 2 });
  await small.goto('/services/depo-provera-claims');
  await small.waitForLoadState('networkidle');
  await save('practice-page-phone', small);

  await page.goto('/login');
  await page.getByLabel(/^Username/).fill(signIn.username);
  await page.getByLabel(/^Password/).fill(signIn.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/admin');
  await page.waitForLoadState('networkidle');
  await save('dashboard');
  await open('/admin/clients');
  await save('clients');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL('**/admin/clients/*');
  await page.waitForLoadState('networkidle');
  await save('lead');
};

await runCommand(main);
