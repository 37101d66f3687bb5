import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { confirmNumber } from '../../../server/proof/confirm-number';
import { confirmByMailbox } from '../../../server/proof/confirm-page';
import type { ClientInput } from '../../../shared/schemas/client';
import type { ConsentGrade } from '../../../shared/schemas/consent';
import { consented } from '../../support/consented';
import { byAll, byConsent, byHand, contactAnswers } from '../../support/contact-answers';
import { giveGrade, sendWitnessed } from '../../support/graded';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { makeVendor } from '../../support/vendors';

const shared = shareApp();

/** A Wednesday, noon in California. */
const noon = Date.parse('2026-11-18T20:00:00Z');
const theirText = 'I agree that Lantern Justice calls and texts me at this number.';
const noMachines = { ...byHand, ...byConsent('NO_CONSENT') };

const open = async () => {
  const clock = { time: noon };
  const app = await shared(() => clock.time);
  const admin = await app.signInAsAdmin();
  const send = async (lead: object): Promise<string> => (await app.anyone.post('/api/clients', lead)).body.id;
  return { app, clock, admin, send, ask: (id: string) => contactAnswers(admin, id) };
};
type House = Awaited<ReturnType<typeof open>>;

const noteCall = async ({ admin }: House, id: string, outcome: string) =>
  expect((await admin.mutate('desk.work', { id, outcome })).status).toBe(200);

const byVendor = async ({ app, admin }: House, fields: Partial<ClientInput>) => {
  const { by } = await makeVendor(app, admin);
  const { body } = await by.post('/api/clients', { ...make.client(), consentText: theirText, ...fields });
  return body.id as string;
};

test.each<[string, (house: House) => Promise<string>]>([
  ["a vendor's claim", (house) => byVendor(house, { contactConsent: true, caseType: '3' })],
  [
    "a vendor's claim of 2020",
    (house) => byVendor(house, { consentAt: '2020-01-01T00:00:00Z', caseType: '3' }),
  ],
  [
    'an anonymous post',
    ({ send }) => send({ ...make.client(), contactConsent: true, consentText: theirText, caseType: '3' }),
  ],
  ['an anonymous post that names our wording', ({ send }) => send(consented({ caseType: '3' }))],
  ["a stranger's post with a fresh token of our form", ({ app }) => sendWitnessed(app, { caseType: '3' })],
])('after a STOP %s opens nothing, for no lead with that number', async (_, attack) => {
  const house = await open();
  const { app, admin, clock, ask } = house;
  const id = await sendWitnessed(app);
  clock.time += 1000;
  await admin.post(`/api/clients/${id}/consent/withdraw`, { source: 'stop' });
  clock.time += 1000;
  const theirs = await attack(house);
  expect(await ask(theirs)).toEqual(byAll('WITHDRAWN'));
  expect(await ask(id)).toEqual(byAll('WITHDRAWN'));
});

test("a stranger's consent with another person's number opens nothing for the lead with that number", async () => {
  const { app, send, ask } = await open();
  const theirs = await send(make.client());
  const strangers = await sendWitnessed(app, { email: 'stranger@example.com', caseType: '2' });
  expect(await ask(strangers)).toEqual(byHand);
  expect(await ask(theirs)).toEqual(noMachines);
});

test('a consent opens for the number that it was given for, and not for the one that stands there later', async () => {
  const { app, admin, ask } = await open();
  const id = await sendWitnessed(app);
  await admin.put(`/api/clients/${id}`, { phoneNumber: '(415) 555-0177' });
  expect(await ask(id)).toEqual(noMachines);
});

test('a withdrawal holds for its lead also when the number and the address there are changed', async () => {
  const { app, admin, clock, ask } = await open();
  const id = await sendWitnessed(app);
  clock.time += 1000;
  await admin.post(`/api/clients/${id}/consent/withdraw`, { source: 'stop' });
  await admin.put(`/api/clients/${id}`, { phoneNumber: '(415) 555-0177', email: 'new@example.com' });
  expect(await ask(id)).toEqual(byAll('WITHDRAWN'));
});

const own = ({ app }: House) => sendWitnessed(app);
const graded = (evidence: ConsentGrade, fields: Partial<ClientInput> = {}) => {
  return async ({ app, send }: House) => {
    const id = await send({ ...consented(), consentVersion: undefined, ...fields });
    await giveGrade(app, id, evidence);
    return id;
  };
};

test.each<[string, string, (house: House) => Promise<string>]>([
  ['our form, seen by a token,', 'yes', own],
  ['staff on the phone', 'yes', graded('recorded', { consentText: theirText })],
  ['our form without a token', 'NO_CONSENT', ({ send }) => send(consented())],
  ['anyone with a wording of ours', 'NO_CONSENT', graded('claimed', { consentText: theirText })],
  ['a vendor', 'NO_CONSENT', (house) => byVendor(house, { contactConsent: true })],
  ['an empty wording', 'NO_CONSENT', graded('recorded')],
  ['a blank wording', 'NO_CONSENT', graded('recorded', { consentText: '   ' })],
  ['the name alone', 'NO_CONSENT', graded('recorded', { consentText: 'Lantern Justice' })],
  [
    'a wording that names another seller',
    'NO_CONSENT',
    graded('recorded', { consentText: 'I agree that Bright Law Group calls and texts me at this number.' }),
  ],
  [
    'a wording that names a longer name than ours',
    'NO_CONSENT',
    graded('recorded', { consentText: 'I agree that Lantern Justices of Ohio calls and texts me.' }),
  ],
])('consent by %s: texts and calls by machine %s', async (_, expected, bring) => {
  const house = await open();
  const id = await bring(house);
  const byRest = expected === 'yes' ? byHand : { ...byHand, ...byConsent(expected) };
  expect(await house.ask(id)).toEqual(byRest);
});

test.each(['text', 'autocall', 'autotext'])(
  'a STOP of %s is one of every text and call by machine, and leaves calls by hand and mail',
  async (channel) => {
    const { app, admin, clock, ask } = await open();
    const id = await sendWitnessed(app);
    clock.time += 1000;
    await admin.post(`/api/clients/${id}/consent/withdraw`, { channel, source: 'phone' });
    expect(await ask(id)).toEqual({ ...byHand, ...byConsent('WITHDRAWN') });
  },
);

test('the export says of many leads what the gate says of each', async () => {
  const house = await open();
  const { app, admin, ask, send } = house;
  const agreed = await sendWitnessed(app, { email: 'a@example.com', phoneNumber: '(415) 555-0111' });
  const submitted = await send(consented({ email: 'b@example.com', phoneNumber: '(415) 555-0112' }));
  const stranger = await send(consented({ email: 'c@example.com', phoneNumber: '(415) 555-0111' }));
  const rows = (await admin.get('/api/exports/clients.csv')).text.split('\r\n');
  for (const id of [agreed, submitted, stranger])
    expect(
      rows
        .find((row) => row.startsWith(id))!
        .split(',')
        .slice(-5),
    ).toEqual(Object.values(await ask(id)));
});

test('if the firm turns on “revoke all”, a STOP by call or text stops both, but not mail', async () => {
  const { app, admin, clock, ask } = await open();
  const id = await sendWitnessed(app);
  clock.time += 1000;
  await admin.post(`/api/clients/${id}/consent/withdraw`, { channel: 'text', source: 'stop' });
  expect((await ask(id)).call).toBe('yes');
  const value = { revokeAll: true, quietMail: false };
  await admin.mutate('settings.save', { name: 'contact', value, version: 0 });
  expect(await ask(id)).toEqual({ ...byAll('WITHDRAWN'), email: 'yes' });
});

test('from January 31, 2027 on “revoke all” applies to a new STOP by itself, and not to an earlier one', async () => {
  const { app, clock } = await open();
  const stop = async (number: number, time: string) => {
    const lead = { email: `${number}@example.com`, phoneNumber: `(415) 555-017${number}` };
    const id = await sendWitnessed(app, lead);
    clock.time = Date.parse(time);
    // A session does not last that long.
    const admin = await app.signInAsAdmin();
    await admin.post(`/api/clients/${id}/consent/withdraw`, { channel: 'text', source: 'stop' });
    return { admin, id };
  };
  const early = await stop(1, '2027-01-30T20:00:00Z');
  const late = await stop(2, '2027-01-31T20:00:00Z');
  expect(await contactAnswers(late.admin, early.id)).toEqual({
    ...byAll('WITHDRAWN'),
    call: 'yes',
    email: 'yes',
  });
  expect(await contactAnswers(late.admin, late.id)).toEqual({ ...byAll('WITHDRAWN'), email: 'yes' });
});

test('one text may confirm a STOP within five minutes, to a person who had agreed to texts', async () => {
  const { app, admin, clock, send } = await open();
  const agreed = await sendWitnessed(app);
  const other = await send(make.client({ email: 'b@example.com', phoneNumber: '(415) 555-0177' }));
  clock.time += 1000;
  for (const id of [agreed, other])
    await admin.post(`/api/clients/${id}/consent/withdraw`, { channel: 'text', source: 'stop' });
  const until = async (id: string) =>
    (await admin.get(`/api/clients/${id}/contact?channel=text`)).body.confirmUntil;
  expect(await until(agreed)).toBe('2026-11-18T20:05:01.000Z');
  expect(await until(other)).toBeUndefined();
  clock.time += 5 * 60_000;
  expect(await until(agreed)).toBeUndefined();
});

const vendorsClaim = async (house: House, about: Partial<ClientInput> = {}) => {
  const { app, admin, clock } = house;
  const { id: vendorId, by } = await makeVendor(app, admin);
  const claim = { consentText: theirText, consentAt: new Date(clock.time - 86_400_000).toISOString() };
  const id: string = (await by.post('/api/clients', { ...make.client(), ...claim, ...about })).body.id;
  const rely = () =>
    admin.put(`/api/vendors/${vendorId}`, { claimedCalls: { reason: 'Their own pages, seen', days: 30 } });
  const retain = (different: object = {}) =>
    app.models.retainedCertificates.create({
      _id: 'c'.repeat(40),
      clientId: id,
      vendorId,
      state: 'retained',
      matched: ['phone'],
      retainedAt: new Date(clock.time),
      ...different,
    });
  return { id, rely, retain };
};

test('a vendor’s claim counts for autodialed calls if staff say so and a certificate was retained, but never for texts', async () => {
  const house = await open();
  const { id, rely, retain } = await vendorsClaim(house);
  await retain();
  expect(await house.ask(id)).toEqual(noMachines);
  expect((await rely()).body.claimedCalls).toEqual({ reason: 'Their own pages, seen', days: 30 });
  const waiting = { ...byHand, ...byConsent('NO_CONSENT') };
  expect(await house.ask(id)).toEqual({ ...waiting, autocall: 'NOT_CONFIRMED' });
  await noteCall(house, id, 'Reached');
  expect(await house.ask(id)).toEqual({ ...waiting, autocall: 'yes' });
  house.clock.time += 30 * 86_400_000;
  expect(await contactAnswers(await house.app.signInAsAdmin(), id)).toEqual(noMachines);
});

test.each<[string, Partial<ClientInput>, object | undefined]>([
  ['without a certificate', {}, undefined],
  ['with a certificate that was refused', {}, { state: 'refused' }],
  ['with a certificate of the address alone', {}, { matched: ['email'] }],
  ['with a certificate that has ended', {}, { expiresAt: new Date(noon - 1) }],
  ['of another lead', {}, { clientId: 'f'.repeat(24) }],
  ['of the future', { consentAt: '2027-01-01T00:00:00Z' }, {}],
  ['of no day', { consentAt: undefined, contactConsent: true }, {}],
  ['of another seller', { consentText: 'I agree that Bright Law Group calls me.' }, {}],
])(
  "a claim %s counts for nothing, although staff rely on the vendor's claims",
  async (_, about, certificate) => {
    const house = await open();
    const { id, rely, retain } = await vendorsClaim(house, about);
    expect((await rely()).status).toBe(200);
    if (certificate) await retain(certificate);
    expect(await house.ask(id)).toEqual(noMachines);
  },
);

test("staff who let a vendor's claims count give a reason and an age, and the audit log has both", async () => {
  const { app, admin } = await open();
  const { id } = await makeVendor(app, admin);
  const put = async (claimedCalls: object | null) =>
    (await admin.put(`/api/vendors/${id}`, { claimedCalls })).status;
  expect(await put({ reason: ' ', days: 30 })).toBe(400);
  expect(await put({ reason: 'Seen', days: 366 })).toBe(400);
  expect(await put({ reason: 'Seen', days: 30 })).toBe(200);
  expect(await put(null)).toBe(200);
  const { rows } = (await admin.query('audit.page', { action: 'update' })).body.result.data;
  const changes = rows.flatMap((row: { changes: object[] }) => row.changes);
  expect(changes).toContainEqual({ field: 'claimedCalls', from: '', to: 'days: 30, reason: Seen' });
});

/** A lead through our form, and the ways in which its number is confirmed, one after the other. */
const openWitnessed = async () => {
  const house = await open();
  return { ...house, house, id: await sendWitnessed(house.app) };
};
const confirmed = byAll('yes');

test("a token of our form by curl opens nothing for a machine, until staff reached the person at that lead's number", async () => {
  const { app, house, id, ask } = await openWitnessed();
  expect(await ask(id)).toEqual(byHand);
  for (const outcome of ['Voicemail', 'Asked to call back']) await noteCall(house, id, outcome);
  expect(await ask(id)).toEqual(byHand);
  await noteCall(house, id, 'Reached');
  house.clock.time += 24 * 3_600_000;
  const later = await app.signInAsAdmin();
  expect(await contactAnswers(later, id)).toEqual(confirmed);
  const records = await app.models.consents.find({ kind: 'confirmation' }).lean();
  expect(records.map(({ record }) => record)).toMatchObject([
    { clientId: id, by: 'call', phoneNumber: '(415) 555-0132', enteredBy: expect.any(String) },
  ]);
  expect(records[0]!.record).not.toHaveProperty('answerId');
});

test('a call that reached one number confirms no other number of that lead, and no other lead with that number', async () => {
  const { app, house, id, ask, admin } = await openWitnessed();
  await noteCall(house, id, 'Reached');
  expect(await ask(id)).toEqual(confirmed);
  const strangers = await sendWitnessed(app, { email: 'stranger@example.com', caseType: '2' });
  expect(await ask(strangers)).toEqual(byHand);
  await admin.put(`/api/clients/${id}`, { phoneNumber: '(415) 555-0177' });
  expect(await ask(id)).toEqual({ ...byHand, ...byConsent('NO_CONSENT') });
});

const numbersConfirmed = async ({ models }: House['app']) =>
  (await models.consents.find({ kind: 'confirmation' }).lean()).flatMap(({ record }) =>
    record?.kind === 'confirmation' ? [record.phoneNumber] : [],
  );

test('a number that staff change in the very moment of a call is not the one that was called', async () => {
  const { app, admin, send } = await open();
  const before = '(415) 555-0132';
  const statuses = new Set<number>();
  for (let round = 0; round < 12; round++) {
    const id = await send(make.client({ email: `r${round}@example.com`, phoneNumber: before }));
    const { body } = await admin.get(`/api/clients/${id}`);
    const [call] = await Promise.all([
      admin.mutate('desk.work', { id, version: body.version, outcome: 'Reached' }),
      wait(round * 4).then(() =>
        admin.put(`/api/clients/${id}`, { phoneNumber: `(415) 555-01${40 + round}` }),
      ),
    ]);
    statuses.add(call.status);
    await app.outbox.run();
  }
  expect(statuses).toContain(200);
  expect(new Set(await numbersConfirmed(app))).toEqual(new Set([before]));
});

test.each<[string, (house: House, id: string) => Promise<unknown>]>([
  [
    'staff changed the number',
    ({ admin }, id) => admin.put(`/api/clients/${id}`, { phoneNumber: '(415) 555-0177' }),
  ],
  [
    'a merge brought another number',
    async ({ admin, send }, id) => {
      const other = await send(make.client({ email: 'b@example.com', phoneNumber: '(415) 555-0177' }));
      const version = async (one: string) => (await admin.get(`/api/clients/${one}`)).body.version;
      const merged = await admin.mutate('clients.merge', {
        into: { id, version: await version(id) },
        from: { id: other, version: await version(other) },
        take: ['phoneNumber'],
      });
      expect(merged.status).toBe(200);
    },
  ],
])('a call whose server died before it was entered confirms nothing once %s', async (_, change) => {
  const { app, house, id } = await openWitnessed();
  await noteCall(house, id, 'Reached');
  await app.models.consents.deleteMany({ kind: 'confirmation' });
  await change(house, id);
  await app.outbox.run();
  expect(await numbersConfirmed(app)).toEqual([]);
});

test("a stranger's own mailbox confirms no number of a victim", async () => {
  const { app, house, ask } = await openWitnessed();
  const id = await sendWitnessed(app, { email: 'stranger@example.com', caseType: '2' });
  await app.consents.ingestConsents(id);
  const { _id: answerId } = (await app.models.consents.findOne({ clientId: id, kind: 'answer' }).lean())!;
  const caller = { kind: 'anonymous', ip: '203.0.113.9' } as const;
  await confirmByMailbox(app, { caller, answerId, clientId: id, email: 'stranger@example.com' });
  expect(await ask(id)).toEqual(byHand);
  expect(house.clock.time).toBe(noon);
});

test('a call in which the person was reached ends no STOP, and opens nothing without a consent', async () => {
  const { app, house, id, ask, admin, clock, send } = await openWitnessed();
  clock.time += 1000;
  await admin.post(`/api/clients/${id}/consent/withdraw`, { channel: 'text', source: 'stop' });
  clock.time += 1000;
  const again = await sendWitnessed(app, { caseType: '2' });
  await noteCall(house, again, 'Reached');
  expect(await ask(again)).toEqual({ ...byHand, ...byConsent('WITHDRAWN') });
  const plain = await send(make.client({ email: 'b@example.com', phoneNumber: '(415) 555-0177' }));
  await noteCall(house, plain, 'Reached');
  expect(await ask(plain)).toEqual({ ...byHand, ...byConsent('NO_CONSENT') });
});

test('a caller who states a number confirms it no more than a form does', async () => {
  const { app, admin, ask } = await open();
  const call = { ...make.client(), key: 'one-call', ip_address: undefined, jornaya_ip: undefined };
  const { body } = await admin.mutate('desk.takeCall', call);
  expect((await ask(body.result.data.id)).autotext).toBe('NO_CONSENT');
  expect(await app.models.consents.countDocuments({ kind: 'confirmation' })).toBe(0);
});

test('a confirmation that was altered in the database confirms nothing', async () => {
  const { app, house, id, ask } = await openWitnessed();
  await noteCall(house, id, 'No answer');
  await confirmNumber(app, {
    id: 'a'.repeat(24),
    clientId: 'b'.repeat(24),
    confirmedBy: 'code',
    phoneNumber: '(415) 555-0132',
  });
  expect(await ask(id)).toEqual(byHand);
  await app.models.consents.updateOne({ _id: 'a'.repeat(24) }, { $set: { clientId: id } });
  expect(await ask(id)).toEqual(byHand);
});

test('a call whose server died before it was entered is entered by the outbox', async () => {
  const { app, house, id, ask } = await openWitnessed();
  await noteCall(house, id, 'Reached');
  await app.models.consents.deleteMany({ kind: 'confirmation' });
  expect(await ask(id)).toEqual(byHand);
  await app.outbox.run();
  expect(await ask(id)).toEqual(confirmed);
});
