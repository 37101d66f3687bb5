import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flagDuplicatesSince } from '../../../server/intake/flag-duplicates';
import { storeIncoming, takeIncoming } from '../../../server/texting/take-incoming';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { openTexts, ourNumber } from '../../support/texts';
import { makeVendor } from '../../support/vendors';

const shared = shareApp();

const readCase = <Case>(path: string) =>
  JSON.parse(
    readFileSync(new URL(`../../fixtures/field-cases/${path}.json`, import.meta.url), 'utf8'),
  ) as Case;

type Sent = Parameters<typeof make.client>[0];

test('a number that arrives with invisible signs is stored and found as the number that it is', async () => {
  const app = await shared();
  const { phoneNumber } = readCase<{ phoneNumber: string[] }>('intake/v01-invisible');
  for (const [at, phone] of phoneNumber.entries())
    await app.anyone.post('/api/clients', make.client({ phoneNumber: phone, email: `a${at}@example.com` }));
  const leads = await app.models.clients.find().sort({ _id: 1 }).lean();
  expect(leads.map(({ phoneE164 }) => phoneE164)).toEqual(['+14155550161', '+14155550164', '+14155550168']);
  const admin = await app.signInAsAdmin();
  const find = async (search: string) =>
    (await admin.query('clients.find', { search })).body.result.data.map(({ id }: { id: string }) => id);
  const first = [String(leads[0]!._id)];
  const { search } = readCase<{ search: string[] }>('lists/l04-phones');
  for (const typed of search) expect([typed, await find(typed)]).toEqual([typed, first]);
});

test('two people behind one number are no duplicates, and one who left out the extension is', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const [ana, bob] = readCase<[Sent, Sent]>('intake/v02-extension');
  const send = async (sent: Sent) => (await app.anyone.post('/api/clients', make.client(sent))).body.id;
  const ids = [await send(ana), await send(bob)];
  const again = await send({ ...bob, email: 'b.stone@example.com', phoneNumber: '(415) 555-0190 ext. 102' });
  const bare = await send({ ...bob, email: 'front@example.com', phoneNumber: '415-555-0190' });
  await flagDuplicatesSince(app.models, new Date(0));
  const findOriginal = async (id: string) => (await admin.get(`/api/clients/${id}`)).body.duplicateOf;
  expect(await Promise.all([...ids, again, bare].map(findOriginal))).toEqual([
    undefined,
    undefined,
    ids[1],
    ids[0],
  ]);
  const similar = (await admin.query('clients.similar', { id: ids[0] })).body.result.data;
  expect(similar.map(({ id }: { id: string }) => id)).toEqual([bare]);
});

test('a vendor may send two people behind one number, and is told which field it sent before', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { by } = await makeVendor(app, admin);
  const [ana, bob] = readCase<[Sent, Sent]>('intake/v02-extension');
  const send = async (sent: Sent) => {
    const { outcome, reasons } = (await by.post('/api/clients', make.client(sent))).body;
    return [outcome, ...reasons.map(({ field }: { field: string }) => field)];
  };
  expect(await send(ana)).toEqual(['accepted']);
  expect(await send(bob)).toEqual(['accepted']);
  const bobs = { ...bob, email: 'other@example.com', phoneNumber: 'tel:+1-415-555-0190;ext=102' };
  expect(await send(bobs)).toEqual(['duplicate', 'phoneNumber']);
  expect(await send({ ...bobs, phoneNumber: '4155550190' })).toEqual(['duplicate', 'phoneNumber']);
  expect(await send({ ...ana, phoneNumber: '212-555-0100' })).toEqual(['duplicate', 'email']);
  expect(await send({ ...bobs, phoneNumber: '415-555-0190 x103' })).toEqual(['accepted']);
});

test('a vendor’s lead with a number on our list is refused by that field, with any extension', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const lead = (await app.anyone.post('/api/clients', make.client({ phoneNumber: '415-555-0190 x101' }))).body
    .id;
  await admin.mutate('contact.suppress', { id: lead });
  const { by } = await makeVendor(app, admin);
  const refused = await by.post(
    '/api/clients',
    make.client({ email: 'else@example.com', phoneNumber: '(415) 555-0190 x 7' }),
  );
  expect([refused.status, refused.body.reasonCode, refused.body.reasons[0].field]).toEqual([
    422,
    'SUPPRESSED',
    'phoneNumber',
  ]);
});

test.each([
  ['+55 11 8765-4321', '+5511987654321'],
  ['+54 11 2345-6789', '+5491123456789'],
  ['+52 1 55 1234 5678', '+525512345678'],
])('a STOP from the other spelling of %s counts for the person’s lead', async (typed, from) => {
  const house = await openTexts();
  await using app = house.app;
  const id = (await app.anyone.post('/api/clients', make.client({ phoneNumber: typed }))).body.id as string;
  const second = make.client({ phoneNumber: from, email: 'second@example.com' });
  const other = (await app.anyone.post('/api/clients', second)).body.id;
  const message = await storeIncoming(app.texts, {
    providerId: 'SM1',
    from,
    to: ourNumber,
    body: 'STOP',
    media: [],
  });
  await takeIncoming(app.texts, message!);
  for (const lead of [id, other])
    expect((await house.admin.get(`/api/clients/${lead}/contact?channel=text`)).body).toMatchObject({
      allowed: false,
      reason: 'WITHDRAWN',
    });
  await flagDuplicatesSince(app.models, new Date(0));
  expect((await house.admin.get(`/api/clients/${other}`)).body.duplicateOf).toBe(id);
  for (const search of [typed, from])
    expect((await house.admin.query('clients.find', { search })).body.result.data).toHaveLength(2);
});
