import { expect, test } from 'vitest';
import { openAgreements } from '../../support/agreements';

const batch = 'b'.repeat(24);
const onPaper = { how: 'paper', at: '2026-11-20T10:00:00.000Z', note: 'Scan in the case folder' };

test('a call that only sets Signed still works, and records who did so and when', async () => {
  await using house = await openAgreements();
  const { admin, lead, clock } = house;
  const put = async (body: object) => (await admin.put(`/api/clients/${lead}`, body)).body;
  const recorded = { how: 'recorded', at: new Date(clock.time).toISOString(), by: expect.any(String) };
  expect(await put({ status: 'Signed' })).toMatchObject({ status: 'Signed', signed: recorded });
  clock.time += 60_000;
  expect(await put({ status: 'Signed', firstName: 'Ana' })).toMatchObject({ signed: recorded });
  expect(await put({ status: 'Signed', signed: onPaper })).toMatchObject({ signed: onPaper });
  expect((await put({ status: 'Signed', signed: { ...onPaper, how: 'recorded' } })).code).toBe('BAD_REQUEST');
});

test('setting many leads to Signed requires how, and an undo restores their earlier values', async () => {
  await using house = await openAgreements();
  const { admin, lead } = house;
  const change = { status: 'Signed', signed: onPaper };
  await admin.mutate('clients.updateMany', { ids: [lead], batch, change });
  const stands = async () => (await admin.get(`/api/clients/${lead}`)).body;
  expect(await stands()).toMatchObject({ status: 'Signed', signed: onPaper });
  const off = { ids: [lead], batch: 'c'.repeat(24) };
  await admin.mutate('clients.updateMany', { ...off, change: { status: 'Contacted' } });
  expect(await stands()).not.toHaveProperty('signed');
  await admin.mutate('clients.undoMany', off);
  expect(await stands()).toMatchObject({ status: 'Signed', signed: onPaper });
});

test('a call that ends with Signed says how in the same write', async () => {
  await using house = await openAgreements();
  const { admin, lead } = house;
  await admin.mutate('desk.work', { id: lead, outcome: 'Reached', status: 'Signed', signed: onPaper });
  expect((await admin.get(`/api/clients/${lead}`)).body).toMatchObject({ attempts: 1, signed: onPaper });
});

test('a status set by hand does not change what an agreement has signed', async () => {
  await using house = await openAgreements();
  const { admin, app, lead } = house;
  const { id, tokens } = await house.send();
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  await house.countersign(id);
  await app.outbox.run();
  const { body } = await admin.put(`/api/clients/${lead}`, { status: 'Signed', signed: onPaper });
  expect(body.signed).toMatchObject({ how: 'agreement', agreement: id });
});
