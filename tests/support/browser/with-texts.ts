import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const root = resolve(import.meta.dirname, '../../..');

type Rendered = { css: string; bars: Record<string, [header: string, bar: string]> };

/** By themselves, because Playwright reads JSX in a way of its own. */
const renderBars = async (): Promise<Rendered> => {
  const script = join(import.meta.dirname, 'render-bars.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.client.json') },
    maxBuffer: 1e7,
  });
  return JSON.parse(stdout);
};
let rendered: ReturnType<typeof renderBars> | undefined;

/** Replaces a part that the page must have. */
const swap = (html: string, part: RegExp, by: string) => {
  if (!part.test(html)) throw new Error(`The page has no ${part}`);
  return html.replace(part, () => by);
};

/** Opens the page about the firm with the bars of a firm that takes texts; the built site's firm takes none. */
export const openWithTexts = async (page: Page, language: 'en' | 'es') => {
  rendered ??= renderBars();
  const { css, bars } = await rendered;
  const [header, bar] = bars[language]!;
  const path = language === 'en' ? '/about' : '/es/about';
  await page.route('**/with-texts.css', (route) => route.fulfill({ contentType: 'text/css', body: css }));
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const withHeader = swap(await response.text(), /<header[\s\S]*?<\/header>/, header);
    const withBars = swap(withHeader, /<nav[^>]*aria-label="(?:Reach us|Comuníquese)"[\s\S]*?<\/nav>/, bar);
    const body = swap(withBars, /<\/head>/, '<link rel="stylesheet" href="/with-texts.css"></head>');
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  await page.waitForSelector('html[data-hydrated]');
};
