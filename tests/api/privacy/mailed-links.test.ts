import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import mailed from '../../fixtures/links/mailed.json' with { type: 'json' };
import { openAgreements } from '../../support/agreements';
import { caller } from '../../support/caller';
import { consented } from '../../support/consented';
import { make } from '../../support/make';
import { signingPage } from '../../support/signing-page';
import { startApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

/** The time at which the version of November 29, 2026 made the links of the fixture. */
const at = Date.UTC(2026, 10, 22, 12);
const day = 24 * 60 * 60 * 1000;
const { stop, stopEarlier, unsubscribe, unsubscribeEarlier, confirm, vendor } = mailed;

/** A server with the secrets that the links were made with, and what they are about. */
const open = async () => {
  const app = await startApp({ now: () => at });
  const { models } = app;
  await models.secrets.updateOne(
    { _id: 'person-keys' },
    { $set: { value: mailed.personSecret } },
    { upsert: true },
  );
  const admin = await app.signInAsAdmin();
  await models.formerLeads.create({ _id: mailed.leadId, keys: mailed.keys, at: new Date(at) });
  const { id: like } = await makeVendor(app, admin, { name: 'Bright Leads' });
  const until = new Date(at + 7 * day);
  await models.vendors.create({
    ...(await models.vendors.findById(like).lean())!,
    _id: new Types.ObjectId(mailed.vendorId),
    keys: [],
    links: [{ id: mailed.vendorLinkId, by: 'admin', createdAt: new Date(at), until }],
  });
  const { email, phoneNumber } = mailed;
  await app.anyone.post('/api/clients', consented({ email, phoneNumber }));
  await app.consents.sealAll();
  const { index: _, leafHash: __, ...answer } = (await models.consents.findOne({ kind: 'answer' }).lean())!;
  await models.consents.create({
    ...answer,
    _id: mailed.answerId,
    record: { ...answer.record!, id: mailed.answerId },
  } as object);
  const count = async () => ({
    withdrawals: await models.consents.countDocuments({ kind: 'withdrawal' }),
    confirmations: await models.consents.countDocuments({ kind: 'confirmation' }),
    suppressions: await models.suppressions.countDocuments(),
  });
  return { app, admin, count, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
};

const nothing = { withdrawals: 0, confirmations: 0, suppressions: 0 };
const acts = { stop, stopEarlier, unsubscribe, unsubscribeEarlier, confirm };

test.each(Object.entries(acts))('a link that was mailed before still opens and acts: %s', async (_, path) => {
  await using house = await open();
  const { app, count } = house;
  // Marks that mail programs take into a link, and a program that only looks.
  for (const mark of ['', '.', '%3E', '_', '-', '%22)'])
    expect([mark, (await app.anyone.get(path + mark)).status]).toEqual([mark, 200]);
  expect((await app.anyone.send('HEAD', path)).status).toBe(200);
  expect(await count()).toEqual(nothing);
  const pressed = await app.anyone.send('POST', path);
  expect([pressed.status, pressed.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
  const kind =
    path === confirm
      ? 'confirmations'
      : path === stop || path === stopEarlier
        ? 'withdrawals'
        : 'suppressions';
  expect(await count()).toEqual({ ...nothing, [kind]: 1 });
  if (kind === 'withdrawals') {
    const withdrawal = await app.models.consents.findOne({ kind: 'withdrawal' }).lean();
    expect(withdrawal!.keys).toEqual(expect.arrayContaining(mailed.keys));
  }
  expect(JSON.stringify(app.logged)).not.toContain(path.split('/').at(-1));
});

test('a vendor’s link that was handed over before still opens, until its time or staff end it', async () => {
  await using house = await open();
  const { app, admin } = house;
  const page = await app.anyone.get(vendor);
  expect([page.status, page.text.includes('Bright Leads')]).toEqual([200, true]);
  await admin.delete(`/api/vendors/${mailed.vendorId}/links/${mailed.vendorLinkId}`);
  expect((await app.anyone.get(vendor)).status).toBe(404);
});

/** The token with its last character changed by one bit, which may be one that says nothing. */
const bend = (path: string) => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return path.slice(0, -1) + letters[letters.indexOf(path.at(-1)!) ^ 1]!;
};

test('a stranger who changes the last character of a link, or its kind, gets and does nothing', async () => {
  await using house = await open();
  const { app, count } = house;
  const paths = [...Object.values(acts), vendor];
  const places = [...new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1)))];
  const forged = [
    ...paths.map(bend),
    ...places.flatMap((place) =>
      paths.filter((path) => !path.startsWith(place)).map((path) => place + path.split('/').at(-1)),
    ),
    ...places.map((place) => place + mailed.signer.token),
  ];
  for (const path of forged) {
    expect([path, (await app.anyone.get(path)).status]).toEqual([path, 404]);
    if (!path.startsWith('/api/vendor')) await app.anyone.send('POST', path);
  }
  expect(await count()).toEqual(nothing);
});

test('an account’s link that was mailed before still opens, and not with another last character', async () => {
  await using app = await startApp({ now: () => at });
  const admin = await app.signInAsAdmin();
  const { password: _, ...person } = make.user({ role: 'user' });
  await admin.mutate('links.invite', person);
  const link = (await app.models.links.findOne().lean())!;
  await app.models.links.create({ ...link, _id: mailed.account.hash });
  const token = mailed.account.path.split('=')[1]!;
  expect((await app.anyone.mutate('links.open', { token: `${token}_` })).status).toBe(200);
  expect((await app.anyone.mutate('links.open', { token: bend(token) })).status).toBe(404);
});

test('a signer’s link, code for a sample and browser of before are still known, and nobody else’s', async () => {
  await using house = await openAgreements({ at });
  const { app } = house;
  const { id } = await house.send();
  const { token, hash, sample } = mailed.signer;
  await app.models.agreements.updateOne({ _id: id }, { $set: { 'signers.0.links.0.hash': hash } });
  expect((await signingPage(app.anyone, token).open()).text).toContain('Send me a code');
  expect(app.agreements.toSampleNumber(token)).toBe(sample);
  expect((await signingPage(app.anyone, bend(token)).open()).step).toBe('missing');

  const session = { hash: mailed.browser.hash, until: new Date(at + day), how: 'code' };
  await app.models.agreements.updateOne({ _id: id }, { $set: { 'signers.0.session': session } });
  const signer = (await app.models.agreements.findById(id).lean())!.signers[0]!;
  const stepWith = async (secret: string) => {
    const cookie = `__Host-signing-${signer._id}=${secret}`;
    return (await signingPage(caller(app.url, { cookie }), token).open()).step;
  };
  expect(await stepWith(mailed.browser.secret)).toBe('consent');
  expect(await stepWith(bend(mailed.browser.secret))).not.toBe('consent');
});
