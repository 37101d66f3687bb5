import type { Page } from '@playwright/test';
import { axeFindings } from './axe';
import type { Site } from './open-site';

/** Runs in the page: what has shifted by itself since it was opened, how far, and from where to where. */
const readShifts = () =>
  new Promise<string[]>((resolve) => {
    type Moved = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    type Shift = PerformanceEntry & { value: number; sources: readonly Moved[] };
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const shifts: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.trim().slice(0, 40)}" ${place(previousRect)} to ${place(currentRect)}`,
        );
        if (value >= 0.0005) shifts.push(`shifted by ${value}: ${moved.join(', ')}`);
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
  });

const isSideways = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide at ${width}`] : [];
};

/** Opens a public page once, wide and narrow, and returns what is wrong with it there. */
export const seePage = async ({ app, page, problems }: Site, path: string) => {
  const before = problems.length;
  const requests: string[] = [];
  const note = (request: { url: () => string }) => requests.push(request.url());
  page.on('request', note);
  await page.setViewportSize({ width: 1280, height: 860 });
  const answer = await page.goto(path);
  await page.waitForSelector('html[data-hydrated]');
  const shifts = await page.evaluate(readShifts);
  const wide = [...(await isSideways(page, 1280)), ...(await axeFindings(page))];
  const narrow = [...(await isSideways(page, 375)), ...(await axeFindings(page))];
  const narrowest = await isSideways(page, 320);
  page.off('request', note);
  const outside = requests.filter((url) => /^https?:/.test(url) && new URL(url).origin !== app.url);
  const fonts = requests.filter((url) => url.endsWith('.woff2'));
  return [
    ...(answer?.status() === 200 ? [] : [`answers ${answer?.status()}`]),
    ...[...problems.slice(before), ...shifts, ...outside],
    ...(fonts.length > 2 ? [`brings ${fonts.length} fonts`] : []),
    ...wide.map((line) => `wide: ${line}`),
    ...[...narrow, ...narrowest].map((line) => `narrow: ${line}`),
  ];
};

/** Runs in the page: reads the documents of many addresses as they are served. */
const readPages = (paths: readonly string[]) => {
  const readPage = async (path: string) => {
    const html = await (await fetch(path)).text();
    const read = new DOMParser().parseFromString(html, 'text/html');
    const all = <Kind extends Element>(selector: string) => [...read.querySelectorAll<Kind>(selector)];
    const texts = (selector: string) => all(selector).map(({ textContent }) => textContent ?? '');
    const values = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? '');
    const addresses = (selector: string) =>
      values(selector, 'href').map((href) => new URL(href, new URL(path, location.href)).href);
    return {
      path,
      language: read.documentElement.lang,
      titles: texts('head title'),
      descriptions: values('meta[name="description"]', 'content'),
      canonicals: values('link[rel="canonical"]', 'href'),
      h1s: texts('h1'),
      levels: all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1])),
      ids: all('[id]').map(({ id }) => id),
      links: addresses('a[href]'),
      files: addresses('link[rel~="icon"], link[rel="manifest"], link[rel="apple-touch-icon"]'),
      outside: all<HTMLAnchorElement>('a[target="_blank"]').map(({ href, rel }) => ({ href, rel })),
      openGraph: Object.fromEntries(
        all('meta[property^="og:"]').map((meta) => [
          meta.getAttribute('property'),
          meta.getAttribute('content'),
        ]),
      ) as Record<string, string>,
      structuredData: texts('script[type="application/ld+json"]'),
      text: read.body.textContent.replace(/\s+/g, ' '),
      markedLists: all('main li > svg').map(({ parentElement }) => parentElement?.textContent ?? ''),
    };
  };
  return Promise.all(paths.map(readPage));
};

/** Reads these pages as they are served. */
export const crawl = async ({ page }: Site, paths: readonly string[]) => {
  await page.goto('/icon.svg');
  return page.evaluate(readPages, paths);
};
export type Crawled = Awaited<ReturnType<typeof crawl>>[number];
