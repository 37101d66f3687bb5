import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually';
import { jpeg, png, svg, uploadBody, webp } from '../../support/images';
import { shareApp } from '../../support/share-app';
import { startApp } from '../../support/start-app';

const shared = shareApp();

const path = '/api/media/upload';

test('an uploaded image of each type is served as it was', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const images = { 'image/png': png, 'image/jpeg': jpeg, 'image/webp': webp, 'image/svg+xml': svg };
  for (const [index, [type, bytes]] of Object.entries(images).entries()) {
    const uploaded = await admin.send('POST', path, { body: uploadBody(bytes) });
    expect([uploaded.status, uploaded.body]).toEqual([201, { id: index + 2 }]);
    const response = await fetch(`${app.url}/media/${index + 2}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')?.split(';')[0]).toBe(type);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox$/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toBe(type === 'image/svg+xml' ? 'attachment' : null);
  }
});

test('a service shows its uploaded picture', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.send('POST', path, { body: uploadBody(png) })).body;
  const { fileUrl } = (await admin.put('/api/services/1', { image_id: id })).body;
  expect((await app.anyone.get(fileUrl)).status).toBe(200);
});

test('a new database has the default picture, and HEAD answers it without its bytes', async () => {
  const app = await shared();
  const picture = await app.anyone.get('/media/1');
  expect(picture.status).toBe(200);
  expect(picture.text).toMatch(/^<svg /);
  const { status, text, headers } = await app.anyone.send('HEAD', '/media/1');
  expect([status, text]).toEqual([200, '']);
  expect(Number(headers.get('content-length'))).toBeGreaterThan(100);
});

test('the name and the stated type of a file say nothing', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const named = await admin.send('POST', path, { body: uploadBody(png, '../../x.html', 'text/html') });
  expect(named.status).toBe(201);
  expect((await app.anyone.get(`/media/${named.body.id}`)).headers.get('content-type')).toBe('image/png');
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  expect((await admin.send('POST', path, { body: uploadBody(page) })).status).toBe(415);
});

test('a drawing with a script is refused', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const evil = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const refused = await admin.send('POST', path, { body: uploadBody(evil, 'x.svg', 'image/svg+xml') });
  expect(refused.status).toBe(415);
  expect(refused.body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
});

test('an image of 2 MB is taken and a larger one is not', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const ofSize = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
  expect((await admin.send('POST', path, { body: uploadBody(ofSize(2 * 1024 * 1024)) })).status).toBe(201);
  const larger = await admin.send('POST', path, { body: uploadBody(ofSize(2 * 1024 * 1024 + 1)) });
  expect([larger.status, larger.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  expect((await app.anyone.get('/media/3')).status).toBe(404);
});

test('a picture of 8,000 pixels on a side is taken and a larger one is not', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const upload = (side: number) => {
    const claims = Buffer.from(png);
    for (const at of [16, 20]) claims.writeUInt32BE(side, at);
    return admin.send('POST', path, { body: uploadBody(claims) });
  };
  expect((await upload(8000)).status).toBe(201);
  const { status, body } = await upload(8001);
  expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  expect(body.message).toBe('The image is larger than 8,000 pixels on a side.');
});

test('a form without a file, with two files or with another field is a bad request', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const two = uploadBody(png);
  two.append('file', new Blob([new Uint8Array(png)]), 'b.png');
  const other = new FormData();
  other.append('picture', new Blob([new Uint8Array(png)]), 'a.png');
  const text = new FormData();
  text.append('file', 'just text');
  for (const body of [two, other, text]) {
    const refused = await admin.send('POST', path, { body });
    expect([refused.status, refused.body.code]).toEqual([400, 'BAD_REQUEST']);
  }
});

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  [
    'a truncated body',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
  ],
  ['an empty body', 'multipart/form-data; boundary=b', ''],
  ['JSON', 'application/json', '{}'],
])('an upload with %s is a bad request', async (_, type, body) => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const refused = await admin.send('POST', path, { body, headers: { 'Content-Type': type } });
  expect([refused.status, refused.body.code]).toEqual([400, 'BAD_REQUEST']);
  expect(await app.connection.collection('media.files').countDocuments()).toBe(1);
});

test('the documented client_id may come with the file', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const body = uploadBody(png);
  body.append('client_id', '../../..');
  expect((await admin.send('POST', path, { body })).status).toBe(201);
});

test.each(['0', '99', 'x', '1x', '..%2f..%2fetc%2fpasswd', '%00', '%zz', '1e0', '9'.repeat(30)])(
  'there is no image %s',
  async (id) => {
    const app = await shared();
    expect([404, 400]).toContain((await app.anyone.get(`/media/${id}`)).status);
  },
);

test('an upload whose sender goes away is no fault of ours, and nothing of it is kept', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${admin.headers.cookie}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 100000',
  ];
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n${part}`));
  setTimeout(() => socket.destroy(), 300);
  await eventually(() => app.logged.at(-1)).toMatchObject({ path, status: 400 });
  expect(await app.connection.collection('media.files').countDocuments()).toBe(1);
});
