/** How fast the public pages are on a phone: `tsx tests/bench/pages.ts [--quick] [path ...]`, after a build. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import type { SiteMap } from '../../server/site-addresses';
import { freePort, startBuiltServer } from '../support/built-server';
import { budgetRows } from './budgets';

/** The built server on a data folder of its own; `await using` ends it and removes the folder. */
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

export type Row = { name: string; value: number; unit: string; note: string; ok: boolean };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const slowestBenchmark = 2500;
const lcpRatio = 1.45;
const mostBlocking = 10;

/** As little as a page can be: what the machine itself needs for one. */
const trivial = {
  head: '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Trivial</title><meta name="description" content="A page of one heading."><link rel="icon" href="/icon.svg" type="image/svg+xml">',
  body: '</head><body><main><h1>Legal help for people who were hurt</h1><p>One paragraph of text, as every page has one.</p></main></body></html>',
  icon: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/**
 * Lighthouse counts what had come before the text was painted. Of a page this small the text may or may not be there
 * before its icon (604 or 751 ms); on ours it never is. So the text is held back until the icon has come.
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
  script: number;
  scores: number[];
  benchmark: number;
  failed: string[];
};

const visit = async (url: string, port: number): Promise<Run> => {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, environment, categories: scored } = result.lhr;
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const requests = (details && 'items' in details ? details.items : []) as {
    resourceType: string;
    transferSize: number;
  }[];
  return {
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbt: number('total-blocking-time'),
    script: requests
      .filter((one) => one.resourceType === 'Script')
      .reduce((sum, one) => sum + one.transferSize, 0),
    scores: categories.map((id) => Math.round((scored[id]?.score ?? 0) * 100)),
    benchmark: environment.benchmarkIndex,
    failed: Object.values(audits)
      .filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
      .map((audit) => audit.id),
  };
};

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** As many good runs as wanted; a run on a machine that is busy elsewhere says nothing about the page. */
const visits = async (url: string, port: number, wanted: number) => {
  const good: Run[] = [];
  let discarded = 0;
  while (good.length < wanted && discarded < wanted * 3) {
    const run = await visit(url, port);
    // A run that failed for want of time has no figures at all.
    if (run.benchmark < slowestBenchmark || Number.isNaN(run.lcp + run.tbt + run.cls)) discarded++;
    else good.push(run);
  }
  return { good, discarded };
};

const pageRows = (
  path: string,
  { good, discarded }: Awaited<ReturnType<typeof visits>>,
  trivialLcp: number,
): Row[] => {
  const note = discarded ? `${discarded} runs discarded: the machine was busy` : '';
  if (good.length === 0) return [{ name: `${path}  Lighthouse`, value: 0, unit: 'runs', note, ok: false }];
  const middle = (pick: (run: Run) => number) => median(good.map(pick));
  const row = (name: string, value: number, unit: string, ok: boolean, more = ''): Row => ({
    name: `${path}  ${name}`,
    value,
    unit,
    note: [more, note].filter(Boolean).join('; '),
    ok,
  });
  const lcp = middle((run) => run.lcp);
  const tbt = middle((run) => run.tbt);
  const cls = middle((run) => run.cls);
  const failed = [...new Set(good.flatMap((run) => run.failed))].join(' ');
  return [
    ...categories.map((id, index) => {
      const score = middle((run) => run.scores[index] ?? 0);
      return row(id, score, 'of 100', score === 100, score < 100 ? failed : '');
    }),
    row(
      'LCP to a trivial page',
      Number((lcp / trivialLcp).toFixed(2)),
      'times',
      lcp / trivialLcp <= lcpRatio,
      `${Math.round(lcp)} ms`,
    ),
    row('TBT', Math.round(tbt), 'ms', tbt <= mostBlocking),
    row('CLS', Number(cls.toFixed(4)), '', cls === 0),
    row(
      'script, all of it',
      Number((middle((run) => run.script) / 1000).toFixed(1)),
      'kB',
      true,
      'as transferred',
    ),
  ];
};

/** Budgets and words of every page from the build, then Lighthouse on the pages: all, those named, or three with `quick`. */
export const run = async ({ quick = false, only = [] as string[] } = {}): Promise<Row[]> => {
  const rows = await budgetRows();
  const site = JSON.parse(await readFile('dist/client/site.json', 'utf8')) as SiteMap;
  const practice = site.pages.find((path) => path.startsWith('/services/')) ?? '/services';
  const paths = only.length > 0 ? only : quick ? ['/', '/contact', practice] : site.pages;
  const wanted = quick ? 1 : 3;

  await using server = await startSite();
  await using plain = await serveTrivial();
  await using browser = await startBrowser();
  await visit(server.url, browser.port); // The first visit pays for the browser's own start.
  const base = await visits(plain.url, browser.port, wanted);
  const trivialLcp = median(base.good.map(({ lcp }) => lcp));
  rows.push({ name: 'trivial page  LCP', value: Math.round(trivialLcp), unit: 'ms', note: '', ok: true });
  // What the trivial page is blocked for is the machine's own noise.
  const noise = Math.round(median(base.good.map(({ tbt }) => tbt)));
  rows.push({ name: 'trivial page  TBT', value: noise, unit: 'ms', note: '', ok: true });
  for (const path of paths) {
    rows.push(...pageRows(path, await visits(server.url + path, browser.port, wanted), trivialLcp));
  }
  return rows;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const only = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
  const rows = await run({ quick: process.argv.includes('--quick'), only });
  console.table(rows.map(({ ok, ...row }) => ({ ok: ok ? 'yes' : 'NO', ...row })));
  if (rows.some(({ ok }) => !ok)) process.exitCode = 1;
}
