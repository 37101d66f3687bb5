import { expect, test } from 'vitest';
import { builtInRule } from '../../../shared/rules/built-in-rules';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { makeVendor } from '../../support/vendors';

const shared = shareApp();

const mesh = (surgeryDate: string, name: string) =>
  make.client({
    caseType: '13',
    email: `${name}@example.com`,
    phoneNumber: name,
    answers: { surgeryDate, complicationDate: '2020-01-01' },
  });

test('a vendor’s lead outside the criteria is refused with its reason, one with answers missing is flagged', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  const refused = await by.post('/api/clients', mesh('2005-06-01', 'a'));
  expect([refused.status, refused.body]).toMatchObject([
    422,
    {
      outcome: 'rejected',
      reasonCode: 'OUT_OF_CRITERIA',
      reasons: [{ field: 'answers.surgeryDate', message: 'Needed: Surgery on or after January 1, 2006.' }],
    },
  ]);
  const good = await by.post('/api/clients', mesh('2010-06-01', 'b'));
  const bare = await by.post('/api/clients', make.client({ caseType: '13' }));
  expect([good.status, bare.status]).toEqual([201, 201]);
  expect((await app.models.clients.findById(good.body.id).lean())?.flags).toBeUndefined();
  expect((await app.models.clients.findById(bare.body.id).lean())?.flags).toEqual([
    'UNKNOWN:surgeryDate',
    'UNKNOWN:complicationDate',
  ]);
});

test('a visitor is never refused by a rule: the lead is flagged inside', async () => {
  const app = await shared();
  const sent = await app.anyone.post('/api/clients', mesh('2005-06-01', 'a'));
  expect([sent.status, sent.body.flags]).toEqual([201, undefined]);
  expect((await app.models.clients.findById(sent.body.id).lean())?.flags).toEqual(['NOT_MET:surgeryDate']);
});

test('before a change is saved it says which stored leads it would have changed, and stores nothing', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const old = (await app.anyone.post('/api/clients', mesh('2007-06-01', 'a'))).body.id;
  await app.anyone.post('/api/clients', mesh('2012-06-01', 'b'));
  const rule = builtInRule('13');
  const stricter = {
    ...rule,
    criteria: rule.criteria.map((one) =>
      one.id === 'surgeryDate' ? { ...one, test: { ...one.test, day: '2010-01-01' } } : one,
    ),
  };
  const preview = await admin.put('/api/intake/rules/13?preview=true', stricter);
  expect(preview.status).toBe(200);
  expect(preview.body.preview).toEqual({
    checked: 2,
    changed: 1,
    leads: [{ id: old, name: 'Maria Lopez', from: 'accept', to: 'refuse' }],
  });
  expect((await admin.get('/api/intake/rules/13')).body).toMatchObject({ version: 0, ...rule });
  expect((await admin.put('/api/intake/rules/13', { ...stricter, version: 0 })).body.version).toBe(1);
  expect((await admin.put('/api/intake/rules/13', { ...stricter, version: 0 })).status).toBe(409);
  const { by } = await makeVendor(app, admin);
  expect((await by.post('/api/clients', mesh('2007-06-01', 'c'))).status).toBe(422);
});

test('the sums of a scorecard match a count by hand', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin, { price: 50 });
  const other = await makeVendor(app, admin, { name: 'Other' });
  const lead = (name: string, more: object = {}) => ({
    ...make.client({ email: `${name}@example.com`, phoneNumber: name, caseType: '2' }),
    ...more,
  });
  const sent = [];
  for (const name of ['a', 'b', 'c', 'd'])
    sent.push((await by.post('/api/clients', lead(name, { campaign: 'spring' }))).body.id);
  await by.post('/api/clients', lead('a'));
  await by.post('/api/clients', lead('e', { email: 'none' }));
  await by.post('/api/clients', lead('f', { firstName: '' }));
  await by.post('/api/clients', lead('g', { test: true }));
  await other.by.post('/api/clients', lead('h'));
  await admin.put(`/api/clients/${sent[0]}`, { status: 'Contacted' });
  await admin.put(`/api/clients/${sent[1]}`, { status: 'Signed' });
  const { body } = await admin.get(`/api/vendors/${id}/scorecard`);
  expect(body).toMatchObject({
    posted: 7,
    accepted: 4,
    duplicate: 1,
    rejected: 2,
    test: 1,
    byReason: { INVALID_FIELD: 1, MISSING_FIELD: 1 },
    contacted: 2,
    signed: 1,
    cost: 200,
    costPerSigned: 200,
    certificateShare: 0,
  });
  expect((await admin.get(`/api/vendors/${id}/scorecard?campaign=spring`)).body.posted).toBe(4);
  expect((await admin.get(`/api/vendors/${other.id}/scorecard`)).body.posted).toBe(1);
  expect((await admin.get(`/api/vendors/${id}/scorecard?from=2020-01-01&to=2020-01-31`)).body.posted).toBe(0);
});
