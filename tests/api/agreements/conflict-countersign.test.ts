import { expect, test } from 'vitest';
import { dailyDigest } from '../../../server/mail/daily-digest';
import { maria, openAgreements } from '../../support/agreements';
import { make } from '../../support/make';

/** The same firm, with its own conflict check. */
const openFirm = async () => {
  const house = await openAgreements({ conflictStanding: undefined });
  const { admin, lead } = house;
  const run = async () => (await admin.post(`/api/clients/${lead}/conflicts`, {})).body;
  const know = (...names: string[]) =>
    admin.mutate('conflicts.addNames', {
      list: 'clients',
      file: 'clients.csv',
      rows: names.map((name) => ({ name })),
    });
  const sign = async (post: Parameters<typeof house.send>[0] = {}) => {
    const { id, tokens } = await house.send(post);
    await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
    return id;
  };
  const decide = async (state: string) => {
    const { check } = (await admin.query('conflicts.ofLead', { id: lead })).body.result.data;
    return admin.put(`/api/conflicts/${check.id}`, { state, note: 'Both agreed in writing.' });
  };
  return { ...house, run, know, sign, decide };
};

const refused = { status: 409, code: 'CONFLICT_CHECK_NEEDED' };
const getAnswer = ({
  status,
  body,
}: {
  status: number;
  body: { code?: string; error?: { data: { code: string } } };
}) => ({
  status,
  code: body.code ?? body.error?.data.code,
});

test('the check finds a signer who is a client of the firm before the agreement goes out, also on a second try', async () => {
  await using firm = await openFirm();
  const { post, run, know, decide, app } = firm;
  await know('John Carver');
  expect((await run()).state).toBe('clear');
  const signers = [maria, { name: 'Johnny Carver', email: 'johnny@example.com', role: 'spouse' as const }];
  expect(getAnswer(await post({ signers }))).toEqual(refused);
  // Running it again without the signer keeps them.
  expect(await run()).toMatchObject({
    state: 'open',
    hits: [{ name: 'John Carver', party: 'Johnny Carver' }],
  });
  expect(getAnswer(await post({ signers }))).toEqual(refused);
  expect(await app.models.agreements.countDocuments()).toBe(0);
  expect((await decide('waived')).status).toBe(200);
  expect((await post({ signers: [maria] })).status).toBe(201);
});

test('the check finds a represented person on the firm’s list before the agreement goes out and before the firm signs', async () => {
  await using firm = await openFirm();
  const { post, run, know, sign, countersign, app } = firm;
  await know('John Carver');
  expect((await run()).state).toBe('clear');
  const mother = { ...maria, role: 'parent' as const, capacity: 'parent' };
  const id = await sign({ signers: [{ ...mother, for: 'Ana Lopez' }] });
  expect((await run()).state).toBe('clear');
  const signers = [{ ...mother, for: 'Johnny Carver' }];
  expect(getAnswer(await post({ signers }))).toEqual(refused);
  expect(await run()).toMatchObject({
    state: 'open',
    hits: [{ name: 'John Carver', party: 'Johnny Carver' }],
  });
  expect(getAnswer(await post({ signers }))).toEqual(refused);
  expect(await app.models.agreements.countDocuments()).toBe(1);
  expect(getAnswer(await countersign(id))).toEqual(refused);
});

test('a represented person who becomes known after the signature stops the countersignature', async () => {
  await using firm = await openFirm();
  const { run, know, sign, countersign } = firm;
  expect((await run()).state).toBe('clear');
  const id = await sign({ signers: [{ ...maria, role: 'parent', capacity: 'parent', for: 'Ana Carver' }] });
  await know('Ana Carver');
  expect(getAnswer(await countersign(id))).toEqual(refused);
});

test('words that came after the check are searched before the agreement goes out', async () => {
  await using firm = await openFirm();
  const { admin, lead, post, run, know } = firm;
  await know('John Carver');
  expect((await run()).state).toBe('clear');
  await admin.mutate('desk.work', { id: lead, note: 'She sent photos.' });
  expect((await post()).status).toBe(201);
  await admin.mutate('desk.work', { id: lead, note: 'The driver was John Carver.' });
  expect(getAnswer(await post())).toEqual(refused);
});

test('the firm signs nothing while a repeated check finds a client who became known meanwhile', async () => {
  await using firm = await openFirm();
  const { admin, lead, run, know, sign, decide, countersign, agreement } = firm;
  expect((await run()).state).toBe('clear');
  await admin.mutate('desk.work', { id: lead, note: 'The driver was John Carver.' });
  const id = await sign();
  await know('John Carver');
  const answer = await countersign(id);
  expect(getAnswer(answer)).toEqual(refused);
  expect(answer.body.error.message).toContain('before the firm signs');
  expect((await agreement(id)).state).toBe('signed');
  expect((await decide('refused')).status).toBe(200);
  expect(getAnswer(await countersign(id))).toEqual(refused);
  expect((await decide('waived')).status).toBe(200);
  expect((await countersign(id)).status).toBe(200);
  expect((await agreement(id)).state).toBe('complete');
});

test('a new name of the lead after the signature is checked before the firm signs', async () => {
  await using firm = await openFirm();
  const { admin, lead, run, know, sign, countersign, agreement } = firm;
  await know('John Carver');
  expect((await run()).state).toBe('clear');
  const id = await sign();
  await admin.put(`/api/clients/${lead}`, { firstName: 'John', lastName: 'Carver' });
  expect(getAnswer(await countersign(id))).toEqual(refused);
  expect((await agreement(id)).state).toBe('signed');
});

test('a match found on sending waits in the list and the digest of the people who decide, and the clerk gets the decision', async () => {
  await using firm = await openFirm();
  const { app, admin, lead, smtp, know, decide, templateCalled } = firm;
  await know('John Carver');
  const clerk = await app.signInAs('intake');
  const signers = [maria, { name: 'Johnny Carver', email: 'johnny@example.com', role: 'spouse' as const }];
  const post = () =>
    clerk.post(`/api/clients/${lead}/agreements`, {
      ...{ template: templateCalled('Contingency fee agreement'), signers, deliver: 'link' },
    });
  expect(getAnswer(await post())).toEqual(refused);
  const waiting = async () => {
    const { rows } = (await admin.query('desk.today', { timeZone: 'UTC' })).body.result.data;
    return rows.filter(({ kind }: { kind: string }) => kind === 'conflict');
  };
  expect(await waiting()).toMatchObject([{ lead: { id: lead }, what: expect.stringContaining('Carver') }]);
  await app.outbox.run();
  smtp.got.length = 0;
  await admin.post('/api/users', make.user({ email: 'decides@example.com', role: 'admin' }));
  await admin.post('/api/users', make.user({ email: 'asks@example.com', role: 'intake' }));
  await dailyDigest({ ...app, mail: { ...app.mail, staffHour: 0 } });
  await app.outbox.run();
  const digests = smtp.got.filter(({ text }) => text.includes('wait for your decision'));
  expect(new Set(digests.flatMap(({ to }) => to))).toEqual(
    new Set(['admin@example.com', 'decides@example.com']),
  );

  // The reason names the very person on the list, and is no new match.
  const { check } = (await admin.query('conflicts.ofLead', { id: lead })).body.result.data;
  const note = 'Not the John Carver on our list.';
  expect((await admin.put(`/api/conflicts/${check.id}`, { state: 'clear', note })).status).toBe(200);
  expect(await waiting()).toEqual([]);
  const tasks = async () => (await clerk.query('desk.tasks', { days: 1 })).body.result.data;
  expect(await tasks()).toMatchObject([
    { title: 'No conflict: send the agreement', lead: { id: lead }, remindAt: expect.any(String) },
  ]);
  expect((await post()).status).toBe(201);
  await app.outbox.run();
  const titles = (await tasks()).map(({ title }: { title: string }) => title);
  expect(titles).not.toContain('No conflict: send the agreement');
  expect(await decide('refused')).toMatchObject({ status: 200 });
});
