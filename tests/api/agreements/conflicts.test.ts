import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { findWaitingChecks } from '../../../server/conflicts/waiting-checks';
import { conflictStanding } from '../../support/conflict-standing';
import { addLawyer } from '../../support/lawyer';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import type { TestApp } from '../../support/start-app';

const shared = shareApp();

const withAdmin = async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  let sent = 0;
  const send = async (different: Parameters<typeof make.client>[0]) => {
    sent += 1;
    const email = `person.${sent}@example.com`;
    const phoneNumber = `(415) 555-01${String(sent).padStart(2, '0')}`;
    // A case type without built-in defendants, unless the test sets one.
    const input = make.client({ email, phoneNumber, caseType: '15', ...different });
    return (await app.anyone.post('/api/clients', input)).body.id as string;
  };
  const run = async (id: string, body: object = {}) =>
    (await admin.post(`/api/clients/${id}/conflicts`, body)).body;
  return { app, admin, send, run };
};

const toHits = ({ hits }: { hits: { name: string; why: string; where: string; party: string }[] }) =>
  hits.map(({ name, why, where, party }) => [name, why, where, party]);
const stored = (app: TestApp, id: string) => app.models.conflictChecks.findById(id).lean();

test('a lead that resembles nobody is clear, and the run is on disk', async () => {
  const { app, send, run } = await withAdmin();
  await send({ firstName: 'Harold', lastName: 'Quimby' });
  const id = await send({ firstName: 'Maria', lastName: 'Lopez' });
  const check = await run(id);
  expect(check).toMatchObject({ state: 'clear', hits: [], clientId: id, ranBy: expect.any(String) });
  expect(await stored(app, check.id)).toMatchObject({ state: 'clear', clientId: id });
  expect(await conflictStanding(app, id)).toBe('clear');
});

test('the person is found among other leads in another order, by a nickname, by spelling and by sound, and says why', async () => {
  const { send, run } = await withAdmin();
  const named = [
    ['Robert', 'Dickson'],
    ['Dixon', 'Robert'],
    ['Bob', 'Dixon'],
    ['Robert', 'Dixson'],
    ['Ana', 'Dixon'],
    ['Robert James Dixon', '-'],
  ] as const;
  for (const [firstName, lastName] of named) await send({ firstName, lastName });
  const id = await send({ firstName: 'Robert', lastName: 'Dixon' });
  expect(toHits(await run(id)).sort()).toEqual(
    [
      ['Bob Dixon', 'Nickname', 'Lead, New', 'Robert Dixon'],
      ['Dixon Robert', 'Same name in another order', 'Lead, New', 'Robert Dixon'],
      ['Robert Dickson', 'Sounds alike', 'Lead, New', 'Robert Dixon'],
      ['Robert Dixson', 'Nearly the same spelling', 'Lead, New', 'Robert Dixon'],
      ['Robert James Dixon -', 'Same name', 'Lead, New', 'Robert Dixon'],
    ].sort(),
  );
});

test('a birth date speaks for a match, or against one whose name is only similar', async () => {
  const { send, run } = await withAdmin();
  await send({ firstName: 'Ann', lastName: 'Dixon', dateOfBirth: '1961-04-30', zip: '94110' });
  await send({ firstName: 'Ann', lastName: 'Dickson', dateOfBirth: '1990-01-01' });
  await send({ firstName: 'Ann', lastName: 'Dixon', dateOfBirth: '1990-01-01' });
  const id = await send({ firstName: 'Ann', lastName: 'Dixon', dateOfBirth: '1961-04-30', zip: '94110' });
  expect(toHits(await run(id)).map(([name, why]) => [name, why])).toEqual([
    ['Ann Dixon', 'Same name, same birth date, same ZIP code'],
    ['Ann Dixon', 'Same name, another birth date'],
  ]);
});

test('a party that staff add meets a lead that we may represent, and the answer that names one is a party by itself', async () => {
  const { send, run } = await withAdmin();
  const signed = await send({ firstName: 'Pete', lastName: 'Novak' });
  await send({ firstName: 'Ruth', lastName: 'Gregory' });
  const id = await send({
    answers: { otherDriver: 'Peter Novak', treatedAt: 'Ruth Gregory', injury: 'Gregory broke his arm' },
  });
  expect(toHits(await run(id))).toEqual([
    ['Ruth Gregory', 'Same name', 'Lead, New', 'Ruth Gregory'],
    ['Pete Novak', 'Nickname', 'Lead, New', 'Peter Novak'],
  ]);
  const other = await send({ firstName: 'Zoe', lastName: 'Quist' });
  const check = await run(other, { others: ['Pete Novak'] });
  expect(check).toMatchObject({ state: 'open', hits: [{ name: 'Pete Novak', clientId: signed }] });
  // The next run keeps the names that staff added.
  expect(toHits(await run(other))).toEqual([['Pete Novak', 'Same name', 'Lead, New', 'Pete Novak']]);
});

test('the check finds a new lead who is the other party in an earlier lead', async () => {
  const { send, run } = await withAdmin();
  const earlier = await send({ firstName: 'Zoe', lastName: 'Quist' });
  await run(earlier, { others: ['Walter Brandt'] });
  const id = await send({ firstName: 'Walt', lastName: 'Brandt' });
  expect((await run(id)).hits).toEqual([
    {
      name: 'Walter Brandt',
      why: 'Nickname',
      where: 'Party in another lead',
      party: 'Walt Brandt',
      clientId: earlier,
    },
  ]);
  await run(earlier, { others: [] });
  expect(await run(id)).toMatchObject({ state: 'clear', hits: [] });
});

test('the firm’s list stops a person who is adverse and a company that is represented, and no defendant who is adverse anyway', async () => {
  const { admin, send, run } = await withAdmin();
  const add = (list: string, ...names: string[]) =>
    admin.mutate('conflicts.addNames', { list, file: `${list}.csv`, rows: names.map((name) => ({ name })) });
  expect((await add('adverse', 'Garcia, Jose', '3M Company')).body.result.data).toEqual({ added: 2 });
  await add('clients', 'Chevron USA');
  expect((await add('clients', 'Chevron USA')).body.result.data).toEqual({ added: 0 });
  const person = await send({ firstName: 'Pepe', lastName: 'García' });
  expect(toHits(await run(person))).toEqual([
    ['Garcia, Jose', 'Nickname', 'Firm list: adverse', 'Pepe García'],
  ]);
  const paraquat = await send({ firstName: 'Zoe', lastName: 'Quist', caseType: '11' });
  expect(toHits(await run(paraquat))).toEqual([
    ['Chevron USA', 'Same name', 'Firm list: represented now', 'Chevron U.S.A. Inc.'],
  ]);
  const foam = await send({ firstName: 'Lars', lastName: 'Ohm', caseType: '1' });
  expect(await run(foam)).toMatchObject({ state: 'clear' });
  const page = await admin.query('conflicts.names', { search: 'jose' });
  expect(page.body.result.data).toMatchObject({
    total: 1,
    rows: [{ name: 'Garcia, Jose', list: 'adverse' }],
  });
  await admin.mutate('conflicts.removeFile', { list: 'adverse', file: 'adverse.csv' });
  expect(await run(person)).toMatchObject({ state: 'clear' });
});

test('a lawyer decides an open check with words, which stand in the check, the timeline and the log', async () => {
  const { app, admin, send, run } = await withAdmin();
  const other = await send({ firstName: 'Ann', lastName: 'Dixon' });
  const id = await send({ firstName: 'Ann', lastName: 'Dixon' });
  const check = await run(id);
  expect(await conflictStanding(app, id)).toBe('open');
  expect((await admin.put(`/api/conflicts/${check.id}`, { state: 'waived', note: ' ' })).status).toBe(400);
  expect((await admin.put(`/api/conflicts/${check.id}`, { state: 'open', note: 'No' })).status).toBe(400);
  const decided = await admin.put(`/api/conflicts/${check.id}`, { state: 'waived', note: 'Both agreed.' });
  expect(decided.status).toBe(200);
  expect(decided.body).toMatchObject({
    state: 'waived',
    note: 'Both agreed.',
    decidedBy: expect.any(String),
  });
  expect(decided.body.hits).toEqual([expect.objectContaining({ clientId: other })]);
  expect(await conflictStanding(app, id)).toBe('waived');
  const [line] = (await admin.query('clients.timeline', { id })).body.result.data;
  expect(line).toMatchObject({
    action: 'conflict-decision',
    note: 'Both agreed.',
    changes: [{ field: 'conflict', from: 'open', to: 'waived' }],
  });
  const log = await app.models.audit.find({ entityId: id, action: /^conflict/ }).lean();
  expect(log.map(({ action, note, changes }) => [action, note, changes])).toEqual([
    ['conflict-check', 'open', []],
    ['conflict-decision', '', [{ field: 'conflict', from: 'open', to: 'waived' }]],
  ]);
});

test('a changed name, case type or answer asks again, and an old check can no longer be decided', async () => {
  const { app, admin, send, run } = await withAdmin();
  await send({ firstName: 'Ann', lastName: 'Dixon' });
  const id = await send({ firstName: 'Ann', lastName: 'Dixon' });
  const first = await run(id);
  const note = { state: 'clear', note: 'Her sister.' };
  await admin.put(`/api/clients/${id}`, { additionalInfo: 'More words.' });
  expect(await conflictStanding(app, id)).toBe('outdated');
  await run(id);
  expect(await conflictStanding(app, id)).toBe('open');
  await admin.put(`/api/clients/${id}`, { lastName: 'Quist' });
  expect(await conflictStanding(app, id)).toBe('outdated');
  expect((await admin.put(`/api/conflicts/${first.id}`, note)).status).toBe(409);
  expect(await stored(app, first.id)).toMatchObject({ state: 'open' });
  // The earlier name is checked as well.
  expect(toHits(await run(id))).toEqual([['Ann Dixon', 'Same name', 'Lead, New', 'Ann Dixon']]);
  expect(await conflictStanding(app, id)).toBe('open');
  expect((await admin.put(`/api/conflicts/${first.id}`, note)).status).toBe(409);
  await admin.put(`/api/clients/${id}`, { caseType: '1' });
  expect(await conflictStanding(app, id)).toBe('outdated');
  await run(id);
  await app.models.clients.updateOne({ _id: id }, { $set: { answers: { lawyer: 'Brandt & Sons' } } });
  expect(await conflictStanding(app, id)).toBe('outdated');
});

test('the newest check is the one of the latest run, also of a server whose clock is behind or whose ids are lower', async () => {
  const { app, admin, send, run } = await withAdmin();
  await send({ firstName: 'Ann', lastName: 'Dixon' });
  const id = await send({ firstName: 'Ann', lastName: 'Dixon' });
  const first = await run(id);
  const ahead = new Date(app.now() + 3_600_000);
  await app.models.conflictChecks.updateOne({ _id: first.id }, { $set: { at: ahead } });
  const second = await run(id);
  expect((await stored(app, second.id))!.at.getTime()).toBeGreaterThan(ahead.getTime());
  const decide = (check: string) =>
    admin.put(`/api/conflicts/${check}`, { state: 'clear', note: 'Her sister.' });
  expect((await decide(first.id)).status).toBe(409);
  const { _id, ...doc } = (await stored(app, second.id))!;
  const third = new Types.ObjectId('0'.repeat(24));
  await app.models.conflictChecks.create({ ...doc, _id: third, at: new Date(ahead.getTime() + 5000) });
  expect(await findWaitingChecks(app)).toMatchObject([{ id: String(third), lead: { id } }]);
  expect((await decide(second.id)).status).toBe(409);
  expect((await decide(String(third))).status).toBe(200);
  expect(await conflictStanding(app, id)).toBe('clear');
});

test('a lead without a check has none, and of two who decide at once one does', async () => {
  const { app, admin, send, run } = await withAdmin();
  await send({ firstName: 'Ann', lastName: 'Dixon' });
  const id = await send({ firstName: 'Ann', lastName: 'Dixon' });
  expect(await conflictStanding(app, id)).toBe('none');
  expect(await conflictStanding(app, 'f'.repeat(24))).toBe('none');
  const check = await run(id);
  const decide = (state: string) => admin.put(`/api/conflicts/${check.id}`, { state, note: state });
  const answers = await Promise.all([decide('waived'), decide('refused'), decide('clear')]);
  const won = answers.filter(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(answers.length - won.length);
  const lines = (await admin.query('clients.timeline', { id })).body.result.data;
  const decisions = lines.filter(({ action }: { action: string }) => action === 'conflict-decision');
  expect(decisions).toHaveLength(won.length);
  const replaced = decisions.map(({ changes }: { changes: { from: string }[] }) => changes[0]!.from);
  expect(new Set(replaced).size).toBe(won.length);
  expect(await stored(app, check.id)).toMatchObject({ state: decisions[0].note });
});

test('sending an agreement runs the check if there is none, and again after a change of parties', async () => {
  const { app, admin, send } = await withAdmin();
  await addLawyer(app);
  const templates = (await admin.get('/api/agreement-templates')).body as { id: string; name: string }[];
  const template = templates.find(({ name }) => name === 'Contingency fee agreement')!.id;
  const id = await send({});
  const post = async (name = 'Maria Lopez') => {
    const { status, body } = await admin.post(`/api/clients/${id}/agreements`, {
      template,
      signers: [{ name, email: 'maria@example.com', role: 'client' }],
      deliver: 'link',
    });
    return [status, body.code];
  };
  expect(await post()).toEqual([201, undefined]);
  expect(await conflictStanding(app, id)).toBe('clear');
  await send({ firstName: 'Mariah', lastName: 'Novak' });
  await admin.put(`/api/clients/${id}`, { lastName: 'Novak' });
  expect(await post('Maria Novak')).toEqual([409, 'CONFLICT_CHECK_NEEDED']);
  expect(await conflictStanding(app, id)).toBe('open');
  expect(await app.models.agreements.countDocuments({ leadId: id })).toBe(1);
});

test('the check finds a signer of another lead’s agreement', async () => {
  const { app, admin, send, run } = await withAdmin();
  await addLawyer(app);
  const templates = (await admin.get('/api/agreement-templates')).body as { id: string; name: string }[];
  const template = templates.find(({ name }) => name === 'Contingency fee agreement')!.id;
  const first = await send({});
  await run(first);
  await admin.post(`/api/clients/${first}/agreements`, {
    template,
    signers: [
      { name: 'Maria Lopez', email: 'maria@example.com', role: 'client' },
      { name: 'Hector Ruiz', email: 'hector@example.com', role: 'spouse' },
    ],
    deliver: 'link',
  });
  const id = await send({ firstName: 'Héctor', lastName: 'Ruiz' });
  expect((await run(id)).hits).toMatchObject([
    { name: 'Hector Ruiz', why: 'Same name', where: 'Signer of an agreement', clientId: first },
  ]);
});

test('intake runs the check and does not decide it, and nobody without the right sees it or the list', async () => {
  const { app, send } = await withAdmin();
  const id = await send({});
  const [intake, user] = await Promise.all([app.signInAs('intake'), app.signInAsUser()]);
  const check = await intake.post(`/api/clients/${id}/conflicts`, {});
  expect(check.status).toBe(200);
  const decision = { state: 'waived', note: 'I say so.' };
  expect((await intake.put(`/api/conflicts/${check.body.id}`, decision)).status).toBe(403);
  expect((await intake.query('conflicts.names', {})).status).toBe(403);
  expect((await user.post(`/api/clients/${id}/conflicts`, {})).status).toBe(403);
  expect((await app.anyone.post(`/api/clients/${id}/conflicts`, {})).status).toBe(401);
  expect((await intake.post(`/api/clients/${'f'.repeat(24)}/conflicts`, {})).status).toBe(404);
  expect(await app.models.conflictChecks.countDocuments()).toBe(1);
});

test('an erased person leaves their checks and the matches of others, and stays on the firm’s list', async () => {
  const { app, admin, send, run } = await withAdmin();
  const second = await app.signInAs('admin');
  await app.models.users.updateMany({}, { $set: { createdAt: new Date(0), adminSince: new Date(0) } });
  const gone = await send({ firstName: 'Ann', lastName: 'Dixon', email: 'ann@example.com' });
  const id = await send({ firstName: 'Ann', lastName: 'Dixon' });
  await admin.mutate('conflicts.addNames', {
    list: 'former',
    file: 'old.csv',
    rows: [{ name: 'Ann Dixon' }],
  });
  await run(gone);
  await run(id);
  const facts = await admin.post('/api/privacy/export', { email: 'ann@example.com' });
  expect(facts.text).toContain('"former"');
  const erasure = await admin.post('/api/privacy/erase', {
    email: 'ann@example.com',
    reason: 'Asked for it.',
  });
  expect((await second.post(`/api/privacy/erase/${erasure.body.id}/agree`, {})).status).toBe(204);
  const checks = await app.models.conflictChecks.find().lean();
  expect(checks.map(({ clientId }) => clientId)).toEqual([id]);
  expect(checks[0]!.hits.map(({ where }) => where)).toEqual(['Firm list: represented before']);
  expect(await app.models.conflictNames.countDocuments()).toBe(1);
});
