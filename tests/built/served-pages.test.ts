import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtSite, startApp } from '../support/start-app';

/** One answer as it comes over the wire: `fetch` would unpack it. */
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
  expect((await at('/contact?case=99')).headers.etag).toBe(marks[0]);
  expect((await at('/contact?case=8', String(marks[1]))).status).toBe(200);
  // A page without the form is one page, whatever is asked of it.
  expect((await at('/about?case=7')).headers.etag).toBe((await at('/about')).headers.etag);
});
