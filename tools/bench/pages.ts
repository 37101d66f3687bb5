/**
 * The speed of the public pages on a phone: `tsx tools/bench/pages.ts [--quick] [path ...]`, after a build. Lighthouse,
 * which is larger than all that the product needs, is installed into the cache at the first run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import type { SiteMap } from '../../server/site/pages/site-addresses';
import { freePort, startBuiltServer } from '../../tests/support/built-server';
import { median, type Row, row } from './row';

/** The part of Lighthouse that is used here. */
type Lighthouse = (
  url: string,
  flags: object,
) => Promise<
  | {
      lhr: {
        audits: Record<
          string,
          { id: string; numericValue?: number; score: number | null; scoreDisplayMode: string }
        >;
        environment: { benchmarkIndex: number };
        categories: Record<string, { score: number | null }>;
      };
    }
  | undefined
>;

const installLighthouse = async () => {
  const folder = resolve('.cache/lighthouse');
  const core = join(folder, 'node_modules/lighthouse/core');
  if (!existsSync(core)) {
    // Lighthouse asks for the latest third-party-web, which does not install.
    const packages = ['lighthouse@12.8.2', 'third-party-web@0.27.0'];
    spawnSync('npm', ['install', '--no-audit', '--no-fund', '--force', '--prefix', folder, ...packages], {
      stdio: 'inherit',
    });
  }
  const load = (file: string) => import(pathToFileURL(join(core, file)).href);
  const { throttling } = await load('config/constants.js');
  return {
    lighthouse: (await load('index.js')).default as Lighthouse,
    slow4G: throttling.mobileSlow4G as object,
  };
};
const { lighthouse, slow4G } = await installLighthouse();

/** The built server on its own data folder; `await using` ends it and removes the folder. */
const startSite = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  const server = await startBuiltServer({ dataDir });
  return {
    url: server.url,
    [Symbol.asyncDispose]: async () => {
      await server.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const lcpRatio = 1.45;
const mostBlocking = 10;

/**
 * Lighthouse simulates a phone by slowing down a fast desktop (benchmarkIndex 1,500 to 2,000) four times. A machine
 * that is slow today is slowed down less, as Lighthouse's page on throttling recommends.
 */
const computeSlowdown = (benchmark: number) => Math.min(4, Math.max(1, (4 * benchmark) / 1750));

/** The smallest possible page: the cost of the machine itself. */
const trivial = {
  head: '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Trivial</title><meta name="description" content="A page of one heading."><link rel="icon" href="/icon.svg" type="image/svg+xml">',
  body: '</head><body><main><h1>Legal help for people who were hurt</h1><p>One paragraph of text, as every page has one.</p></main></body></html>',
  icon: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/**
 * Lighthouse counts what arrived before the text was painted. On a page this small, the text may appear before or after
 * its icon (604 or 751 ms); on ours it is always after. So hold the text back until the icon has arrived.
 */
const serveTrivial = async () => {
  const server = createServer((req, res) => {
    if (req.url === '/icon.svg') return void res.setHeader('Content-Type', 'image/svg+xml').end(trivial.icon);
    res.setHeader('Content-Type', 'text/html').write(trivial.head);
    setTimeout(() => res.end(trivial.body), 150);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

const startBrowser = async () => {
  const port = await freePort();
  const flags = ['quic', 'background-networking', 'component-update', 'sync'].map(
    (name) => `--disable-${name}`,
  );
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--no-first-run', ...flags],
  });
  return { port, [Symbol.asyncDispose]: () => browser.close() };
};

type Run = {
  lcp: number;
  cls: number;
  tbt: number;
  scores: number[];
  /** The CPU slowdown factor. */
  slowdown: number;
  benchmark: number;
  failed: string[];
};

const visit = async (url: string, port: number, slowdown: number): Promise<Run> => {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    disableFullPageScreenshot: true,
    logLevel: 'error',
    throttling: { ...slow4G, cpuSlowdownMultiplier: slowdown },
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, environment, categories: scored } = result.lhr;
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbt: number('total-blocking-time'),
    scores: categories.map((id) => Math.round((scored[id]?.score ?? 0) * 100)),
    slowdown,
    benchmark: environment.benchmarkIndex,
    failed: Object.values(audits)
      .filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
      .map((audit) => audit.id),
  };
};

/** A phone slowed down according to the machine's speed in the last run. */
const createPhone = async (port: number, firstUrl: string) => {
  // The first visit includes the browser's own start.
  let { benchmark } = await visit(firstUrl, port, 4);
  return async (url: string) => {
    const run = await visit(url, port, computeSlowdown(benchmark));
    benchmark = run.benchmark;
    return run;
  };
};
type Phone = Awaited<ReturnType<typeof createPhone>>;

/** Makes the wanted number of runs; a run that timed out has no figures and is repeated. */
const visits = async (url: string, phone: Phone, wanted: number) => {
  const good: Run[] = [];
  let discarded = 0;
  while (good.length < wanted && discarded < wanted * 3) {
    const run = await phone(url);
    if (Number.isNaN(run.lcp + run.tbt + run.cls)) discarded++;
    else good.push(run);
  }
  return { good, discarded };
};
type Visits = Awaited<ReturnType<typeof visits>>;

/** The medians of a page's runs, on one line. */
const pageRow = (name: string, { good, discarded }: Visits, trivialLcp: number): Row => {
  const middle = (pick: (run: Run) => number) => median(good.map(pick));
  const scores = categories.map((_, index) => middle(({ scores }) => scores[index] ?? 0));
  const ratio = middle(({ lcp }) => lcp) / trivialLcp;
  const tbt = Math.round(middle(({ tbt }) => tbt));
  const cls = middle(({ cls }) => cls);
  const isPerfect = scores.every((score) => score === 100);
  const note = [
    `Lighthouse ${scores.join(', ')}`,
    !isPerfect && [...new Set(good.flatMap(({ failed }) => failed))].join(' '),
    `TBT ${tbt} ms`,
    `CLS ${Number(cls.toFixed(4))}`,
    `benchmarkIndex ${Math.round(middle(({ benchmark }) => benchmark))}, slowed ${middle(({ slowdown }) => slowdown).toFixed(1)} times`,
    discarded > 0 && `${discarded} runs failed`,
  ];
  return {
    name,
    value: Number(ratio.toFixed(2)),
    unit: 'times',
    target: `at most ${lcpRatio}, 100s, ${mostBlocking} ms, 0`,
    // Without a good run every figure is NaN, which fails each check.
    ok: isPerfect && ratio <= lcpRatio && tbt <= mostBlocking && cls === 0,
    note: note.filter(Boolean).join('; '),
  };
};

/**
 * LCP of every page as a multiple of a trivial page's, and Lighthouse's other figures: for all pages, the given ones,
 * or three with `quick`.
 */
export const run = async ({ quick = false, only = [] as string[] } = {}): Promise<Row[]> => {
  const site = JSON.parse(await readFile('dist/client/site.json', 'utf8')) as SiteMap;
  const practice = site.pages.find((path) => path.startsWith('/services/')) ?? '/services';
  const paths = only.length > 0 ? only : quick ? ['/', '/contact', practice] : site.pages;
  const wanted = quick ? 1 : 5;

  await using server = await startSite();
  await using plain = await serveTrivial();
  await using browser = await startBrowser();
  const phone = await createPhone(browser.port, server.url);
  const base = (await visits(plain.url, phone, 5)).good;
  const trivialLcp = median(base.map(({ lcp }) => lcp));
  // The trivial page's blocking time is the machine's own noise.
  const [tbt, speed] = [median(base.map(({ tbt }) => tbt)), median(base.map(({ benchmark }) => benchmark))];
  const note = `TBT ${Math.round(tbt)} ms; benchmarkIndex ${Math.round(speed)}`;
  const rows = [row('LCP of the trivial page', Math.round(trivialLcp), 'ms', { note })];
  for (const [index, path] of paths.entries()) {
    const one = pageRow(path, await visits(server.url + path, phone, wanted), trivialLcp);
    // Show progress, because an hour of silence would look like a hang.
    console.log(`  ${index + 1} of ${paths.length}: ${path}, ${one.value} ${one.unit}; ${one.note}`);
    rows.push(one);
  }
  return rows;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const only = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
  const rows = await run({ quick: process.argv.includes('--quick'), only });
  console.table(rows);
  if (rows.some(({ ok }) => ok === false)) process.exitCode = 1;
}
