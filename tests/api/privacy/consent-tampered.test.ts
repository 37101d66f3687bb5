import { expect, test } from 'vitest';
import type { ConsentDoc } from '../../../server/proof/consent.model';
import { readConsents } from '../../../server/proof/read-consents';
import { consented } from '../../support/consented';
import { make } from '../../support/make';
import { startApp, type TestApp } from '../../support/start-app';

const maria = { email: 'maria.lopez@example.com', phoneNumber: '+14155550132' };
const ana = { email: 'ana.silva@example.com', phoneNumber: '+14155550188' };

const send = async (app: TestApp, lead: object): Promise<string> =>
  (await app.anyone.post('/api/clients', lead)).body.id;

/** The entries that the gate reads about a person: their kinds, in order. */
const readEntries = async ({ models, consents }: TestApp, person: typeof maria, lead?: string) => {
  const keys = await consents.personKeys.findKeys(person);
  const docs = await readConsents({ models, consents }, { keys, ...(lead && { clientIds: [lead] }) });
  return docs.map(({ kind, channel }) => [kind, channel].filter(Boolean).join(' '));
};

test('the gate reads no answer whose keys, lead, time or record were exchanged after it was written', async () => {
  await using app = await startApp();
  const { models, consents } = app;
  const id = await send(app, consented(maria));
  await app.consents.sealAll();
  const keys = await consents.personKeys.findKeys(ana);
  expect(await readEntries(app, maria, id)).toEqual(['answer']);
  const sealed = (await models.consents.findOne({ clientId: id }).lean<ConsentDoc>())!;
  const record = { ...sealed.record, granted: false };
  const changes = [{ keys }, { clientId: 'f'.repeat(24) }, { at: new Date('2099-01-01') }, { record }];
  for (const change of changes) {
    await models.consents.updateOne({ _id: sealed._id }, { $set: change });
    expect([await readEntries(app, maria, id), await readEntries(app, ana)]).toEqual([[], []]);
    await models.consents.replaceOne({ _id: sealed._id }, sealed);
  }
  expect(await readEntries(app, maria, id)).toEqual(['answer']);
});

test('a withdrawal stays in force as signed, whatever was added next to it or into it', async () => {
  const clock = { time: Date.parse('2026-11-18T20:00:00Z') };
  await using app = await startApp({ now: () => clock.time });
  const { models, consents } = app;
  const admin = await app.signInAsAdmin();
  const id = await send(app, consented(maria));
  await admin.post(`/api/clients/${id}/consent/withdraw`, { source: 'stop', channel: 'text' });
  clock.time += 60_000;
  await send(app, { ...make.client(), ...maria });
  await app.consents.sealAll();
  const sealed = (await models.consents.findOne({ kind: 'withdrawal' }).lean<ConsentDoc>())!;
  const text = async () => (await admin.get(`/api/clients/${id}/contact?channel=text`)).body.reason;
  expect(await text()).toBe('WITHDRAWN');
  const keys = await consents.personKeys.findKeys(ana);
  for (const change of [
    { at: new Date(0) },
    { kind: 'answer' },
    { record: { ...sealed.record, channel: 'email' } },
    { keys },
  ]) {
    await models.consents.updateOne({ _id: sealed._id }, { $set: change });
    expect(await readEntries(app, maria, id)).toContainEqual(expect.stringContaining('withdrawal'));
    expect(await readEntries(app, ana)).toEqual([]);
    await models.consents.replaceOne({ _id: sealed._id }, sealed);
  }
});

test('an answer inserted by hand counts neither without a place in the log nor with an old date', async () => {
  await using app = await startApp();
  const { models } = app;
  const id = await send(app, consented(maria));
  await app.consents.sealAll();
  const {
    index: _,
    leafHash: __,
    ...sealed
  } = (await models.consents.findOne({ clientId: id }).lean<ConsentDoc>())!;
  await models.consents.deleteOne({ _id: sealed._id });
  await models.consents.collection.insertOne({ ...sealed, _id: 'forged' } as never);
  expect(await readEntries(app, maria)).toEqual([]);
  const sentAt = '2020-01-01T00:00:00.000Z';
  const record = { ...sealed.record, id: 'forged', sentAt };
  const backdated = { ...sealed, _id: 'forged', at: new Date(sentAt), record, unsealed: true };
  await models.consents.collection.replaceOne({ _id: 'forged' } as never, backdated as never);
  expect(await readEntries(app, maria)).toEqual([]);
});

test('an answer counts from the moment of the request on, before it is sealed', async () => {
  await using app = await startApp();
  const id = await send(app, consented(maria));
  await app.consents.ingestConsents(id);
  expect(await readEntries(app, maria)).toEqual(['answer']);
});
