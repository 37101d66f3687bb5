import { expect, test } from 'vitest';
import { builtInRule } from '../../../shared/rules/built-in-rules';
import type { Caller } from '../../support/caller';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const mesh = (name: string, year: number) =>
  make.client({
    caseType: '13',
    email: `${name}@example.com`,
    phoneNumber: `x${name}`,
    externalId: name,
    answers: { surgeryDate: `${year}-06-01`, complicationDate: '2020-01-01' },
  });

/** Accepts surgeries from this year on. */
const takeFrom = (admin: Caller, year: number) => {
  const rule = builtInRule('13');
  const criteria = rule.criteria.map((one) =>
    one.id === 'surgeryDate' ? { ...one, test: { ...one.test, day: `${year}-01-01` } } : one,
  );
  return admin.put('/api/intake/rules/13', { ...rule, criteria });
};

test('the preview shows all posts that a changed rule would accept, and the replay accepts them once', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const a = await makeVendor(app, admin, { name: 'A' });
  const b = await makeVendor(app, admin, { name: 'B' });
  for (const [name, year] of [
    ['a', 2004],
    ['b', 2002],
    ['c', 1990],
  ] as const)
    await a.by.post('/api/clients', mesh(name, year));
  await b.by.post('/api/clients', mesh('d', 2003));
  await a.by.post('/api/clients', { ...mesh('e', 2010), email: 'none' });
  const ask = async (body: object) => (await admin.post('/api/intake/replay', body)).body;
  expect(await ask({ preview: true })).toMatchObject({ checked: 4, taken: 0, posts: [], next: null });

  await takeFrom(admin, 2000);
  const preview = await ask({ preview: true });
  expect(preview).toMatchObject({ checked: 4, taken: 3, duplicate: 0 });
  expect(preview.posts).toHaveLength(3);
  expect(await ask({ preview: true, vendorId: b.id })).toMatchObject({ checked: 1, taken: 1 });
  expect(await ask({ preview: true, caseType: '1' })).toMatchObject({ checked: 0 });
  expect(await ask({ preview: true, reason: 'INVALID_FIELD' })).toMatchObject({ checked: 0 });
  expect(await app.models.clients.countDocuments()).toBe(0);

  expect(await ask({})).toMatchObject({ taken: 3, duplicate: 0 });
  const leads = await app.models.clients.find().sort({ externalId: 1 }).lean();
  expect(leads.map(({ externalId, vendorId }) => [externalId, vendorId])).toEqual([
    ['a', a.id],
    ['b', a.id],
    ['d', b.id],
  ]);
  expect(await ask({})).toMatchObject({ checked: 1, taken: 0 });
  expect((await admin.get('/api/intake/refused?reason=OUT_OF_CRITERIA')).body[0]).toMatchObject({
    leadId: expect.any(String),
  });
});

test('caps hold, the first who came goes first, and a vendor in test mode has no leads made', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const a = await makeVendor(app, admin, { name: 'A', caseTypes: ['1'] });
  const b = await makeVendor(app, admin, { name: 'B', caseTypes: ['1'], mode: 'test' });
  for (const name of ['a', 'b', 'c']) await a.by.post('/api/clients', mesh(name, 2010));
  await b.by.post('/api/clients', mesh('d', 2010));
  await admin.put(`/api/vendors/${a.id}`, { caseTypes: [], dailyCap: 2 });
  await admin.put(`/api/vendors/${b.id}`, { caseTypes: [] });
  const { body } = await admin.post('/api/intake/replay', {});
  expect(body).toMatchObject({ checked: 4, taken: 2 });
  const leads = await app.models.clients.find().sort({ _id: 1 }).lean();
  expect(leads.map(({ externalId }) => externalId)).toEqual(['a', 'b']);
});

test('more than one call takes goes on where the last one ended', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin, { caseTypes: ['1'] });
  for (let index = 0; index < 205; index++) await by.post('/api/clients', mesh(`p${index}`, 2010));
  await admin.put(`/api/vendors/${id}`, { caseTypes: [] });
  const first = (await admin.post('/api/intake/replay', {})).body;
  expect([first.checked, first.taken, first.posts.length]).toEqual([200, 200, 100]);
  const second = (await admin.post('/api/intake/replay', { after: first.next })).body;
  expect(second).toMatchObject({ checked: 5, taken: 5, next: null });
  expect(await app.models.clients.countDocuments()).toBe(205);
}, 60_000);
