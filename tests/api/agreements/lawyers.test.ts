import { PDF } from '@libpdf/core';
import { expect, test } from 'vitest';
import { givenText, openedText, ownBarText } from '../../../shared/bars';
import { minute } from '../../../shared/durations';
import type { Caller } from '../../support/caller';
import { addLawyer, dana } from '../../support/lawyer';
import { openMail } from '../../support/mail/open-mail';
import { make } from '../../support/make';
import { shareAgreements } from '../../support/share-house';
import { startApp, type TestApp } from '../../support/start-app';

const shared = shareAgreements();

/** The text of an agreement's PDF, one line per page. */
const pdfText = async (app: TestApp, { headers }: Caller, id: string): Promise<string> => {
  const answer = await fetch(`${app.url}/api/agreements/${id}/file`, { headers });
  const pdf = await PDF.load(new Uint8Array(await answer.arrayBuffer()));
  return pdf
    .extractText()
    .map(({ text }) => text.replace(/\s+/g, ' '))
    .join('\n');
};

const toId = async ({ models }: TestApp, username: string) =>
  String((await models.users.findOne({ username }).lean())!._id);

test('only a lawyer’s account adopts a version, under its own name, and only the version that it names', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const lawyer = await addLawyer(app);
  await app.models.agreementTemplates.updateMany({}, { $unset: { adopted: '' }, $set: { isSample: true } });
  const [template] = (await admin.get('/api/agreement-templates')).body;
  const path = `/api/agreement-templates/${template.id}/adopt`;
  for (const who of [admin, await app.signInAs('intake')]) {
    const { status, body } = await who.post(path, { version: 1, lawyer: 'Dana Whitfield' });
    expect([status, body.code]).toEqual([403, 'NOT_A_LAWYER']);
  }
  expect((await (await app.signInAsUser()).post(path, { version: 1 })).status).toBe(403);
  expect((await app.anyone.post(path, { version: 1 })).status).toBe(401);
  expect((await lawyer.post(path, { version: 2 })).status).toBe(409);
  const typed = { version: 1, by: 'Clarence Darrow', lawyer: 'Clarence Darrow' };
  const { status, body } = await lawyer.post(path, typed);
  const adopted = { by: 'Dana Whitfield', at: expect.any(String), version: 1 };
  expect([status, body]).toEqual([200, { adopted }]);
  const listed = (await admin.get('/api/agreement-templates')).body;
  expect(listed.find(({ id }: { id: string }) => id === template.id)).toMatchObject({
    adopted,
    adopterBar: 'IL 6312345',
    isSample: false,
  });
});

test('an account without a bar number does not sign for the firm, nor one whose number was taken away', async () => {
  const house = await shared();
  const { admin, lawyer, app } = house;
  const { id, tokens } = await house.send();
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  const by = async (who: typeof admin) => {
    const { status, body } = await who.mutate('agreements.countersign', { id, name: 'Dana Whitfield' });
    return [status, body.error.data.code];
  };
  expect(await by(admin)).toEqual([403, 'NOT_A_LAWYER']);
  expect(await by(await app.signInAs('intake'))).toEqual([403, 'NOT_A_LAWYER']);
  await admin.put(`/api/users/${lawyer.id}`, { bars: [] });
  expect(await by(lawyer)).toEqual([403, 'NOT_A_LAWYER']);
  expect((await house.agreement(id)).state).toBe('signed');
});

test('a lawyer signs under the name of the account whatever name is sent, and the record says the bar number', async () => {
  const house = await shared();
  const { app, lawyer } = house;
  const { id, tokens } = await house.send();
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  await lawyer.confirm();
  const { status } = await lawyer.mutate('agreements.countersign', { id, name: 'Clarence Darrow' });
  expect(status).toBe(200);
  await app.outbox.run();
  const agreement = await house.agreement(id);
  expect(agreement.lawyer).toMatchObject({ id: lawyer.id, name: 'Dana Whitfield', bar: 'IL 6312345' });
  expect(JSON.stringify(agreement)).not.toContain('Darrow');
  expect(agreement.events.find(({ step }: { step: string }) => step === 'countersigned')).toMatchObject({
    by: 'Dana Whitfield',
    note: 'IL 6312345',
  });
});

test('an agreement that names its lawyer is signed by no other', async () => {
  const house = await shared();
  const { admin, app, lawyer } = house;
  const person = make.user({
    email: 'ruth@example.com',
    role: 'intake',
    bars: [{ state: 'NY', number: '77' }],
  });
  const { id: ruth } = (await admin.post('/api/users', person)).body;
  const { id, tokens } = await house.send({ lawyer: ruth });
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  await lawyer.confirm();
  expect((await lawyer.mutate('agreements.countersign', { id })).status).toBe(409);
  expect((await house.agreement(id)).state).toBe('signed');
  const named = await app.signIn(person.email, person.password);
  expect((await named.mutate('agreements.countersign', { id })).status).toBe(200);
  expect((await house.agreement(id)).lawyer.id).toBe(ruth);
});

test('a desk that was left open signs nothing for the firm: the password is asked for again', async () => {
  const house = await shared();
  const { clock, lawyer } = house;
  const { id, tokens } = await house.send();
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  await lawyer.confirm();
  clock.time += 16 * minute;
  const { status, body } = await lawyer.mutate('agreements.countersign', { id });
  expect([status, body.error.data.code]).toEqual([403, 'PASSWORD_NEEDED']);
  expect((await house.agreement(id)).state).toBe('signed');
  expect((await house.countersign(id)).status).toBe(200);
});

test('an administrator who takes over or creates a lawyer’s account signs for the firm with that on every record, and all administrators get a message', async () => {
  const house = await shared();
  const { app, admin, lawyer, smtp, clock } = house;
  await app.signInAs('admin');
  const day = new Date(clock.time).toISOString().slice(0, 10);
  const opened = `${openedText} ${day}`;
  const takeOver = 'taken-over-by-the-boss-77';
  expect((await admin.put(`/api/users/${lawyer.id}`, { password: takeOver })).status).toBe(200);
  await app.outbox.run();
  const letters = smtp.got.filter(({ text }) => text.includes('the account has a new password or address'));
  expect(letters).toHaveLength(await app.models.users.countDocuments({ role: 'admin' }));
  const signedByClient = async () => {
    const { id, tokens } = await house.send();
    await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
    return id;
  };
  const countersigned = async (who: Caller, password: string, id: string) => {
    await who.post('/api/auth/confirm', { password });
    expect((await who.mutate('agreements.countersign', { id })).status).toBe(200);
    await app.outbox.run();
    const { events, lawyer: signedBy } = (await who.get(`/api/agreements/${id}`)).body;
    const { note } = events.find(({ step }: { step: string }) => step === 'countersigned');
    return { note, bar: signedBy.bar, pdf: await pdfText(app, who, id) };
  };
  const overtaken = await countersigned(
    await app.signIn(dana.email, takeOver),
    takeOver,
    await signedByClient(),
  );
  expect([overtaken.note, overtaken.bar]).toEqual([`IL 6312345 (${opened})`, `IL 6312345 (${opened})`]);
  // A cell of the record may wrap its words, with lines of other cells in between.
  expect(overtaken.pdf).toMatch(new RegExp(`administrator[\\s\\S]{1,120}on ${day}\\)`));

  const own = make.user({ ...dana, firstName: 'Mala', email: 'mala.fide@example.com', role: 'intake' });
  await admin.post('/api/users', own);
  const byNewcomer = await countersigned(
    await app.signIn(own.email, own.password),
    own.password,
    await signedByClient(),
  );
  expect(byNewcomer.note).toContain(opened);

  const waits = await signedByClient();
  clock.time += 8 * 24 * 60 * minute;
  const later = await countersigned(await app.signIn(own.email, own.password), own.password, waits);
  expect(later.note).toBe('IL 6312345');
});

test('an administrator who gives themselves a bar number is reported to all, and every record says so', async () => {
  const house = await shared();
  const { app, admin, smtp } = house;
  await app.signInAs('admin');
  await app.outbox.run();
  smtp.got.length = 0;
  const own = await toId(app, 'admin');
  const bars = [{ state: 'NY', number: '5550001' }];
  await admin.put(`/api/users/${own}`, { bars });
  const [unnamed] = [
    await admin.post(`/api/agreement-templates/${house.templateCalled('Referral consent')}/adopt`, {
      version: 1,
    }),
  ];
  expect([unnamed.status, unnamed.body.message]).toEqual([
    409,
    expect.stringContaining('first and last name'),
  ]);
  const saved = await admin.put(`/api/users/${own}`, { firstName: 'Rex', lastName: 'Moran' });
  expect(saved.body.bars).toEqual(bars);
  await app.outbox.run();
  const reports = smtp.got.filter(({ text }) => text.includes('NY 5550001'));
  // The number, and then the name, each to both administrators.
  expect(reports).toHaveLength(4);
  for (const { text } of reports) expect(text).toContain('for their own account');
  for (const { text } of smtp.got) expect(/^Subject: (.*)$/m.exec(text)![1]).not.toMatch(/Moran|5550001|NY/);
  const audited = await app.models.audit.find({ entity: 'user', entityId: own }).lean();
  expect(JSON.stringify(audited)).toContain(`NY 5550001 (${ownBarText})`);

  const template = house.templateCalled('Contingency fee agreement');
  expect((await admin.post(`/api/agreement-templates/${template}/adopt`, { version: 1 })).status).toBe(200);
  const listed = (await admin.get('/api/agreement-templates')).body;
  expect(listed.find((one: { id: string }) => one.id === template).adopterBar).toContain(ownBarText);
  const { id, tokens } = await house.send();
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  expect((await admin.mutate('agreements.countersign', { id })).status).toBe(200);
  await app.outbox.run();
  await app.consents.sealAll();
  const agreement = await house.agreement(id);
  const event = agreement.events.find(({ step }: { step: string }) => step === 'countersigned');
  expect(event.note).toContain(ownBarText);
  expect(agreement.lawyer.bar).toContain(ownBarText);
  const entries = (await admin.get(`/api/agreements/${id}/entries`)).body;
  const entry = entries.find(({ record }: { record: { step: string } }) => record.step === 'countersigned');
  expect(entry.record.note).toContain(ownBarText);
  // A cell of the record may wrap its words, with lines of other cells in between.
  const inCells = new RegExp(ownBarText.split(' ').join('[\\s\\S]{1,120}'));
  expect(await pdfText(app, admin, id)).toMatch(inCells);
});

test('an administrator whose second account gave them a bar number signs with that on every record for seven days', async () => {
  const house = await shared();
  const { app, admin, clock } = house;
  const own = await toId(app, 'admin');
  await admin.put(`/api/users/${own}`, { firstName: 'Rex', lastName: 'Moran' });
  const second = make.user({ email: 'second@example.com' });
  await admin.post('/api/users', second);
  const puppet = await app.signIn(second.email, second.password);
  const response = await puppet.put(`/api/users/${own}`, { bars: [{ state: 'NY', number: '5550001' }] });
  expect(response.status).toBe(200);
  const adopted = async () => {
    const template = house.templateCalled('Contingency fee agreement');
    await admin.post(`/api/agreement-templates/${template}/adopt`, { version: 1 });
    const listed = (await admin.get('/api/agreement-templates')).body;
    return listed.find((one: { id: string }) => one.id === template).adopterBar;
  };
  const day = new Date(clock.time).toISOString().slice(0, 10);
  expect(await adopted()).toBe(`NY 5550001 (${givenText} ${day})`);
  const barsGivenAt = new Date(clock.time - 8 * 24 * 60 * minute);
  await app.models.users.updateOne({ _id: own }, { $set: { barsGivenAt } });
  expect(await adopted()).toBe('NY 5550001');
});

test('a self-entered number stays marked when someone else saves the same number again', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const own = await toId(app, 'admin');
  const bars = [{ state: 'NY', number: '5550001' }];
  await admin.put(`/api/users/${own}`, { bars });
  const other = await app.signInAs('admin');
  await other.put(`/api/users/${own}`, { bars: [...bars, { state: 'NJ', number: '777' }] });
  expect((await app.models.users.findById(own).lean())!.ownBars).toEqual(['NY 5550001']);
});

test('people who manage users add bar numbers after the password, and nobody adds their own another way', async () => {
  const clock = { time: Date.UTC(2026, 10, 24, 12) };
  await using app = await startApp({ now: () => clock.time });
  const admin = await app.signInAsAdmin();
  const clerk = await app.signInAs('intake');
  const me = String((await app.models.users.findOne({ role: 'intake' }).lean())!._id);
  expect((await clerk.put(`/api/users/${me}`, { bars: dana.bars })).status).toBe(403);
  for (const bars of [[{ state: 'XX', number: '1' }], [{ state: 'IL', number: 'none' }], [{ state: 'IL' }]])
    expect((await admin.put(`/api/users/${me}`, { bars })).status).toBe(400);
  clock.time += 16 * minute;
  expect((await admin.put(`/api/users/${me}`, { bars: dana.bars })).body.code).toBe('PASSWORD_NEEDED');
  await admin.post('/api/auth/confirm', { password: app.adminPassword });
  expect((await admin.put(`/api/users/${me}`, { bars: dana.bars })).body.bars).toEqual(dana.bars);
  const users: { id: string; bars: unknown }[] = (await admin.get('/api/users')).body;
  expect(users.map(({ bars }) => bars)).toContainEqual(dana.bars);
  expect(users.map(({ bars }) => bars)).toContainEqual([]);
});

test('every administrator gets a message when someone adds or removes another person’s bar number', async () => {
  await using house = await openMail();
  const { app, smtp } = house;
  const admin = await app.signInAsAdmin();
  const { body } = await admin.post('/api/users', make.user({ ...dana, role: 'intake' }));
  await app.outbox.run();
  await admin.put(`/api/users/${body.id}`, { bars: [] });
  await app.outbox.run();
  const notices = smtp.got.filter(({ text }) => text.includes('Bar numbers of Dana Whitfield'));
  expect(notices.map(({ text }) => /Bar numbers of Dana Whitfield: ([^.]+)/.exec(text)![1])).toEqual([
    'IL 6312345',
    'none',
  ]);
  for (const { to } of notices) expect(to).toEqual(['admin@example.com']);
});
