import type { Page } from 'playwright-core';
import { type PublicRoute, routes } from '../../../client/routes';
import { axeFindings } from './axe';
import { openSite, type Site } from './open-site';

/** Runs in the page: what its document holds once React has taken it over. */
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
    links: all<HTMLAnchorElement>('a[href]').map(({ href, target, rel }) => ({ href, target, rel })),
    files: all<HTMLLinkElement>('link[rel~="icon"], link[rel="manifest"], link[rel="apple-touch-icon"]').map(
      ({ href }) => href,
    ),
    ids: all('[id]').map(({ id }) => id),
    text: document.body.innerText.replace(/\s+/g, ' '),
    markedLists: all('main li > svg').map(({ parentElement }) => parentElement?.textContent ?? ''),
    words: (document.querySelector('main')?.textContent ?? '').split(/\s+/).length,
  };
};

/** Runs in the page: how far things have moved by themselves since it was opened. */
const readShift = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
  });

const sidewaysAt = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide at ${width}`] : [];
};

const visit = async ({ page, problems, app }: Site, route: PublicRoute) => {
  const before = problems.length;
  const requests: string[] = [];
  const note = (request: { url: () => string }) => requests.push(request.url());
  page.on('request', note);
  await page.setViewportSize({ width: 1280, height: 860 });
  const answer = await page.goto(route.path);
  await page.waitForSelector('html[data-hydrated]');
  const seen = await page.evaluate(readDocument);
  const shift = await page.evaluate(readShift);
  const wide = { axe: await axeFindings(page), sideways: await sidewaysAt(page, 1280) };
  const narrow = { sideways: await sidewaysAt(page, 375), axe: await axeFindings(page) };
  const narrowest = await sidewaysAt(page, 320);
  page.off('request', note);
  return {
    route,
    ...seen,
    shift,
    origin: app.url,
    status: answer?.status(),
    axe: [...wide.axe.map((line) => `1280: ${line}`), ...narrow.axe.map((line) => `375: ${line}`)],
    sideways: [...wide.sideways, ...narrow.sideways, ...narrowest],
    requests: requests.filter((url) => /^https?:/.test(url)),
    problems: problems.slice(before),
  };
};

const visitAll = async (some: readonly PublicRoute[]) => {
  await using site = await openSite();
  const seen = [];
  for (const route of some) seen.push(await visit(site, route));
  return seen;
};

/** Opens every public page of the one list once, wide and narrow, and brings back what was seen there. */
export const surveySite = async () => {
  const half = Math.ceil(routes.length / 2);
  return (await Promise.all([visitAll(routes.slice(0, half)), visitAll(routes.slice(half))])).flat();
};

export type SeenPage = Awaited<ReturnType<typeof surveySite>>[number];
