import { expect, test } from 'vitest';
import { createRouter, type Feature } from '../../../server/feature';
import { features } from '../../../server/features';
import { createTransport } from '../../../server/mail/transport';
import { collectShared } from '../../../shared/feature';
import { sharedFeatures } from '../../../shared/features';
import { firm } from '../../support/browser/firm';
import { startSmtp } from '../../support/mail/smtp';
import { make } from '../../support/make';
import { sampleFeature } from '../../support/sample-feature/feature';
import { callNotesShared } from '../../support/sample-feature/shared';
import { noMail, startApp } from '../../support/start-app';

const all = [...features, sampleFeature] as const satisfies readonly Feature[];
const day = 24 * 60 * 60 * 1000;

test('a feature is its folder and a line in the list: model, procedures, route, jobs, personal data and tag', async () => {
  let now = Date.now();
  await using app = await startApp({ features: all, now: () => now });
  const admin = await app.signInAsAdmin();
  const leadId = (await app.anyone.post('/api/clients', make.client())).body.id;

  await admin.mutate('callNotes.add', { leadId, text: 'Call after six' });
  expect((await admin.query('callNotes.list', { leadId })).body.result.data).toEqual(['Call after six']);
  expect((await admin.get(`/api/call-notes/${leadId}`)).text).toBe('Call after six');
  expect((await app.anyone.get(`/api/call-notes/${leadId}`)).status).toBe(401);
  expect((await admin.post(`/api/call-notes/${leadId}`, {})).headers.get('Allow')).toBe('GET, HEAD, OPTIONS');

  const { tags, paths } = (await app.anyone.get('/api/openapi.json')).body;
  expect(tags).toContainEqual({ name: 'Call notes', description: 'What was said on the phone.' });
  expect(paths['/call-notes'].get.tags).toEqual(['Call notes']);

  const { holdings } = app;
  const person = { leads: [], ids: [leadId], emails: [], phones: [], names: [], refused: [], keys: [] };
  expect(await holdings.callNotes?.collect(app, person)).toMatchObject([{ text: 'Call after six' }]);

  await app.outbox.start();
  await app.outbox.run();
  const notes = app.connection.collection('callnotes');
  expect(await notes.countDocuments()).toBe(1);
  const logged = await admin.query('audit.page', { action: 'note' });
  expect(logged.body.result.data).toMatchObject({ rows: [{ action: 'note', entityId: leadId }] });
  now += 31 * day;
  await app.outbox.run();
  expect(await notes.countDocuments()).toBe(0);
});

test('it reminds by an e-mail of its own, whose link opens without a sign-in', async () => {
  let now = Date.now();
  await using smtp = await startSmtp();
  await using app = await startApp({
    features: all,
    now: () => now,
    publicUrl: firm.origin,
    mail: { ...noMail, transport: createTransport(smtp.url), from: 'help@lantern.example' },
  });
  const clerk = await app.signInAs('intake');
  const leadId = (await app.anyone.post('/api/clients', make.client())).body.id;
  const remindAt = new Date(now + day).toISOString();
  await clerk.mutate('callNotes.add', { leadId, text: 'Call after six', remindAt });
  await app.outbox.start();
  const findReminder = async () => {
    for (let round = 0; round < 3; round++) await app.outbox.run();
    return smtp.got.find(({ text }) => text.includes('A note to look at'));
  };
  expect(await findReminder()).toBeUndefined();
  now += day + 1;
  const reminder = await findReminder();
  expect(reminder?.text).toContain('Call after six');
  const { pathname } = new URL(/https?:\S+\/call-note\/\S+/.exec(reminder!.text)![0]);
  expect((await app.anyone.get(pathname)).text).toBe('Call after six');
  expect((await app.anyone.get('/call-note/another')).status).toBe(404);
});

test('the types of its procedures are inferred like those of the product', () => {
  const router = createRouter(all);
  type Procedures = (typeof router)['_def']['record'];
  const names: (keyof Procedures['callNotes'] | keyof Procedures['clients'])[] = [
    'add',
    'list',
    'get',
    'create',
  ];
  expect(names).toHaveLength(4);
});

test('its permission and its audit action are a block of the shared list, and the compiler knows their names', () => {
  const all = { ...sharedFeatures, callNotes: callNotesShared };
  expect(collectShared(all, 'permissions')['callNotes.write']).toEqual(['admin']);
  expect(collectShared(all, 'permissions')['leads.read']).toEqual(['admin', 'intake']);
  expect(collectShared(all, 'auditActions')['call-note']).toBe('Wrote a call note about');
  expect(collectShared(all, 'auditEntities').callNote).toBe('call note');
  expect(collectShared(all, 'mails')['call-note']).toBe('A reminder of a call note');
  // @ts-expect-error No feature has this permission.
  expect(collectShared(all, 'permissions')['callNotes.read']).toBeUndefined();
});
