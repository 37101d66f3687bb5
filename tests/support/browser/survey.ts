import type { Page } from '@playwright/test';
import type { PublicRoute } from '../../../client/routes';
import { axeFindings } from './axe';
import type { Site } from './open-site';

/** Runs in the page: the document's content after hydration. */
const readDocument = () => {
  const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
  const content = (selector: string) => all<HTMLMetaElement>(selector).map((meta) => meta.content);
  return {
    language: document.documentElement.lang,
    titles: all('head title').map((title) => title.textContent),
    h1s: all('h1').map((heading) => heading.textContent),
    levels: all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1])),
    descriptions: content('meta[name="description"]'),
    canonicals: all<HTMLLinkElement>('link[rel="canonical"]').map(({ href }) => href),
    openGraph: Object.fromEntries(
      all<HTMLMetaElement>('meta[property^="og:"]').map((meta) => [
        meta.getAttribute('property'),
        meta.content,
      ]),
    ) as Record<string, string>,
    structuredData: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
    outside: all<HTMLAnchorElement>('a[target="_blank"]').map(({ href, rel }) => ({ href, rel })),
    text: document.body.innerText.replace(/\s+/g, ' '),
    markedLists: all('main li > svg').map(({ parentElement }) => parentElement?.textContent ?? ''),
  };
};

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

type Look = {
  /** True if axe checks the page as well. */
  withAxe: boolean;
};

/** Opens a public page once, wide and narrow, and returns what was there. */
export const seePage = async ({ page, problems }: Site, route: PublicRoute, { withAxe }: Look) => {
  const before = problems.length;
  const requests: string[] = [];
  const note = (request: { url: () => string }) => requests.push(request.url());
  page.on('request', note);
  await page.setViewportSize({ width: 1280, height: 860 });
  const answer = await page.goto(route.path);
  await page.waitForSelector('html[data-hydrated]');
  const details = await page.evaluate(readDocument);
  const shifts = await page.evaluate(readShifts);
  const axe = async () => (withAxe ? axeFindings(page) : []);
  const wide = { axe: await axe(), sideways: await isSideways(page, 1280) };
  const narrow = { sideways: await isSideways(page, 375), axe: await axe() };
  const narrowest = await isSideways(page, 320);
  page.off('request', note);
  return {
    ...details,
    shifts,
    status: answer?.status(),
    axe: [...wide.axe.map((line) => `1280: ${line}`), ...narrow.axe.map((line) => `375: ${line}`)],
    sideways: [...wide.sideways, ...narrow.sideways, ...narrowest],
    requests: requests.filter((url) => /^https?:/.test(url)),
    problems: problems.slice(before),
  };
};

/** Runs in the page: reads the documents of many addresses as they are served. */
const readPages = (paths: readonly string[]) => {
  const readPage = async (path: string) => {
    const html = await (await fetch(path)).text();
    const read = new DOMParser().parseFromString(html, 'text/html');
    const all = (selector: string) => [...read.querySelectorAll(selector)];
    const address = (element: Element) =>
      new URL(element.getAttribute('href') ?? '', new URL(path, location.href)).href;
    return {
      path,
      titles: all('head title').map(({ textContent }) => textContent),
      descriptions: all('meta[name="description"]').map((meta) => meta.getAttribute('content') ?? ''),
      h1s: all('h1').map(({ textContent }) => textContent),
      ids: all('[id]').map(({ id }) => id),
      links: all('a[href]').map(address),
      files: all('link[rel~="icon"], link[rel="manifest"], link[rel="apple-touch-icon"]').map(address),
      picture: read.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
    };
  };
  return Promise.all(paths.map(readPage));
};

/** The links and references between the pages of these paths. */
export const crawl = async ({ page }: Site, paths: readonly string[]) => {
  await page.goto('/icon.svg');
  return page.evaluate(readPages, paths);
};
