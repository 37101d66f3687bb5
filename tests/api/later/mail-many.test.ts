import { expect, test } from 'vitest';
import { openMail } from '../../support/mail/open-mail';
import { make } from '../../support/make';

const minute = 60_000;

test('a person who is assigned many leads in one step gets one message for all of them, once the last is theirs', async () => {
  await using house = await openMail();
  const { app, clock, smtp } = house;
  const admin = await app.signInAsAdmin();
  const person = (await admin.post('/api/users', make.user({ role: 'intake' }))).body.id;
  const ids: string[] = [];
  for (let index = 0; index < 7; index++) ids.push(await house.lead({ email: `p${index}@example.com` }));
  await app.outbox.run();
  smtp.got.length = 0;
  const batch = 'a'.repeat(24);
  const give = (part: string[]) =>
    admin.mutate('clients.updateMany', { ids: part, batch, change: { assignedTo: person } });
  await give(ids.slice(0, 4));
  await app.outbox.run();
  clock.time += minute / 2;
  await give(ids.slice(4));
  clock.time += minute / 2;
  await app.outbox.run();
  expect(smtp.got).toEqual([]);
  clock.time += minute;
  await app.outbox.run();
  expect(smtp.got).toHaveLength(1);
  expect(smtp.got[0]).toMatchObject({ to: ['sam.okafor@example.com'] });
  expect(smtp.got[0]!.text).toContain('Subject: 7 leads are assigned to you');
  expect(smtp.got[0]!.text).toContain(`/admin/clients?assignedTo=${person}`);
});

test('nobody gets a message about many leads that were assigned and taken back in one step', async () => {
  await using house = await openMail();
  const { app, clock, smtp } = house;
  const admin = await app.signInAsAdmin();
  const [one, other] = [
    make.user({ role: 'intake' }),
    make.user({ role: 'intake', email: 'ida@example.com' }),
  ];
  const [before, after] = [
    (await admin.post('/api/users', one)).body.id,
    (await admin.post('/api/users', other)).body.id,
  ];
  const ids = [await house.lead(), await house.lead({ email: 'wei@example.com' })];
  for (const id of ids) await admin.put(`/api/clients/${id}`, { assignedTo: before });
  await app.outbox.run();
  smtp.got.length = 0;
  const batch = 'b'.repeat(24);
  await admin.mutate('clients.updateMany', { ids, batch, change: { assignedTo: after } });
  await app.outbox.run();
  await admin.mutate('clients.undoMany', { ids, batch });
  clock.time += 2 * minute;
  await app.outbox.run();
  expect((await admin.get(`/api/clients/${ids[0]}`)).body.assignedTo).toBe(before);
  expect(smtp.got).toEqual([]);
  expect((await house.entries()).filter(({ state }) => state !== 'done')).toEqual([]);
});
