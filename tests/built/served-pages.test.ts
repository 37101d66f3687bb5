import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { consultation as spanish } from '../../client/content/es/pages/consultation';
import { firm } from '../support/browser/firm';
import { make } from '../support/make';
import { builtSite, startApp } from '../support/start-app';

/** A raw response: `fetch` would decompress it. */
const get = (url: string, headers: Record<string, string>) =>
  new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(url, { headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(pieces) }),
      );
    })
      .on('error', reject)
      .end();
  });

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

test.each(['/contact', '/contact?case=7', '/login'])(
  '%s is sent packed as the browser asks, the same each time, and with its own mark',
  async (path) => {
    await using app = await startApp({ site: builtSite });
    const url = app.url + path;
    const plain = await get(url, {});
    expect(plain.status).toBe(200);
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const encoding of ['br', 'gzip'] as const) {
      const packed = await get(url, { 'accept-encoding': encoding });
      expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(unpack[encoding](packed.body).equals(plain.body)).toBe(true);
      expect(packed.body.length).toBeLessThan(plain.body.length);
    }
    const refused = await get(url, { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  },
);

test('a page with a case type chosen is another page than without, and what was kept of it is good', async () => {
  await using app = await startApp({ site: builtSite });
  const at = (path: string, mark = '') => get(app.url + path, { 'if-none-match': mark });
  const marks = await Promise.all(
    ['/contact', '/contact?case=7', '/contact?case=8', '/?case=7'].map(async (path) => {
      const { headers } = await at(path);
      expect((await at(path, String(headers.etag))).status, path).toBe(304);
      return headers.etag;
    }),
  );
  expect(new Set(marks).size).toBe(4);
  for (const none of ['99', '19', '0', '07', '"><b>', '7&case=2'])
    expect((await at(`/contact?case=${encodeURIComponent(none)}`)).headers.etag, none).toBe(marks[0]);
  expect((await at('/contact?case=8', String(marks[1]))).status).toBe(200);
  // A page without the form is the same for every query.
  expect((await at('/about?case=7')).headers.etag).toBe((await at('/about')).headers.etag);
});

test('the built page of an area that staff switched off says so in its language and refers on; lists, the form and the sitemap do not have it', async () => {
  await using app = await startApp({ site: builtSite });
  const text = async (path: string) => (await get(app.url + path, {})).body.toString();
  expect(await text('/services')).toContain('href="/services/zantac-claims"');
  const admin = await app.signInAsAdmin();
  await admin.put('/api/services/14', { status: 0 });
  const gone = await get(`${app.url}/services/zantac-claims`, {});
  expect(gone.status).toBe(410);
  expect(gone.body.toString()).toContain('Zantac: we do not take new cases');
  expect(gone.body.toString()).toContain('content="noindex"');
  expect(gone.body.toString()).toContain('https://www.lawhelp.org');
  const spanish = await get(`${app.url}/es/services/zantac-claims`, {});
  expect(spanish.status).toBe(410);
  expect(spanish.body.toString()).toContain('Zantac: no aceptamos casos nuevos');
  for (const path of ['/', '/services', '/es/services', '/contact', '/services/elmiron-lawsuit', '/news']) {
    const page = await text(path);
    expect(page, path).not.toMatch(/href="(?:\/es)?\/services\/zantac-claims/);
    expect(page, path).not.toMatch(/<option[^>]* value="14"/);
    expect(page, path).not.toMatch(/ data-area="14"/);
    expect(page, path).toContain('</html>');
  }
  expect(await text('/sitemap.xml')).not.toContain('zantac');
  expect(await text('/sitemap.xml')).toContain('/services/elmiron-lawsuit');
  await admin.put('/api/services/14', { status: 1 });
  expect((await get(`${app.url}/services/zantac-claims`, {})).status).toBe(200);
});

test('without script a Spanish page says it by when we answer who asked for an e-mail, and promises nothing without a request', async () => {
  // Within a week the firm is open, also around a federal holiday.
  await using app = await startApp({ site: builtSite, firm: async () => ({ ...firm, replyHours: 168 }) });
  expect((await app.anyone.get('/es')).text).toMatch(/<input(?=[^>]*name="answerBy")[^>]*value="email"/);
  const { ip_address: _, jornaya_ip: __, ...typed } = make.client();
  const form = { ...typed, form: 'consultation', language: 'es', answerBy: 'email', agreeToTerms: 'on' };
  const sent = await app.anyone.send('POST', '/api/clients', {
    body: new URLSearchParams(form as object as Record<string, string>),
    headers: { Accept: 'text/html' },
  });
  const location = sent.headers.get('location')!;
  expect([sent.status, location]).toEqual([303, expect.stringMatching(/^\/es\/sent\?answer=\d+$/)]);
  const { text } = await app.anyone.get(location);
  const time = '\\p{L}+, \\d+ de \\w+, \\d+:\\d\\d [ap]\\.m\\. UTC';
  expect(text).toMatch(new RegExp(spanish.promise.answer.replace('{time}.', '') + time, 'u'));
  expect(text.match(/data-promise/g)).toHaveLength(1);
  const later = await app.anyone.get('/es/sent');
  expect(later.text).toContain(spanish.messages.sent);
  expect(later.text).not.toContain('data-promise');
});
