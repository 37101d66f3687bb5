import { expect, test } from '@playwright/test';
import { routes } from '../../../client/routes';
import { openPages } from '../../support/browser/open-site';
import { type Crawled, crawl, seePage } from '../../support/browser/survey';

const unless = (good: boolean, line: string) => (good ? [] : [line]);
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

type Item = { '@type': string; itemListElement?: unknown[]; mainEntity?: unknown[]; department?: unknown[] };

/** The requirements for every page (specification, section 1). */
const promises: Readonly<Record<string, readonly RegExp[]>> = {
  en: [/free case review/i, /no fee unless we win/i, /24\/7 support/i, /clients in all 50 states/i],
  es: [/revisión gratis de su caso/i, /si no ganamos/i, /atención 24\/7/i, /clientes en los 50 estados/i],
};

const lacking = ({ text, language }: { text: string; language: string }) =>
  promises[language]!.filter((promise) => !promise.test(text)).map((promise) => `lacks ${promise}`);

/** The problems of a page; empty for a good page. */
const findings = (route: (typeof routes)[number], survey: Crawled) => {
  const { titles, descriptions, canonicals, levels, h1s, openGraph } = survey;
  const names = ['og:type', 'og:title', 'og:description', 'og:url', 'og:image', 'og:site_name'];
  const [data, ...more] = survey.structuredData.map((json) => JSON.parse(json) as { '@graph': Item[] });
  const one = (type: string) => data?.['@graph'].find((item) => item['@type'] === type);
  return {
    'has one title, one description and one address of its own': [
      ...unless(titles.length === 1 && titles[0] === route.title, `title ${titles.join(' + ')}`),
      ...unless(descriptions.length === 1 && descriptions[0] === route.description, 'description'),
      ...unless(
        canonicals.length === 1 && new URL(canonicals[0] ?? '').pathname === route.path,
        `canonical ${canonicals.join(' + ')}`,
      ),
    ],
    'has one h1, and its headings skip no level': [
      ...unless(h1s.length === 1 && h1s[0]?.trim() !== '', `h1: ${h1s.join(' + ')}`),
      ...levels.flatMap((level, index) =>
        unless(level <= (levels[index - 1] ?? 0) + 1, `h${level} is heading ${index}`),
      ),
    ],
    'promotes the free review, no fee unless we win, support at any hour and clients in all 50 states':
      lacking(survey),
    'has no sign beside the entries of a list: a check mark would call an illness good': survey.markedLists,
    'can be shared: Open Graph names it': [
      ...names.filter((name) => !openGraph[name]),
      ...unless(openGraph['og:title'] === route.title, 'og:title'),
      ...unless(openGraph['og:url'] === canonicals[0], 'og:url'),
    ],
    'tells search engines who we are, where it stands and what it answers': [
      ...unless(more.length === 0, 'more than one block'),
      ...unless(one('WebSite') !== undefined && one('LegalService') !== undefined, 'firm'),
      ...unless(
        (one('BreadcrumbList')?.itemListElement?.length ?? 0) === route.breadcrumbs.length,
        'breadcrumbs',
      ),
      ...unless(one('FAQPage') === undefined, 'no questions as data'),
    ],
    'has its own language': unless(survey.language === route.language.id, `language ${survey.language}`),
    'opens other sites without a way back to us': survey.outside
      .filter(({ rel }) => !rel.includes('noopener'))
      .map(({ href }) => href),
  };
};

/** A page of the kinds that differ most; every page is looked at in `tests/survey`. */
const templates = ['/', '/contact', '/services/afff-claims', '/answers/deadlines', '/your-data', '/es'];

test('a page of the kinds that differ most hydrates without console messages, asks only our server, is clean for axe, and neither moves nor scrolls sideways', async () => {
  await using site = await openPages();
  for (const path of templates) expect.soft(await seePage(site, path), path).toEqual([]);
});

test('the pages keep what every page promises, differ by title, description and heading, share pictures that exist, and link to what is there, all of them from Home', async () => {
  await using site = await openPages();
  const { app } = site;
  const paths = routes.map(({ path }) => path);
  const crawled = await crawl(site, paths);
  const unlisted = await crawl(site, ['/nowhere', '/sent', '/es/nowhere', '/es/sent']);

  await test.step('each of them keeps what every page promises', () => {
    for (const [index, route] of routes.entries())
      for (const [sentence, lines] of Object.entries(findings(route, crawled[index]!)))
        expect.soft(lines, `${route.path} ${sentence}`).toEqual([]);
    for (const page of unlisted) expect.soft(lacking(page), page.path).toEqual([]);
    expect(templates.filter((path) => !paths.includes(path))).toEqual([]);
  });

  await test.step('no title, description or first heading is used twice', () => {
    expect(repeated(crawled.flatMap(({ titles }) => titles))).toEqual([]);
    expect(repeated(crawled.flatMap(({ descriptions }) => descriptions))).toEqual([]);
    expect(repeated(crawled.flatMap(({ h1s }) => h1s))).toEqual([]);
    expect(routes.length).toBeGreaterThanOrEqual(4 + 22 + 3);
  });

  await test.step('the picture that a page is shared with exists', async () => {
    for (const address of new Set(crawled.map(({ openGraph }) => openGraph['og:image']!))) {
      const { pathname } = new URL(address);
      const picture = await fetch(app.url + pathname);
      expect([pathname, picture.status, picture.headers.get('content-type')]).toEqual([
        pathname,
        200,
        'image/png',
      ]);
    }
  });

  await test.step('every internal link leads to a page that is there, without a detour, and to a place that is on it', async () => {
    const statuses = new Map<string, number>();
    const findStatus = async (path: string) => {
      if (!statuses.has(path)) statuses.set(path, (await app.anyone.get(path)).status);
      return statuses.get(path);
    };
    const broken: string[] = [];
    for (const { path, links, files } of crawled)
      for (const href of [...links, ...files]) {
        const { origin, pathname, search, hash } = new URL(href);
        if (origin !== app.url) continue;
        const status = await findStatus(pathname + search);
        if (status !== 200) broken.push(`${path}: ${pathname}${search} answers ${status}`);
        const place = decodeURIComponent(hash.slice(1));
        const target = crawled.find((page) => page.path === pathname);
        if (place && !target?.ids.includes(place)) broken.push(`${path}: ${pathname}${hash} is not there`);
      }
    expect([...new Set(broken)]).toEqual([]);
    expect(statuses.size).toBeGreaterThan(routes.length);
  });

  await test.step('every page can be reached by links from Home', () => {
    const reached = new Set<string>(['/']);
    // Iterating a set also visits items added during the loop.
    for (const path of reached)
      for (const href of crawled.find((page) => page.path === path)?.links ?? []) {
        const { origin, pathname } = new URL(href);
        if (origin === app.url) reached.add(pathname);
      }
    expect(routes.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
  });
});

test('before it is idle or touched, a page has asked for no script at all', async () => {
  for (const path of ['/', '/contact', '/services/afff-claims', '/privacy-policy']) {
    await using site = await openPages();
    const { page } = site;
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url());
    });
    // A browser that is never idle: only a touch or a key can load the rest.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts, path).toEqual([]);
    await page.keyboard.press('Tab');
    await page.waitForSelector('html[data-hydrated]');
    // A page without a form or a map must not load React.
    expect(
      scripts.some((url) => url.includes('react')),
      path,
    ).toBe(path !== '/privacy-policy');
    expect(site.problems).toEqual([]);
  }
});
