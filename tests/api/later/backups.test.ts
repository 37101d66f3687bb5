import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BackupSettings } from '../../../server/operations/archive/backups';
import { unpack } from '../../../server/operations/archive/pack';
import { backupName, bucketPlace, folderPlace } from '../../../server/operations/archive/places';
import { readArchive } from '../../../server/operations/archive/read-lines';
import { withMongo } from '../../../server/operations/archive/sources';
import { writeArchive } from '../../../server/operations/archive/write-archive';
import { access, startBucket } from '../../support/bucket';
import { eventually } from '../../support/eventually';
import { openMail } from '../../support/mail/open-mail';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';
import { tempDir } from '../../support/store/embedded-store';
import { testStoreUri } from '../../support/store/test-server';

const hour = 60 * 60 * 1000;
const begin = Date.UTC(2026, 10, 23, 12);

/** Writes the test's own database, like the command that the server starts. */
const writing =
  (database: () => string): BackupSettings['write'] =>
  (file) => {
    const uri = new URL(testStoreUri());
    uri.pathname = `/${database()}`;
    return withMongo(uri.href, (source) =>
      writeArchive(file, source, { now: Date.now, settings: [], lock: {} }),
    );
  };

/** A server that makes a daily backup and keeps two, with the test's clock. */
const openWith = async (place: BackupSettings['place'], write?: BackupSettings['write']) => {
  const clock = { time: begin };
  const dbName = () => app.dbName;
  const app = await startApp({
    now: () => clock.time,
    backup: { place, every: 24 * hour, keep: 2, write: write ?? writing(dbName) },
  });
  const nextDay = async () => {
    clock.time += 24 * hour;
    await app.outbox.run();
  };
  return { app, clock, nextDay, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
};

const stateFor = async (app: Awaited<ReturnType<typeof startApp>>) =>
  (await (await app.signInAsAdmin()).query('backups.state')).body.result.data;

test('a backup is made each day into a folder, two are kept, and what else stands there is left alone', async () => {
  await using folder = await tempDir();
  writeFileSync(join(folder.path, 'mine.txt'), '');
  mkdirSync(join(folder.path, '.unfinished'));
  writeFileSync(join(folder.path, '.unfinished', 'of a killed server'), '');
  await using house = await openWith(folderPlace(folder.path));
  await house.app.anyone.post('/api/clients', make.client());
  await house.app.outbox.start();
  await house.app.outbox.run();
  expect(readdirSync(folder.path)).toEqual(['lantern-2026-11-23T12-00-00-000Z.lantern', 'mine.txt']);
  await house.nextDay();
  await house.nextDay();
  const names = readdirSync(folder.path);
  expect(names).toEqual([
    'lantern-2026-11-24T12-00-00-000Z.lantern',
    'lantern-2026-11-25T12-00-00-000Z.lantern',
    'mine.txt',
  ]);
  const { manifest } = await readArchive(await unpack(join(folder.path, names[1]!), {}));
  expect(manifest.collections).toMatchObject({ clients: { documents: 1 }, users: { documents: 1 } });
  expect(await stateFor(house.app)).toMatchObject({
    isOn: true,
    isLate: false,
    place: 'folder',
    everyHours: 24,
    keep: 2,
    lastAt: '2026-11-25T12:00:00.000Z',
    bytes: readFileSync(join(folder.path, names[1]!)).length,
  });
  await house.app.outbox.close();
});

test('backups go to an S3 address, and a failed upload is reported until the next one succeeds', async () => {
  await using folder = await tempDir();
  await using bucket = await startBucket();
  const place = bucketPlace({
    ...access,
    endpoint: bucket.endpoint,
    bucket: 'firm',
    prefix: 'lantern/',
    workshop: join(folder.path, 'unfinished-backup'),
  });
  bucket.files.set('/firm/lantern/mine.txt', Buffer.from(''));
  await using house = await openWith(place);
  await house.app.outbox.start();
  await house.app.outbox.run();
  for (let day = 0; day < 2; day++) await house.nextDay();
  expect([...bucket.files.keys()].sort()).toEqual([
    '/firm/lantern/lantern-2026-11-24T12-00-00-000Z.lantern',
    '/firm/lantern/lantern-2026-11-25T12-00-00-000Z.lantern',
    '/firm/lantern/mine.txt',
  ]);
  expect(readdirSync(folder.path)).toEqual([]);
  const [newest] = (await place.names()).slice(-1);
  await place.bring(newest!, join(folder.path, 'newest'));
  const { manifest } = await readArchive(await unpack(join(folder.path, 'newest'), {}));
  expect(manifest.collections).toMatchObject({ users: { documents: 1 } });

  bucket.behaviour.isFull = true;
  await house.nextDay();
  expect(await stateFor(house.app)).toMatchObject({
    isLate: false,
    failedAt: '2026-11-26T12:00:00.000Z',
    failure: 'The address for backups answered 507 to PUT: check its bucket and its keys.',
  });
  expect(house.app.logged).toContainEqual(expect.objectContaining({ work: 'back-up' }));
  house.clock.time += 25 * hour;
  expect(await stateFor(house.app)).toMatchObject({ isLate: true, lastAt: '2026-11-25T12:00:00.000Z' });
  bucket.behaviour.isFull = false;
  await house.nextDay();
  const mended = await stateFor(house.app);
  expect(mended).toMatchObject({ isLate: false, lastAt: '2026-11-28T13:00:00.000Z' });
  expect([mended.failedAt, mended.failure]).toEqual([undefined, undefined]);
  await house.app.outbox.close();
});

test('a list of backups is read to its last page', async () => {
  await using bucket = await startBucket();
  const { endpoint } = bucket;
  const place = bucketPlace({ ...access, endpoint, bucket: 'firm', prefix: 'of us/', workshop: '' });
  const names = Array.from({ length: 7 }, (_, day) => backupName(begin + day * 24 * hour));
  for (const name of names) bucket.files.set(`/firm/of us/${name}`, Buffer.from(''));
  expect(await place.names()).toEqual(names);
});

test('a wrong bucket is said in a sentence', async () => {
  await using bucket = await startBucket();
  const { endpoint } = bucket;
  const place = bucketPlace({ ...access, endpoint, bucket: 'other', prefix: '', workshop: '' });
  await expect(place.names()).rejects.toThrow(
    'answered 404 (NoSuchBucket) to GET: it has no such bucket or file.',
  );
});

test('wrong keys for a bucket are said in a sentence, and no key is in it', async () => {
  await using bucket = await startBucket();
  const place = bucketPlace({
    ...access,
    secretAccessKey: 'another secret',
    endpoint: bucket.endpoint,
    bucket: 'firm',
    prefix: '',
    workshop: '',
  });
  await expect(place.names()).rejects.toThrow(
    'answered 403 (SignatureDoesNotMatch) to GET: its keys are wrong, or may not do this in the bucket.',
  );
});

test('a bucket whose list never ends fills no memory', async () => {
  await using bucket = await startBucket();
  bucket.behaviour.floods = true;
  const { endpoint } = bucket;
  const place = bucketPlace({ ...access, endpoint, bucket: 'firm', prefix: '', workshop: '' });
  await expect(place.names()).rejects.toThrow('far more than a list of backups');
});

test.each([
  ['nothing', 'did not answer'],
  ['endless', 'sent more than a backup can be'],
  ['a part', 'stopped sending'],
  ['drops', 'timeout'],
] as const)(
  'a bucket that sends %s of a backup ends its copying, and nothing of it stays',
  async (sends, why) => {
    await using bucket = await startBucket();
    await using folder = await tempDir();
    const { endpoint, files, behaviour } = bucket;
    const limits = { bytes: 5_000_000, within: 2000, pause: 500 };
    const place = bucketPlace({ ...access, endpoint, bucket: 'firm', prefix: '', workshop: '', limits });
    const name = backupName(Date.UTC(2026, 10, 22));
    files.set(`/firm/${name}`, Buffer.from('a backup'));
    const file = join(folder.path, 'copy');
    await place.bring(name, file);
    expect(readFileSync(file, 'utf8')).toBe('a backup');
    behaviour.sends = sends;
    await expect(place.bring(name, file)).rejects.toThrow(why);
    expect(existsSync(file)).toBe(false);
  },
);

test('without a schedule there is none, and it is not late', async () => {
  await using app = await startApp();
  expect(await stateFor(app)).toEqual({ isOn: false, isLate: false });
});

test('the morning mail says that the newest backup is too old', async () => {
  await using folder = await tempDir();
  const backup: BackupSettings = {
    place: folderPlace(folder.path),
    every: 24 * hour,
    keep: 2,
    write: () => Promise.reject(new Error('no room')),
  };
  await using house = await openMail({ staff: 'desk@firm.example', backup, at: Date.UTC(2026, 10, 22, 11) });
  await house.app.models.backups.create({ _id: 'schedule', lastAt: new Date(Date.UTC(2026, 10, 20, 10)) });
  await house.app.outbox.start();
  const received = async () => {
    await house.app.outbox.run();
    return house.smtp.got.length;
  };
  await eventually(received).toBe(1);
  expect(house.smtp.got[0]!.text).toContain('Subject: 0 overdue, 0 new, no new backup');
  expect(house.smtp.got[0]!.text).toContain('The newest backup is from 2026-11-20, which is too old.');
  await house.app.outbox.close();
});
