import { expect, test } from 'vitest';
import { site } from '../../client/content/site';
import { eventually } from '../support/eventually';
import { builtSite, startApp } from '../support/start-app';

test('whoever finds a hole learns whom to tell, for less than a year ahead (RFC 9116)', async () => {
  await using app = await startApp({ site: builtSite });
  const { status, headers, text } = await app.anyone.get('/.well-known/security.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(Object.keys(fields)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.Contact).toBe(`mailto:${site.emails.privacy}`);
  expect(fields.Canonical).toMatch(/^https:\/\/[^/]+\/\.well-known\/security\.txt$/);
  const days = (Date.parse(fields.Expires!) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
  expect((await app.anyone.send('HEAD', '/.well-known/security.txt')).status).toBe(200);
  expect((await app.anyone.get('/.well-known/other.txt')).status).toBe(404);
});

test('the log tells pages and files of ours, and nothing of another address', async () => {
  await using app = await startApp({ site: builtSite });
  const paths = [
    ['/about', '/about'],
    ['/ABOUT/', '/about'],
    ['/robots.txt', '/robots.txt'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/admin', '/admin'],
    ['/admin/maria-lopez-has-cancer', '/admin/*'],
    ['/services/afff-maria-lopez', '/services/afff-claims'],
    ['/maria-lopez-has-cancer', '/*'],
    ['/services/maria-lopez', '/*'],
    ['/maria.lopez.html', '/*'],
    ['/%ff', '/*'],
  ];
  for (const [path, logged] of paths) {
    await app.anyone.get(path!);
    await eventually(() => app.logged.at(-1)?.path).toBe(logged);
  }
});

test('what pages cannot be asked for is refused, and OPTIONS says what can', async () => {
  await using app = await startApp({ site: builtSite });
  const refused = await app.anyone.send('POST', '/about');
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  for (const path of ['/about', '/healthz', '/media/1', '/nowhere']) {
    const options = await app.anyone.send('OPTIONS', path);
    expect([path, options.status, options.headers.get('allow')]).toEqual([path, 204, 'GET, HEAD, OPTIONS']);
  }
});

test('a font comes with its headers in eight segments of a connection, because a ninth costs a page a round trip', async () => {
  await using app = await startApp({ site: builtSite });
  const { text: page } = await app.anyone.get('/');
  const fonts = [...page.matchAll(/href="(\/assets\/[^"]+\.woff2)"/g)].map(([, path]) => path!);
  expect(fonts).toHaveLength(2);
  for (const path of fonts) {
    const answer = await fetch(app.url + path);
    const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`);
    const bytes = `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`.length + (await answer.arrayBuffer()).byteLength;
    expect(bytes, path).toBeLessThanOrEqual(8 * 1460);
  }
});
