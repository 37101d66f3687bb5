import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { curlExamples } from '../../../server/vendors/pages/instructions-page';
import { vendorLink } from '../../../server/vendors/pages/make-link';
import { examplePost, postingFields } from '../../../server/vendors/pages/posting-fields';
import { sampleAnswers } from '../../../server/vendors/pages/sample-answers';
import { leadPost } from '../../../shared/schemas/client';
import { reasonCodes, vendorAnswer } from '../../../shared/schemas/outcome';
import { shareApp } from '../../support/share-app';
import { makeVendor } from '../../support/vendors';

const shared = shareApp();

const day = 24 * 60 * 60 * 1000;
const getText = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ');

test('posting instructions list each field of the endpoint, the vendor’s own terms and each answer', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, key } = await makeVendor(app, admin, {
    name: 'Bright <b>Leads</b>',
    caseTypes: ['1', '13'],
    states: ['CA', 'NV'],
    dailyCap: 25,
    monthlyCap: 300,
    caps: [{ per: 'day', most: 5, caseType: '13', state: 'NV' }],
    price: 42.5,
    duplicateDays: 45,
    returnDays: 9,
    returnReasons: ['Wrong number'],
  });
  const page = await admin.get(`/api/vendors/${id}/instructions`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.text).toContain('Bright &#60;b&#62;Leads');
  const text = getText(page.text);
  for (const name of Object.keys(leadPost.shape)) expect(page.text).toContain(`<code>${name}</code>`);
  for (const said of [
    'at most 5000 characters',
    'AFFF: id 1',
    'Hernia Mesh: id 13',
    'Worked as a firefighter (refused if it is not so)',
    'We take leads from these states only: CA, NV.',
    'We take up to 25 leads a day.',
    'We take up to 300 leads a month.',
    'We take up to 5 leads a day of Hernia Mesh, people in NV.',
    'We pay $42.50 for an accepted lead.',
    'is a duplicate for 45 days',
    'We may return a lead within 9 days, for one of these reasons: Wrong number.',
    `Your key begins with ${key.slice(0, 11)}…`,
    'You are in live mode',
    `POST ${app.url}/api/clients`,
    ...reasonCodes,
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('Camp Lejeune');
  expect(page.text).not.toContain(key);
  expect(text).not.toMatch(/undefined|\[object Object\]|NaN/);
});

test('one table lists each field of the endpoint, the required ones first', () => {
  const tables = Object.values(postingFields());
  const names = tables.flatMap((rows) => rows.map(({ name }) => name));
  expect(names.toSorted()).toEqual(Object.keys(leadPost.shape).toSorted());
  for (const rows of tables) {
    const required = rows.map((row) => row.required);
    expect(required).toEqual(required.toSorted((a, b) => Number(b) - Number(a)));
  }
});

test('the sample answers are answers as the schema has them', () => {
  for (const { title, body } of sampleAnswers)
    expect([title, vendorAnswer.safeParse(body).error]).toEqual([title, undefined]);
  const outcomes = sampleAnswers.map(({ status, body }) => [status, body.outcome]);
  for (const outcome of vendorAnswer.shape.outcome.options)
    expect(outcomes.map(([, one]) => one)).toContain(outcome);
});

test('the curl examples send a test that is accepted, and ask what became of it', async () => {
  const app = await shared();
  const { id, key } = await makeVendor(app, await app.signInAsAdmin());
  const post = { ...examplePost('1', 'CA'), lastName: `O'Brien "Q" \\ ö` };
  const answers: string[] = [];
  for (const { code } of curlExamples(`${app.url}/api/clients`, post)) {
    const env = { ...process.env, LANTERN_KEY: key };
    answers.push((await promisify(execFile)('bash', ['-c', code], { env })).stdout);
  }
  expect(answers[0]).toMatch(/"outcome":"accepted".*"test":true/);
  expect(answers[1]).toMatch(/"outcome":"accepted".*"test":true/);
  expect(await app.models.clients.countDocuments()).toBe(0);
  const [stored] = await app.models.refusedSubmissions.find().lean();
  expect([stored?.vendorId, stored?.kind]).toEqual([id, 'test']);
});

test('a vendor reads its page by a link without an account, until the link ends', async () => {
  let time = Date.UTC(2026, 10, 22, 12);
  const app = await shared(() => time);
  const admin = await app.signInAsAdmin();
  const { id } = await makeVendor(app, admin, { name: 'Bright Leads', price: 10 });
  const created = await admin.post(`/api/vendors/${id}/link`, { days: 7 });
  expect([created.status, created.body.until]).toEqual([201, new Date(time + 7 * day).toISOString()]);
  expect(created.body.path).not.toContain(id);

  const page = await app.anyone.get(created.body.path);
  expect([page.status, page.headers.get('referrer-policy'), page.headers.get('cache-control')]).toEqual([
    200,
    'no-referrer',
    'no-store',
  ]);
  expect(getText(page.text)).toContain('Posting instructions for Bright Leads');
  const longer = await admin.post(`/api/vendors/${id}/link`, {});
  const [, start, token] = /^(.*\/)(.*)$/.exec(created.body.path)!;
  const bent = [...token!].with(20, token![20] === 'A' ? 'B' : 'A').join('');
  expect((await app.anyone.get(`${start}${bent}`)).status).toBe(404);
  expect((await app.anyone.get('/api/vendor-pages/x')).status).toBe(404);
  time += 7 * day + 1;
  const ended = await app.anyone.get(created.body.path);
  expect([ended.status, getText(ended.text)]).toEqual([404, expect.stringContaining('This link has ended')]);
  expect((await app.anyone.get(longer.body.path)).status).toBe(200);
  expect(app.logged.filter(({ path }) => String(path).includes('vendor-pages/'))).toEqual(
    expect.arrayContaining([expect.objectContaining({ path: '/api/vendor-pages/*' })]),
  );
  expect(JSON.stringify(app.logged)).not.toContain(created.body.path.split('/').at(-1));
});

test('staff end a link before its time, the other links go on, and the audit log says so', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = await makeVendor(app, admin, { name: 'Bright Leads' });
  const other = await makeVendor(app, admin, { name: 'Other' });
  const make = async () => (await admin.post(`/api/vendors/${id}/link`, {})).body;
  const [first, second] = [await make(), await make()];
  const { links } = (await admin.get(`/api/vendors/${id}`)).body;
  expect(links).toMatchObject([{ id: first.id, until: first.until }, { id: second.id }]);
  expect(JSON.stringify(links)).not.toContain(first.path.split('/').at(-1));

  const end = (vendor: string, by = admin) => by.delete(`/api/vendors/${vendor}/links/${first.id}`);
  expect((await end(id, await app.signInAs('intake'))).status).toBe(403);
  expect((await end(other.id)).status).toBe(404);
  expect((await app.anyone.get(first.path)).status).toBe(200);
  expect((await end(id)).status).toBe(204);
  const ended = await app.anyone.get(first.path);
  expect([ended.status, getText(ended.text)]).toEqual([404, expect.stringContaining('This link has ended')]);
  expect((await app.anyone.get(second.path)).status).toBe(200);
  expect((await end(id)).status).toBe(404);
  const entry = await app.models.audit.findOne({ note: 'link to instructions ended' }).lean();
  expect(entry).toMatchObject({ entity: 'vendor', entityId: id, action: 'update' });
});

test('a link that was made for the vendor’s scorecard, which is gone, opens its page', async () => {
  const app = await shared(Date.now);
  const admin = await app.signInAsAdmin();
  const { id } = await makeVendor(app, admin, { name: 'Bright Leads' });
  const link = { id: 'a'.repeat(24), page: 'scorecard', by: 'admin', createdAt: new Date() };
  const until = new Date(Date.now() + day);
  await app.models.vendors.collection.updateOne({ name: 'Bright Leads' }, {
    $set: { links: [{ ...link, until }] },
  } as object);
  const text = JSON.stringify({ ...link, vendorId: id, until: until.getTime() });
  const page = await app.anyone.get(await app.links.seal(vendorLink, text));
  expect([page.status, getText(page.text)]).toEqual([200, expect.stringContaining('Posting instructions')]);
  const { links } = (await admin.get(`/api/vendors/${id}`)).body;
  expect(links).toEqual([
    { id: link.id, by: 'admin', createdAt: expect.any(String), until: until.toISOString() },
  ]);
});

test('only an administrator opens a vendor’s page without a link, or makes one', async () => {
  const app = await shared();
  const { id } = await makeVendor(app, await app.signInAsAdmin());
  const intake = await app.signInAs('intake');
  for (const path of ['instructions', 'scorecard.csv']) {
    expect((await app.anyone.get(`/api/vendors/${id}/${path}`)).status).toBe(401);
    expect((await intake.get(`/api/vendors/${id}/${path}`)).status).toBe(403);
    const admin = await app.signInAsAdmin();
    expect((await admin.get(`/api/vendors/${'f'.repeat(24)}/${path}`)).status).toBe(404);
    expect((await admin.get(`/api/vendors/x/${path}`)).status).toBe(404);
    expect((await admin.post(`/api/vendors/${id}/${path}`, {})).status).toBe(405);
  }
  expect((await intake.post(`/api/vendors/${id}/link`, {})).status).toBe(403);
});
