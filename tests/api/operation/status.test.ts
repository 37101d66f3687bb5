import { expect, test, vi } from 'vitest';
import type { OutboxDoc } from '../../../server/core/outbox/outbox.model';
import { version } from '../../../server/core/version';
import { createTransport } from '../../../server/mail/transport';
import type { BackupSettings } from '../../../server/operations/archive/backups';
import { folderPlace } from '../../../server/operations/archive/places';
import { hour } from '../../../shared/durations';
import type { Finding, StatusPart } from '../../../shared/schemas/status';
import { firm } from '../../support/browser/firm';
import { make } from '../../support/make';
import { noMail, startApp, type TestApp } from '../../support/start-app';

const backup: BackupSettings = {
  place: folderPlace('/nowhere'),
  every: 24 * hour,
  keep: 14,
  write: () => Promise.reject(new Error('no room')),
};

/** The finding about a part, as an administrator sees it. */
const findFinding = async (app: TestApp, part: StatusPart): Promise<Finding> => {
  const admin = await app.signInAsAdmin();
  const { body } = await admin.get('/api/status');
  return body.findings.find((one: Finding) => one.part === part);
};

const entry = (different: Partial<OutboxDoc>): OutboxDoc => ({
  _id: `one-${Math.random()}`,
  eventId: 'one',
  kind: 'webhook',
  data: {},
  state: 'waiting',
  at: new Date(),
  dueAt: new Date(),
  attempts: 0,
  tries: 0,
  error: '',
  ...different,
});

test('an administrator sees the version and the state of each part, the same by REST and tRPC', async () => {
  await using app = await startApp({ dataDir: '.', limits: true });
  await app.anyone.post('/api/clients', make.client());
  const admin = await app.signInAsAdmin();
  const [{ status, body }, trpcAnswer] = await Promise.all([
    admin.get('/api/status'),
    admin.query('status.get'),
  ]);
  expect(status).toBe(200);
  expect(body).toMatchObject({ version, node: process.versions.node });
  const parts = body.findings.map(({ part }: Finding) => part);
  expect(new Set(parts)).toEqual(
    new Set([
      'store',
      'can-write',
      'disk',
      'backup',
      'queue',
      'mail',
      'texts',
      'clock',
      'ledger',
      'settings',
    ]),
  );
  expect(body.findings[0].says).toMatch(
    /^The embedded store answers in \d+ ms\. It holds \d+ records, [\d.]+ kB\.$/,
  );
  for (const { state, todo } of body.findings as Finding[]) expect(todo === undefined).toBe(state === 'good');
  expect(trpcAnswer.body.result.data.findings.map(({ part }: Finding) => part)).toEqual(parts);
});

test('the data check’s findings show with instructions until a check finds nothing', async () => {
  let damage = ['document 7 of collection 3 is not what was written', 'another', 'a third'];
  await using app = await startApp({ damage: () => damage });
  expect(await findFinding(app, 'store')).toEqual({
    part: 'store',
    state: 'bad',
    says: 'The data file is damaged: document 7 of collection 3 is not what was written. And 2 more.',
    todo: 'Put back a backup, or save what is whole: npx lantern repair salvage NEW_FOLDER',
  });
  damage = [];
  expect(await findFinding(app, 'store')).toMatchObject({ state: 'good' });
});

test('a backup is late, has failed, or is as it should be', async () => {
  await using app = await startApp({ backup });
  const note = (fields: object) =>
    app.models.backups.updateOne({ _id: 'schedule' }, { $set: fields }, { upsert: true });
  expect(await findFinding(app, 'backup')).toMatchObject({
    state: 'good',
    says: expect.stringMatching(/^There is none yet/),
  });
  await note({ lastAt: new Date(Date.now() - 3 * 24 * hour), bytes: 4_200_000 });
  expect(await findFinding(app, 'backup')).toMatchObject({
    state: 'bad',
    says: 'The newest is 3 days old, 4.2 MB; one is due every 24 hours.',
  });
  await note({ lastAt: new Date(Date.now() - 3 * hour) });
  expect(await findFinding(app, 'backup')).toMatchObject({ state: 'good' });
  await note({ failedAt: new Date(), failure: 'There is no room.' });
  expect(await findFinding(app, 'backup')).toMatchObject({
    state: 'look',
    says: expect.stringMatching(/The last try failed: There is no room\.$/),
  });
});

test('a server that cannot store leads says so, and for leads it is not ready; pages are served', async () => {
  let time = Date.now();
  await using app = await startApp({ now: () => time });
  expect(await findFinding(app, 'can-write')).toEqual({
    part: 'can-write',
    state: 'good',
    says: 'A test write was stored.',
  });
  const fails = vi.spyOn(app.models.probes, 'updateOne').mockImplementation((() => ({
    exec: () => Promise.reject(new Error('OutOfDiskSpace')),
  })) as never);
  time += 11_000;
  expect(await findFinding(app, 'can-write')).toMatchObject({ state: 'bad', todo: expect.any(String) });
  const forLeads = await app.anyone.get('/readyz?for=leads');
  expect([forLeads.status, forLeads.body.parts]).toEqual([
    503,
    { prepared: true, database: true, 'can-write': false },
  ]);
  expect((await app.anyone.get('/readyz')).status).toBe(200);
  expect(fails).toHaveBeenCalledTimes(1);
  fails.mockRestore();
  time += 3000;
  expect((await app.anyone.get('/readyz?for=leads')).status).toBe(200);
});

test('work that could not be sent wants a look, and work that nobody does is bad', async () => {
  await using app = await startApp();
  expect(await findFinding(app, 'queue')).toEqual({
    part: 'queue',
    state: 'good',
    says: 'Nothing is waiting.',
  });
  await app.models.outbox.create(entry({ state: 'needs a look' }));
  expect(await findFinding(app, 'queue')).toMatchObject({
    state: 'look',
    says: 'Nothing is waiting. Could not be sent: 1 message.',
  });
  await app.models.outbox.create(entry({ dueAt: new Date(Date.now() - hour) }));
  expect(await findFinding(app, 'queue')).toMatchObject({
    state: 'bad',
    says: '1 message on the way. Work has been due for 60 minutes.',
  });
});

test('the status reports a mail server that takes no messages, and a missing one', async () => {
  await using without = await startApp();
  expect(await findFinding(without, 'mail')).toMatchObject({ state: 'look' });
  const transport = createTransport('smtp://127.0.0.1:1');
  await using app = await startApp({ mail: { ...noMail, transport } });
  expect(await findFinding(app, 'mail')).toMatchObject({ state: 'good' });
  const soon = new Date(Date.now() + hour);
  await app.models.outbox.create(entry({ kind: 'mail', attempts: 2, dueAt: soon }));
  expect(await findFinding(app, 'mail')).toMatchObject({
    state: 'bad',
    says: 'Not taken by the mail server so far: 1 message. Lantern tries again.',
  });
});

test('a clock that went back is noticed by the consents, and one that is apart by the database', async () => {
  const clock = { time: Date.now() };
  await using app = await startApp({ now: () => clock.time });
  await app.models.ledgerHeads.create({
    _id: 1,
    rootHash: 'r',
    timestamp: new Date(clock.time + 3 * hour).toISOString(),
    keyId: 'k',
    signature: 's',
  });
  expect(await findFinding(app, 'clock')).toMatchObject({
    state: 'bad',
    says: 'It was set back: the newest entry of the ledger is 3 hours ahead of it.',
  });
  await using shared = await startApp({ isShared: true, now: () => Date.now() - 10_000 });
  expect(await findFinding(shared, 'clock')).toMatchObject({
    state: 'look',
    says: expect.stringMatching(/^It is \d+ seconds apart/),
  });
});

test('a head of the ledger that no service has stamped within a day wants a look, where one is set', async () => {
  await using app = await startApp({ timestampUrl: 'https://stamps.example.com' });
  const at = new Date(Date.now() - 49 * hour).toISOString();
  await app.models.ledgerHeads.create({
    _id: 12,
    rootHash: 'r',
    timestamp: at,
    keyId: 'k',
    signature: 's',
  });
  expect(await findFinding(app, 'ledger')).toMatchObject({
    state: 'look',
    says: 'The newest head covers 12 entries and is 2 days old. It has no time stamp.',
  });
  await app.models.ledgerHeads.updateOne({ _id: 12 }, { $set: { stamp: { at, response: 'MAA=' } } });
  expect(await findFinding(app, 'ledger')).toMatchObject({ state: 'good' });
});

test('the status comments on questionable settings, and says nothing if all is well', async () => {
  await using careless = await startApp({ limits: false, publicUrl: 'http://lantern.example' });
  const admin = await careless.signInAsAdmin();
  const { body } = await admin.get('/api/status');
  const warnings = body.findings.filter(({ part }: Finding) => part === 'settings');
  expect(warnings.map(({ state }: Finding) => state)).toEqual(['bad', 'look', 'look']);
  await using careful = await startApp({ limits: true, publicUrl: firm.origin, requireSecondFactor: true });
  expect((await careful.status()).findings.filter(({ part }) => part === 'settings')).toMatchObject([
    { state: 'good' },
  ]);
});

test('a part that does not answer says so, and keeps nobody from the others', async () => {
  await using app = await startApp({ dataDir: '.' });
  app.models.outbox.countDocuments = (() => new Promise(() => {})) as never;
  const { findings } = await app.status();
  const states = Object.fromEntries(findings.map(({ part, says }) => [part, says]));
  expect(states.queue).toBe('It did not answer.');
  expect(states.store).toMatch(/^The embedded store answers/);
});
