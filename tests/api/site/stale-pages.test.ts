import { expect, test } from 'vitest';
import { weeklyLooks } from '../../../server/messages/mail/weekly-looks';
import { register } from '../../support/browser/register';
import { openMail } from '../../support/mail/open-mail';
import { startApp } from '../../support/start-app';

const page = '/services/roundup-claims';
const looks = [
  {
    path: page,
    title: 'Roundup',
    looked: '2026-10-01',
    searches: ['Roundup lawsuit ruling trial verdict {year}'],
    announced: [{ id: 'roundup-verdict', planned: '2027-02' }],
  },
];
const built = {
  ...register,
  looks,
  statements: register.statements.map((one) =>
    one.id === 'roundup-verdict'
      ? { ...one, dueAgain: '2026-11-01', pages: [page] }
      : { ...one, dueAgain: '2027-06-01' },
  ),
};
const day = Date.parse('2026-11-24T12:00:00Z');
const dayLength = 24 * 60 * 60 * 1000;
const week = 7 * dayLength;

test('a page without a review for 35 days is shown with its searches; one review clears it and its due items', async () => {
  const clock = { at: day };
  const app = await startApp({
    built,
    now: () => clock.at,
    lifetimes: { idle: 52 * week, absolute: 52 * week },
  });
  await using _ = app;
  const admin = await app.signInAsAdmin();
  const ask = async (name: string) => (await admin.get(`/trpc/statements.${name}`)).body.result.data;
  expect(await ask('stale')).toEqual([
    {
      path: page,
      title: 'Roundup',
      looked: '2026-10-01',
      dueOn: '2026-11-05',
      passed: [],
      searches: ['Roundup lawsuit ruling trial verdict 2026'],
    },
  ]);
  expect((await ask('due')).due).toBe(1);
  const done = await admin.post('/trpc/statements.lookedAtPage', { path: page, note: 'Nothing new found' });
  expect(done.status).toBe(200);
  expect(await ask('stale')).toEqual([]);
  expect((await ask('due')).due).toBe(0);
  const notices = await ask('notices');
  expect(notices.find((one: { path: string }) => one.path === page)).toMatchObject({
    text: '',
    isShown: false,
    day: '2026-11-24',
    history: [{ did: 'looked for news', note: 'Nothing new found' }],
  });
  clock.at = day + 35 * dayLength;
  expect(await ask('stale')).toHaveLength(1);
  clock.at = Date.parse('2027-03-01T12:00:00Z');
  expect(await ask('stale')).toEqual([
    expect.objectContaining({ passed: [{ id: 'roundup-verdict', planned: '2027-02' }] }),
  ]);
});

test('only a page with open lawsuits can be marked as reviewed', async () => {
  const app = await startApp({ built, now: () => day, lifetimes: { idle: week, absolute: week } });
  await using _ = app;
  const admin = await app.signInAsAdmin();
  const answer = await admin.post('/trpc/statements.lookedAtPage', { path: '/about', note: 'Looked' });
  expect(answer.status).toBe(404);
});

test('staff get one message a week with the pages and searches, and none if every page was reviewed', async () => {
  await using house = await openMail({ staff: 'intake@lantern.example', staffMode: 'daily', at: day, built });
  const { app, clock, smtp } = house;
  const findMails = () => smtp.got.filter(({ text }) => text.includes('nobody has looked for news'));
  for (let round = 0; round < 3; round++) await weeklyLooks(app.mail);
  await app.outbox.run();
  expect(findMails()).toHaveLength(1);
  expect(findMails()[0]!.text.replaceAll('=\r\n', '')).toContain('Roundup lawsuit ruling trial verdict 2026');
  clock.time += week;
  await weeklyLooks(app.mail);
  await app.outbox.run();
  expect(findMails()).toHaveLength(2);
  const admin = await app.signInAsAdmin();
  await admin.post('/trpc/statements.lookedAtPage', { path: page, note: 'Looked' });
  clock.time += week;
  await weeklyLooks(app.mail);
  await app.outbox.run();
  expect(findMails()).toHaveLength(2);
});
