import { expect, test } from 'vitest';
import { hour } from '../../../shared/durations';
import type { MessageState } from '../../../shared/schemas/message';
import { eventually } from '../../support/eventually';
import { make } from '../../support/make';
import { shareTexts } from '../../support/share-house';
import type { TextHouse } from '../../support/texts';

const openShared = shareTexts();

const addTemplate = async ({ admin }: TextHouse, different: object = {}) =>
  (await admin.post('/api/message-templates', { ...make.template(), ...different })).body;

test('a template is data with a version; a change that comes too late is refused', async () => {
  const house = await openShared();
  const { admin, app } = house;
  const created = await admin.post('/api/message-templates', make.template({ caseTypes: ['1'] }));
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ version: 1, on: true, caseTypes: ['1'], subject: '' });
  const { id } = created.body;
  const changed = await admin.put(`/api/message-templates/${id}`, {
    ...make.template({ text: 'Hi {{firstName}}' }),
    version: 1,
  });
  expect(changed.body).toMatchObject({ id, version: 2, text: 'Hi {{firstName}}', caseTypes: [] });
  const late = await admin.put(`/api/message-templates/${id}`, { ...make.template(), version: 1 });
  expect(late.status).toBe(409);
  expect((await admin.get('/api/message-templates')).body).toContainEqual(changed.body);
  expect(await app.models.audit.countDocuments({ entity: 'message-template', entityId: id })).toBe(2);
  const clerk = await app.signInAs('intake');
  expect((await clerk.get('/api/message-templates')).status).toBe(403);
  const shortened = await admin.post('/api/message-templates', make.template({ text: 'See bit.ly/abc' }));
  expect(shortened.status).toBe(400);
  expect(shortened.body.message).toBe(
    'bit.ly is not your own site. Only links to lantern.example are allowed.',
  );
});

test('ready-made templates are off, and a lead is offered those for its channel, language and case type', async () => {
  const house = await openShared();
  const { app, admin } = house;
  expect((await admin.get('/api/message-templates')).body.map(({ on }: { on: boolean }) => on)).not.toContain(
    true,
  );
  const fits = await addTemplate(house, { caseTypes: ['1'] });
  const email = await addTemplate(house, { channel: 'email', subject: 'For {{firstName}}', text: 'Hello,' });
  await addTemplate(house, { caseTypes: ['2'] });
  await addTemplate(house, { language: 'es' });
  await addTemplate(house, { on: false });
  const lead = await house.lead();
  const clerk = await app.signInAs('intake');
  const offered = async (channel: string) =>
    (await clerk.query('messageTemplates.ofLead', { id: lead, channel })).body.result.data;
  expect(await offered('text')).toEqual([
    {
      id: fits.id,
      version: 1,
      name: 'A good time',
      subject: '',
      text: 'Hi Maria, this is Lantern Justice. When can we call you?',
    },
  ]);
  expect(await offered('email')).toMatchObject([{ id: email.id, subject: 'For Maria', text: 'Hello,' }]);
});

test('a message keeps its template and version, with its words or those that staff made of them', async () => {
  const house = await openShared();
  const { admin, standIn } = house;
  const lead = await house.lead();
  const { id } = await addTemplate(house, { text: 'Hi {{firstName}}, one moment.' });
  const post = (body: object) => admin.post(`/api/clients/${lead}/messages`, { channel: 'text', ...body });
  const first = await post({ template: id });
  expect(first.status).toBe(202);
  expect(first.body).toMatchObject({ text: 'Hi Maria, one moment.', template: id, templateVersion: 1 });
  await admin.put(`/api/message-templates/${id}`, make.template({ text: 'Hi {{firstName}}, later.' }));
  const changed = await post({ template: id, templateVersion: 1, text: 'Hi Maria, one moment!' });
  expect(changed.body).toMatchObject({ text: 'Hi Maria, one moment!', templateVersion: 1 });
  expect((await post({ template: id })).body).toMatchObject({ text: 'Hi Maria, later.', templateVersion: 2 });
  await eventually(() => standIn.texts.length).toBe(3);
  expect((await house.conversation(lead)).map((one: { template: string }) => one.template)).toEqual([
    id,
    id,
    id,
  ]);
});

test('refuses a message without words, for another channel, from a template that is off, and with a foreign link', async () => {
  const house = await openShared();
  const { admin, app } = house;
  const lead = await house.lead();
  const email = await addTemplate(house, { channel: 'email', subject: 'Hi' });
  const off = await addTemplate(house, { on: false });
  const post = (body: object) => admin.post(`/api/clients/${lead}/messages`, { channel: 'text', ...body });
  expect((await post({})).status).toBe(400);
  expect((await post({ template: email.id })).body.message).toBe('This template is for e-mails.');
  expect((await post({ template: off.id })).body.message).toBe('This template is turned off.');
  expect((await post({ template: '0'.repeat(24) })).status).toBe(404);
  const linked = await post({ text: 'Look: https://tinyurl.com/abc' });
  expect(linked.status).toBe(400);
  expect(linked.body.message).toContain('tinyurl.com is not your own site.');
  expect((await post({ text: 'Look: https://lantern.example/faq' })).status).toBe(202);
  expect(await app.models.messages.countDocuments()).toBe(1);
});

test('someone who only texted us is answered in own words, never with a template', async () => {
  const house = await openShared();
  const { admin, app } = house;
  const { id } = await addTemplate(house);
  const lead = (await app.anyone.post('/api/clients', make.client())).body.id;
  await house.receive('Can you help?');
  await eventually(() => app.models.consents.countDocuments({ kind: 'inbound' })).toBe(1);
  const refused = await admin.post(`/api/clients/${lead}/messages`, { channel: 'text', template: id });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'NOT_ALLOWED',
    message: 'A template needs their consent to texts. They only texted us, so answer in your own words.',
  });
  expect((await house.write(lead)).status).toBe(202);
});

test('deletes a template that no message began with; another one can only be turned off', async () => {
  const house = await openShared();
  const { admin, app } = house;
  const [{ id: used }, { id: unused }] = [await addTemplate(house), await addTemplate(house)];
  await admin.post(`/api/clients/${await house.lead()}/messages`, { channel: 'text', template: used });
  const remove = (id: string) => admin.delete(`/api/message-templates/${id}`);
  expect((await remove(used)).body.message).toBe(
    'Messages were sent with this template. Turn it off instead.',
  );
  expect((await remove(unused)).status).toBe(204);
  expect((await remove(unused)).status).toBe(404);
  expect(await app.models.audit.countDocuments({ entityId: unused, action: 'delete' })).toBe(1);
});

test('counts what became of the texts of each template, of the others and of all, and marks one that is blocked more than 2 in 100', async () => {
  const house = await openShared();
  const { app, admin, clock } = house;
  const [{ id: fine }, { id: spam }] = [await addTemplate(house), await addTemplate(house)];
  const [key = ''] = await app.consents.personKeys.phoneKey('(415) 555-0132');
  const store = (template: string | undefined, state: MessageState, different: object = {}) =>
    app.models.messages.create({
      template,
      state,
      phoneKey: 'another',
      channel: 'text',
      direction: 'out',
      sealed: 'x',
      at: new Date(clock.time - hour),
      cost: '0.0079 USD',
      ...different,
    });
  for (let count = 0; count < 49; count++) await store(fine, 'delivered');
  await store(fine, 'undelivered', { error: '30007', phoneKey: key });
  await store(fine, 'refused', { error: 'QUIET_HOURS', cost: undefined });
  await store(fine, 'delivered', { at: new Date(clock.time - 91 * 24 * hour) });
  for (let count = 0; count < 48; count++) await store(spam, 'sent');
  await store(spam, 'refused', { error: '40009' });
  await store(undefined, 'delivered', { by: 'Ana' });
  await store(undefined, 'not-confirmed');
  const lead = await house.lead();
  await admin.post(`/api/clients/${lead}/consent/withdraw`, { channel: 'text', source: 'phone' });
  const figures = (await admin.query('messageTemplates.figures', undefined)).body.result.data;
  expect(figures.filter(({ sent }: { sent: number }) => sent > 0)).toMatchObject([
    { id: fine, sent: 50, delivered: 49, blocked: 1, isBlockedOften: false, stopped: 1, cost: '0.40 USD' },
    { id: spam, sent: 49, delivered: 0, blocked: 1, isBlockedOften: true, stopped: 0, cost: '0.39 USD' },
    { id: 'own-words', sent: 1, delivered: 1, blocked: 0, stopped: 0, cost: '0.01 USD' },
    { id: 'automatic', sent: 1, delivered: 0, blocked: 0, stopped: 0, cost: '0.01 USD' },
    { id: 'all', sent: 101, delivered: 50, blocked: 2, stopped: 1, cost: '0.80 USD' },
  ]);
});
