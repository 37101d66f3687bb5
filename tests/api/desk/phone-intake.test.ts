import { expect, test } from 'vitest';
import { firm } from '../../support/browser/firm';
import type { Caller } from '../../support/caller';
import { findConsent } from '../../support/consented';
import { byHand, contactAnswers } from '../../support/contact-answers';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';

const shared = shareApp();

let calls = 0;
const call = (different: object = {}) => ({
  key: `call-number-${++calls}`,
  firstName: 'Rosa',
  lastName: 'Lind',
  phoneNumber: '(212) 555-0147',
  caseType: '1',
  ...different,
});
const take = (who: Caller, different: object = {}) => who.mutate('desk.takeCall', call(different));
const get = async (who: Caller, id: string) => (await who.get(`/api/clients/${id}`)).body;
const timeline = async (who: Caller, id: string) =>
  (await who.query('clients.timeline', { id })).body.result.data;

test('a call becomes a lead without an e-mail address, contacted, with its answers, source, person and note', async () => {
  const app = await shared();
  const clerk = await app.signInAs('intake');
  const me = (await clerk.get('/api/auth/me')).body;
  const answer = await take(clerk, {
    source: 'referral',
    assignedTo: me.id,
    note: 'Was very tired.',
    answers: { firefighter: true, exposedToFoam: false },
  });
  expect(answer.status).toBe(200);
  const lead = await get(clerk, answer.body.result.data.id);
  expect(lead).toMatchObject({
    firstName: 'Rosa',
    email: '',
    source: 'referral',
    status: 'Contacted',
    assignedTo: me.id,
    answers: { firefighter: true, exposedToFoam: false },
    flags: ['NOT_MET:exposedToFoam', 'UNKNOWN:diagnosedWithCancer'],
    firstContactAt: lead.createdAt,
  });
  expect(lead.waitingSince).toBeUndefined();
  expect((await timeline(clerk, lead.id)).map(({ action, note }: never) => [action, note])).toEqual([
    ['call', ''],
    ['note', 'Was very tired.'],
    ['create', ''],
  ]);
});

test('a call that is sent twice is one lead, and two calls without an address are not the same person', async () => {
  const app = await shared();
  const clerk = await app.signInAs('intake');
  const once = call();
  const first = (await clerk.mutate('desk.takeCall', once)).body.result.data;
  expect((await clerk.mutate('desk.takeCall', once)).body.result.data.id).toBe(first.id);
  const other = (await take(clerk, { phoneNumber: '(212) 555-0199' })).body.result.data;
  expect(await app.models.clients.countDocuments()).toBe(2);
  expect((await clerk.query('clients.similar', { id: other.id })).body.result.data).toEqual([]);
});

test('missing facts of a call are reported at their fields, and nobody is assigned a lead they may not open', async () => {
  const app = await shared();
  const clerk = await app.signInAs('intake');
  const bad = await take(clerk, { firstName: ' ', phoneNumber: '', email: 'not an address' });
  expect(bad.status).toBe(400);
  const { issues } = bad.body.error.data;
  const fields = new Set(issues.map(({ path }: { path: string[] }) => path[0]));
  expect([...fields]).toEqual(['firstName', 'email', 'phoneNumber']);
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.post('/api/users', make.user({ role: 'user', email: 'u@example.com' }))).body;
  expect((await take(clerk, { assignedTo: id })).status).toBe(400);
  expect(await app.models.clients.countDocuments()).toBe(0);
});

test('staff may edit a lead without an address and add one, but not take a known one away', async () => {
  const app = await shared();
  const clerk = await app.signInAs('intake');
  const { id } = (await take(clerk)).body.result.data;
  const edited = await clerk.put(`/api/clients/${id}`, { email: '', lastName: 'Lindt' });
  expect(edited.body).toMatchObject({ email: '', lastName: 'Lindt' });
  expect((await clerk.put(`/api/clients/${id}`, { email: 'rosa@example.com' })).status).toBe(200);
  const emptied = await clerk.put(`/api/clients/${id}`, { email: '' });
  expect(emptied.status).toBe(400);
  expect(emptied.body.issues).toMatchObject([{ path: ['email'], message: 'Invalid email address' }]);
  expect((await get(clerk, id)).email).toBe('rosa@example.com');
  expect((await app.anyone.post('/api/clients', make.client({ email: '' }))).status).toBe(400);
});

test('an answer is added to the others, removed when emptied, judged again, and logged in the timeline', async () => {
  const app = await shared();
  const clerk = await app.signInAs('intake');
  const { id } = (await app.anyone.post('/api/clients', make.client({ answers: { firefighter: true } })))
    .body;
  const answer = (answers: object) => clerk.mutate('desk.answer', { id, answers });
  expect((await answer({ exposedToFoam: true, diagnosedWithCancer: true })).status).toBe(200);
  expect(await get(clerk, id)).toMatchObject({
    answers: { firefighter: true, exposedToFoam: true, diagnosedWithCancer: true },
  });
  expect((await get(clerk, id)).flags).toBeUndefined();
  await answer({ firefighter: null });
  const lead = await get(clerk, id);
  expect(lead.answers).toEqual({ exposedToFoam: true, diagnosedWithCancer: true });
  expect(lead.flags).toEqual(['UNKNOWN:firefighter']);
  expect((await timeline(clerk, id))[0].changes).toEqual([
    { field: 'Did you work as a firefighter?', from: 'Yes', to: '' },
  ]);
  const entries = (await timeline(clerk, id)).length;
  await answer({ exposedToFoam: true });
  expect((await timeline(clerk, id)).length).toBe(entries);
});

test('administrators change what is asked and its order; the criteria stay, and a newer change is not overwritten', async () => {
  const app = await shared();
  const [admin, clerk] = [await app.signInAsAdmin(), await app.signInAs('intake')];
  const read = async (who: Caller) => (await who.query('desk.questions', { caseType: '5' })).body.result.data;
  const { version, questions } = await read(clerk);
  expect(questions.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual(['onBaseFrom', 'onBaseUntil']);
  const ownQuestions = [
    { id: 'served', label: 'Did you serve there?', kind: 'yes or no', required: true },
    {
      id: 'unit',
      label: 'In which unit?',
      kind: 'text',
      askedWhen: { question: 'served', answer: 'yes' },
    },
  ];
  const save = (input: object) =>
    admin.mutate('desk.saveQuestions', { caseType: '5', version, questions: ownQuestions, ...input });
  expect((await save({ questions: [...ownQuestions].reverse() })).status).toBe(400);
  expect((await save({ questions: [ownQuestions[0], ownQuestions[0]] })).status).toBe(400);
  expect((await save({})).status).toBe(200);
  expect((await read(clerk)).questions).toEqual(ownQuestions);
  expect((await admin.get('/api/intake/rules/5')).body.criteria).toHaveLength(1);
  expect((await save({})).status).toBe(409);
});

test('an answer given on the phone is recorded with the clerk, the way and the text read out, and permits texts', async () => {
  // A Wednesday, noon in New York.
  const app = await shared(() => Date.parse('2026-11-18T17:00:00Z'));
  const clerk = await app.signInAs('intake');
  const me = (await clerk.get('/api/auth/me')).body;
  const { version, text } = (await clerk.query('desk.spokenConsent')).body.result.data;
  expect(text).toContain(firm.name);
  const answer = await take(clerk, { source: 'walk-in', contactConsent: true, consentVersion: version });
  expect(answer.status).toBe(200);
  const record = await findConsent(app.models, answer.body.result.data.id);
  expect(record).toMatchObject({
    granted: true,
    evidence: 'recorded',
    recordedBy: { id: me.id, name: `${me.firstName} ${me.lastName}`, how: 'walk-in' },
    text,
    version,
  });
  expect(await contactAnswers(clerk, answer.body.result.data.id)).toEqual(byHand);
  const silent = await take(clerk, { phoneNumber: '(212) 555-0188' });
  expect(await findConsent(app.models, silent.body.result.data.id)).toBeUndefined();
});

test('a call that was taken is the first of the calls, in which the person was reached; a walk-in is none', async () => {
  const app = await shared();
  const clerk = await app.signInAs('intake');
  const toId = async (different: object) => (await take(clerk, different)).body.result.data.id as string;
  const desk = async (id: string) => (await clerk.query('desk.lead', { id })).body.result.data;
  const called = await toId({});
  expect((await desk(called)).calls).toMatchObject([{ outcome: 'Reached', by: 'Sam Okafor' }]);
  expect((await get(clerk, called)).attempts).toBe(1);
  expect((await timeline(clerk, called)).map(({ action }: never) => action)).toEqual(['call', 'create']);
  const came = await toId({ source: 'walk-in', phoneNumber: '(212) 555-0148' });
  expect((await desk(came)).calls).toEqual([]);
});

test.each(['text', 'email'])(
  'someone who only wrote by %s waits, and no call confirms their number',
  async (source) => {
    const app = await shared();
    const clerk = await app.signInAs('intake');
    const id = (await take(clerk, { source })).body.result.data.id as string;
    await app.outbox.run();
    expect(await get(clerk, id)).toMatchObject({ source, status: 'New' });
    const stored = await app.models.clients.findById(id).lean();
    expect(stored!.waitingSince).toEqual(stored!.createdAt);
    expect(stored!.firstContactAt).toBeUndefined();
    expect((await clerk.query('desk.lead', { id })).body.result.data.calls).toEqual([]);
    expect(await app.models.consents.exists({ kind: 'confirmation' })).toBeNull();
  },
);

test('an answer to a question with a lead field is stored in that field only, no matter who gives it', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const questions = [
    { id: 'born', label: 'When were you born?', kind: 'date', field: 'dateOfBirth', required: true },
    { id: 'home', label: 'Where do you live?', kind: 'text', field: 'state' },
    { id: 'who', label: 'Whose case is it?', kind: 'text', field: 'speaksFor' },
    { id: 'used', label: 'Did you use it?', kind: 'yes or no' },
  ];
  const criterion = {
    id: 'texan',
    words: 'Lives in Texas',
    otherwise: 'flag',
    test: { kind: 'one of', question: 'home', values: ['TX'] },
  };
  const current = (await admin.query('desk.questions', { caseType: '1' })).body.result.data;
  const rule = { caseType: '1', version: current.version, questions, criteria: [criterion] };
  expect((await admin.put('/api/intake/rules/1', rule)).status).toBe(200);
  const twice = {
    ...rule,
    version: current.version + 1,
    questions: [...questions, { ...questions[0], id: 'again' }],
  };
  expect((await admin.put('/api/intake/rules/1', twice)).status).toBe(400);

  const answers = { born: '1961-04-30', home: 'OH', who: 'Ana Lopez (daughter)', used: true };
  const { id } = (await app.anyone.post('/api/clients', make.client({ caseType: '1', answers }))).body;
  const lead = async () => (await admin.get(`/api/clients/${id}`)).body;
  expect(await lead()).toMatchObject({
    dateOfBirth: '1961-04-30',
    state: 'OH',
    speaksFor: { name: 'Ana Lopez', relation: 'daughter' },
    answers: { used: true },
    flags: ['NOT_MET:texan'],
  });
  expect((await lead()).answers).toEqual({ used: true });

  const answer = (values: object) => admin.mutate('desk.answer', { id, answers: values });
  expect((await answer({ home: 'TX', born: 'about 1960', who: null })).status).toBe(200);
  expect(await lead()).toMatchObject({ state: 'TX', answers: { used: true, born: 'about 1960' } });
  expect((await lead()).speaksFor).toBeUndefined();
  expect((await lead()).flags ?? []).toEqual([]);
  const [newest] = (await admin.query('clients.timeline', { id })).body.result.data;
  expect(JSON.stringify(newest)).toContain('TX');

  const own = make.client({ caseType: '1', email: 'own@example.com', state: 'NY', answers: { home: 'OH' } });
  const second = (await app.anyone.post('/api/clients', own)).body.id;
  expect((await admin.get(`/api/clients/${second}`)).body).toMatchObject({
    state: 'NY',
    answers: { home: 'OH' },
  });
});

test('a call keeps how the person found us, and a call back is planned for tomorrow at 9 where they are', async () => {
  // 9 PM on March 3 in California, and 5 AM on March 4 in UTC.
  const app = await shared(() => Date.parse('2026-03-04T05:00:00Z'));
  const clerk = await app.signInAs('intake');
  const answer = await take(clerk, {
    phoneNumber: '(415) 555-0147',
    campaign: 'Billboard',
    callBack: true,
  });
  const { id } = answer.body.result.data;
  expect(await get(clerk, id)).toMatchObject({ campaign: 'Billboard', source: 'phone', status: 'Contacted' });
  const desk = (await clerk.query('desk.lead', { id })).body.result.data;
  expect(desk.tasks).toMatchObject([
    { title: 'Call back', kind: 'call', dueAt: '2026-03-04T17:00:00.000Z', remindAt: null },
  ]);
  expect(desk.calls).toMatchObject([{ outcome: 'Reached' }]);
  const other = (await take(clerk, { phoneNumber: '(415) 555-0148' })).body.result.data;
  expect((await clerk.query('desk.lead', { id: other.id })).body.result.data.tasks).toEqual([]);
});
