import { expect, test } from 'vitest';
import { settings } from '../../../shared/settings';
import type { Caller } from '../../support/caller';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';

const shared = shareApp();

const findLetter = async (who: Caller, id: string) =>
  (await who.query('desk.letter', { id })).body.result.data;
const late = 'Too much time has passed';

test('the letter for a reason is filled in for its person, and shows who sent it and when', async () => {
  let now = Date.parse('2026-03-02T15:00:00Z');
  const app = await shared(() => now);
  const clerk = await app.signInAs('intake');
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  expect((await clerk.mutate('desk.letterSent', { id })).status).toBe(400);
  await clerk.put(`/api/clients/${id}`, { status: 'Turned down', statusReason: late });
  const { reason, text, sent } = await findLetter(clerk, id);
  expect([reason, sent]).toEqual([late, null]);
  expect(text).toMatch(/^March 2, 2026\n\nMaria Lopez\n\nDear Maria Lopez,/);
  expect(text).toContain('telling Lantern Justice about your case (AFFF)');
  expect(text).toContain('statute of limitations');
  expect(text).toMatch(/Sam Okafor\nLantern Justice$/);
  now += 60_000;
  expect((await clerk.mutate('desk.letterSent', { id })).status).toBe(200);
  expect((await findLetter(clerk, id)).sent).toEqual({
    at: new Date(now).toISOString(),
    by: 'Sam Okafor',
    reason: late,
  });
  const [newest] = (await clerk.query('clients.timeline', { id })).body.result.data;
  expect(newest).toMatchObject({ action: 'letter', note: late, actor: 'Sam Okafor' });
});

test('reasons are counted, including those in a clerk’s own words, without deleted leads', async () => {
  const app = await shared();
  const clerk = await app.signInAs('intake');
  for (const [index, statusReason] of [late, 'Sent by mistake', late, late].entries()) {
    const { id } = (await app.anyone.post('/api/clients', make.client({ firstName: `Person ${index}` })))
      .body;
    await clerk.put(`/api/clients/${id}`, { status: 'Turned down', statusReason });
  }
  const [gone] = (await clerk.get('/api/clients')).body;
  await clerk.delete(`/api/clients/${gone.id}`);
  expect((await clerk.query('desk.reasonCounts')).body.result.data).toEqual([
    { reason: late, count: 2 },
    { reason: 'Sent by mistake', count: 1 },
  ]);
});

test('staff keep the reasons; a letter without the warning of the time limit is refused', async () => {
  const app = await shared();
  const [admin, clerk] = [await app.signInAsAdmin(), await app.signInAs('intake')];
  const save = (reasons: object[]) =>
    admin.mutate('settings.save', { name: 'turnDown', version: 0, value: { reasons } });
  expect((await save([{ label: 'No', letter: 'We are sorry.' }])).status).toBe(400);
  expect(
    (
      await save([
        { label: 'No', letter: '' },
        { label: 'no', letter: '' },
      ])
    ).status,
  ).toBe(400);
  const letter = 'Dear {name}, mind the statute of limitations. {unknown}';
  expect((await save([{ label: 'No', letter }])).status).toBe(200);
  expect((await clerk.query('desk.reasons')).body.result.data).toEqual(['No']);
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  await clerk.put(`/api/clients/${id}`, { status: 'Turned down', statusReason: 'No' });
  expect((await findLetter(clerk, id)).text).toBe(
    'Dear Maria Lopez, mind the statute of limitations. {unknown}',
  );
});

test('every reason that is built in has a letter of the shape that staff could save', () => {
  const { schema, initial } = settings.turnDown;
  expect(schema.safeParse(initial).error).toBeUndefined();
  for (const { letter } of initial.reasons) expect(letter).toContain('{name}');
});
