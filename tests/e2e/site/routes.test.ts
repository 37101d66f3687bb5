import { expect, test } from 'vitest';
import { routes } from '../../../client/routes';
import { openSite } from '../../support/browser/open-site';
import { type SeenPage, surveySite } from '../../support/browser/survey';

let surveyed: ReturnType<typeof surveySite> | undefined;
/** One walk over the site, on which most tests here look. */
const survey = () => {
  surveyed ??= surveySite();
  return surveyed;
};

/** What is wrong on the pages, each line with its path; a good site has none. */
const findings = async (look: (page: SeenPage) => readonly string[]) =>
  (await survey()).flatMap((page) => look(page).map((line) => `${page.route.path}: ${line}`));

const unless = (good: boolean, line: string) => (good ? [] : [line]);
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('every public page answers 200, and React takes it over without a word on the console or a failed request', async () => {
  expect(
    await findings(({ status, problems }) => [...unless(status === 200, `${status}`), ...problems]),
  ).toEqual([]);
  expect((await survey()).map(({ route }) => route.path)).toEqual(routes.map(({ path }) => path));
  expect(routes.length).toBeGreaterThanOrEqual(4 + 22 + 3);
}, 800_000);

test('every page has one title, one description and one address of its own, and none is used twice', async () => {
  const pages = await survey();
  expect(
    await findings(({ route, titles, descriptions, canonicals }) => [
      ...unless(titles.length === 1 && titles[0] === route.title, `title ${titles.join(' + ')}`),
      ...unless(descriptions.length === 1 && descriptions[0] === route.description, 'description'),
      ...unless(
        canonicals.length === 1 && new URL(canonicals[0] ?? '').pathname === route.path,
        `canonical ${canonicals.join(' + ')}`,
      ),
    ]),
  ).toEqual([]);
  expect(repeated(pages.flatMap(({ titles }) => titles))).toEqual([]);
  expect(repeated(pages.flatMap(({ descriptions }) => descriptions))).toEqual([]);
});

test('every page has one h1, and its headings skip no level', async () => {
  const skips = (levels: readonly number[]) =>
    levels.flatMap((level, index) =>
      unless(level <= (levels[index - 1] ?? 0) + 1, `h${level} is heading ${index}`),
    );
  expect(
    await findings(({ h1s, levels }) => [
      ...unless(h1s.length === 1 && h1s[0]?.trim() !== '', `h1: ${h1s.join(' + ')}`),
      ...skips(levels),
    ]),
  ).toEqual([]);
  expect(repeated((await survey()).flatMap(({ h1s }) => h1s))).toEqual([]);
});

/** What every page promises (specification, section 1). */
const promises: Readonly<Record<string, readonly RegExp[]>> = {
  en: [/free case review/i, /no fee unless we win/i, /24\/7 support/i, /clients in all 50 states/i],
  es: [/revisión gratis de su caso/i, /si no ganamos/i, /atención 24\/7/i, /clientes en los 50 estados/i],
};

test('every page promotes the free review, no fee unless we win, support at any hour and clients in all 50 states', async () => {
  const lacking = ({ text, language }: { text: string; language: string }) =>
    promises[language]!.filter((promise) => !promise.test(text)).map((promise) => `lacks ${promise}`);
  expect(await findings(lacking)).toEqual([]);
  await using site = await openSite();
  for (const [language, path] of [
    ['en', '/nowhere'],
    ['en', '/sent'],
    ['es', '/es/nowhere'],
    ['es', '/es/sent'],
  ] as const)
    expect(lacking({ language, ...(await site.app.anyone.get(path)) }), path).toEqual([]);
});

test('no sign stands beside the entries of a list: a check mark would call an illness good', async () => {
  expect(await findings(({ markedLists }) => markedLists)).toEqual([]);
});

test('every page can be shared: Open Graph names it, and its picture exists', async () => {
  const names = ['og:type', 'og:title', 'og:description', 'og:url', 'og:image', 'og:site_name'];
  expect(
    await findings(({ route, openGraph, canonicals }) => [
      ...names.filter((name) => !openGraph[name]),
      ...unless(openGraph['og:title'] === route.title, 'og:title'),
      ...unless(openGraph['og:url'] === canonicals[0], 'og:url'),
    ]),
  ).toEqual([]);
  await using site = await openSite();
  for (const { openGraph } of await survey()) {
    const { pathname } = new URL(openGraph['og:image'] ?? '');
    const picture = await fetch(site.app.url + pathname);
    expect([pathname, picture.status, picture.headers.get('content-type')]).toEqual([
      pathname,
      200,
      'image/png',
    ]);
  }
});

test('every page tells search engines who we are, where it stands and what it answers', async () => {
  type Item = {
    '@type': string;
    itemListElement?: unknown[];
    mainEntity?: unknown[];
    department?: unknown[];
  };
  const check = ({ route, structuredData }: SeenPage) => {
    const [data, ...more] = structuredData.map((json) => JSON.parse(json) as { '@graph': Item[] });
    const one = (type: string) => data?.['@graph'].find((item) => item['@type'] === type);
    return [
      ...unless(more.length === 0, 'more than one block'),
      ...unless(one('WebSite') !== undefined && one('LegalService') !== undefined, 'firm'),
      ...unless(
        (one('BreadcrumbList')?.itemListElement?.length ?? 0) === route.breadcrumbs.length,
        'breadcrumbs',
      ),
      ...unless((one('FAQPage')?.mainEntity?.length ?? 0) === (route.faq?.length ?? 0), 'questions'),
    ];
  };
  expect(await findings(check)).toEqual([]);
});

test('axe finds nothing against WCAG 2.2 AA on any page, at 1280 and at 375 px', async () => {
  expect(await findings(({ axe }) => axe)).toEqual([]);
  expect(
    await findings(({ language, route }) => unless(language === route.language.id, `language ${language}`)),
  ).toEqual([]);
});

test('no page scrolls sideways at 320, 375 or 1280 px, and nothing on it moves by itself', async () => {
  expect(await findings(({ sideways }) => sideways)).toEqual([]);
  expect(await findings(({ shift }) => unless(shift < 0.0005, `shifted by ${shift}`))).toEqual([]);
});

test('no page asks anyone but our own server, and brings two fonts at most', async () => {
  expect(
    await findings(({ requests, origin }) => [
      ...requests.filter((url) => new URL(url).origin !== origin),
      ...unless(requests.filter((url) => url.endsWith('.woff2')).length <= 2, 'too many fonts'),
    ]),
  ).toEqual([]);
});

test('every internal link leads to a page that is there, without a detour, and to a place that is on it', async () => {
  await using site = await openSite();
  const pages = await survey();
  const statuses = new Map<string, number>();
  const statusOf = async (path: string) => {
    const known = statuses.get(path);
    if (known !== undefined) return known;
    const { status } = await site.app.anyone.get(path);
    statuses.set(path, status);
    return status;
  };
  const broken: string[] = [];
  for (const { route, links, files, origin } of pages)
    for (const { href } of [...links, ...files.map((file) => ({ href: file }))]) {
      const { origin: to, pathname, search, hash } = new URL(href);
      if (to !== origin) continue;
      const status = await statusOf(pathname + search);
      if (status !== 200) broken.push(`${route.path}: ${pathname}${search} answers ${status}`);
      const place = decodeURIComponent(hash.slice(1));
      const target = pages.find((page) => page.route.path === pathname);
      if (place && !target?.ids.includes(place))
        broken.push(`${route.path}: ${pathname}${hash} is not there`);
    }
  expect([...new Set(broken)]).toEqual([]);
  expect(statuses.size).toBeGreaterThan(routes.length);
});

test('every page can be reached by links from Home, and other sites are opened without a way back to us', async () => {
  const pages = await survey();
  const reached = new Set<string>(['/']);
  // A set hands out what is added to it while it is read.
  for (const path of reached) {
    const page = pages.find(({ route }) => route.path === path);
    for (const { href } of page?.links ?? []) {
      const { origin, pathname } = new URL(href);
      if (origin === page?.origin) reached.add(pathname);
    }
  }
  expect(routes.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
  const outside = ({ links }: SeenPage) => links.filter(({ target }) => target === '_blank');
  expect(
    await findings((page) =>
      outside(page)
        .filter(({ rel }) => !rel.includes('noopener'))
        .map(({ href }) => href),
    ),
  ).toEqual([]);
});

test('the sitemap lists every public page and nothing else, robots.txt names it, the manifest has icons', async () => {
  await using site = await openSite();
  const { anyone, url } = site.app;
  const sitemap = (await anyone.get('/sitemap.xml')).text;
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  expect(listed.toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
  expect((await anyone.get('/robots.txt')).text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  const manifest = await (await fetch(`${url}/manifest.webmanifest`)).json();
  const icons = (manifest as { icons: { src: string }[] }).icons.map(({ src }) => src);
  expect(icons.length).toBeGreaterThan(1);
  for (const icon of icons) expect([icon, (await anyone.get(icon)).status]).toEqual([icon, 200]);
});

test.each(['/', '/contact', '/services/afff-claims', '/privacy-policy'])(
  'before it is idle or touched, %s has asked for no script at all',
  async (path) => {
    await using site = await openSite();
    const { page } = site;
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url());
    });
    // A browser that is never idle: only a touch or a key can bring the rest.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.keyboard.press('Tab');
    await page.waitForSelector('html[data-hydrated]');
    // A page without a form or a map is never asked to carry React.
    expect(scripts.some((url) => url.includes('react'))).toBe(path !== '/privacy-policy');
    expect(site.problems).toEqual([]);
  },
);
