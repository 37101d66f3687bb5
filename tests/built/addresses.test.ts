import { expect, test } from 'vitest';
import { redirects, routes, stems } from '../../client/routes';
import { messages } from '../../shared/messages';
import { builtSite, startApp } from '../support/start-app';

test('older and mistyped addresses lead to the page that is meant, for good and in one step', async () => {
  await using app = await startApp({ site: builtSite });
  const { anyone } = app;
  const pages = routes.map(({ path }) => path);
  const expected: Record<string, string> = {
    '/services/auto-accidents': '/services/auto-vehicle-accident-lawsuit',
    '/services/medication-claims': '/services',
    '/services/services': '/services',
    '/services/afff-lawsuit': '/services/afff-claims',
    '/services/afff': '/services/afff-claims',
    '/services/paragard-settlement-2024': '/services/paragard-claims',
    '/services/baby-formula-claims': '/services/baby-formula-lawsuit',
    '/services/camp-lejeune-lawsuit': '/services/camp-lejeune-water-contamination-claims',
    '/services/camp-lejeune-water-contamination-justice-act':
      '/services/camp-lejeune-water-contamination-claims',
    '/about/': '/about',
    '/about/index.html': '/about',
    '/services/afff-claims/': '/services/afff-claims',
    '/services/afff-lawsuit/': '/services/afff-claims',
    '/contact/?case=3': '/contact?case=3',
    '/Contact?case=3': '/contact?case=3',
    '/Services/AFFF-Claims': '/services/afff-claims',
    ...redirects,
    ...Object.fromEntries(
      Object.entries(stems).map(([stem, slug]) => [`/services/${stem}-another-ending`, `/services/${slug}`]),
    ),
  };
  const wrong: string[] = [];
  for (const [from, to] of Object.entries(expected)) {
    const { status, headers } = await anyone.get(from);
    if (status !== 301 || headers.get('location') !== to)
      wrong.push(`${from}: ${status} ${headers.get('location')}`);
    if (!pages.includes(to.split('?')[0]!)) wrong.push(`${to} is no page`);
  }
  expect(wrong).toEqual([]);
});

test('an address that leads nowhere is answered 404, and every inner page says where it stands', async () => {
  await using app = await startApp({ site: builtSite });
  for (const path of [
    '/nowhere',
    '/services/nothing-claims',
    '/404',
    '/about/us',
    '/services/__proto__',
    '/%ff',
  ]) {
    const { status, text } = await app.anyone.get(path);
    expect([path, status, text.includes(messages.notFound.heading)]).toEqual([path, 404, true]);
  }
  for (const { path, breadcrumbs } of routes.filter(({ breadcrumbs }) => breadcrumbs.length > 0))
    expect((await app.anyone.get(path)).text, `${path} under ${breadcrumbs.length}`).toMatch(
      /<nav [^>]*aria-label="(?:You are here|Usted está aquí)"/,
    );
});

test('no address leads to another site', async () => {
  await using app = await startApp({ site: builtSite });
  for (const path of [
    '//evil.example/',
    '//evil.example/about/',
    '/%2F%2Fevil.example/',
    '/\\evil.example/',
  ]) {
    const { status, headers } = await app.anyone.send('GET', path);
    expect([path, status, headers.get('location')]).toEqual([path, 404, null]);
  }
});

test('addresses hold in Spanish as in English: older names, endings, capitals, and a Spanish page for what is not there', async () => {
  await using app = await startApp({ site: builtSite });
  const arrive = async (path: string) => {
    const { status, url } = await fetch(app.url + path);
    return [status, new URL(url).pathname];
  };
  expect(await arrive('/es/')).toEqual([200, '/es']);
  expect(await arrive('/ES/About')).toEqual([200, '/es/about']);
  expect(await arrive('/es/services/afff')).toEqual([200, '/es/services/afff-claims']);
  expect(await arrive('/es/services/afff-lawsuit')).toEqual([200, '/es/services/afff-claims']);
  expect(await arrive('/es/admin')).toEqual([404, '/es/admin']);
  expect(await arrive('/es/nada')).toEqual([404, '/es/nada']);
  const { text } = await app.anyone.get('/es/nada');
  expect(text).toMatch(/<html[^>]* lang="es"/);
  // A template is no part of the page.
  const headings = [...text.replace(/<template.*?<\/template>/gs, '').matchAll(/<h1[^>]*>([^<]*)<\/h1>/g)];
  expect(headings.map(([, words]) => words)).toEqual(['404 - Página no encontrada']);
});

test('what stands in front of a form is a language or nothing: no other host is led to', async () => {
  await using app = await startApp({ site: builtSite });
  for (const path of ['/%5Cevil.example/stop-contacting-me', '/evil.example/your-data']) {
    const answer = await app.anyone.send('POST', path, {
      body: new URLSearchParams({ email: 'a@example.com' }),
    });
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 405, null]);
  }
});

test('the sitemap lists every public page and nothing else, and robots.txt names it', async () => {
  await using app = await startApp({ site: builtSite });
  const { anyone } = app;
  const sitemap = (await anyone.get('/sitemap.xml')).text;
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  expect(listed.toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
  expect((await anyone.get('/robots.txt')).text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});
