import { expect, test } from 'vitest';
import { settings } from '../../../shared/settings';
import { openMail } from '../../support/mail/open-mail';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';

test('who calls a lead that nobody has first has it from then on, unless the firm decided otherwise', async () => {
  await using app = await startApp();
  const [one, two] = [await app.signInAs('intake'), await app.signInAs('intake')];
  const readId = async (who: typeof one) => (await who.get('/api/auth/me')).body.id as string;
  const send = async (email: string) =>
    (await app.anyone.post('/api/clients', make.client({ email }))).body.id as string;
  const call = (who: typeof one, id: string) => who.mutate('desk.work', { id, outcome: 'No answer' });
  const owner = async (id: string) => (await one.get(`/api/clients/${id}`)).body.assignedTo;

  const first = await send('first@example.com');
  await one.mutate('desk.work', { id: first, note: 'Looks urgent.' });
  expect(await owner(first)).toBeNull();
  expect((await call(one, first)).status).toBe(200);
  expect(await owner(first)).toBe(await readId(one));
  const [entry] = (await one.query('clients.timeline', { id: first })).body.result.data.filter(
    ({ action }: { action: string }) => action === 'update',
  );
  expect(entry.changes).toEqual([{ field: 'assignedTo', from: '', to: await readId(one) }]);
  expect((await call(two, first)).status).toBe(200);
  expect(await owner(first)).toBe(await readId(one));

  const admin = await app.signInAsAdmin();
  const value = { ...settings.callPlan.initial, assigns: false };
  const saved = await admin.mutate('settings.save', { name: 'callPlan', value, version: 0 });
  expect(saved.status).toBe(200);
  const second = await send('second@example.com');
  await call(two, second);
  expect(await owner(second)).toBeNull();
});

test('who first writes to a lead that nobody has by hand has it, too, and a message that is refused changes nothing', async () => {
  await using house = await openMail({ replyTo: 'help+*@lantern.example' });
  const { app } = house;
  const clerk = await app.signInAs('intake');
  const me = (await clerk.get('/api/auth/me')).body.id as string;
  const id = await house.lead({ email: 'maria.lopez@example.com' });
  const write = (channel: string) =>
    clerk.post(`/api/clients/${id}/messages`, { channel, text: 'Can we call you at 3?' });
  const owner = async () => (await clerk.get(`/api/clients/${id}`)).body.assignedTo;
  expect((await write('text')).status).toBe(409);
  expect(await owner()).toBeNull();
  expect((await write('email')).status).toBe(202);
  expect(await owner()).toBe(me);
  const colleague = await app.signInAs('intake');
  await colleague.post(`/api/clients/${id}/messages`, { channel: 'email', text: 'Hello' });
  expect(await owner()).toBe(me);
});
