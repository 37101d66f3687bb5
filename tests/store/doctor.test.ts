import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeWindow } from '../../scripts/doctor/snapshot-window';
import { backupName } from '../../server/operations/archive/places';
import { migrations } from '../../server/operations/migrations/list';
import { startSmtp } from '../support/mail/smtp';
import { earlierFolder } from '../support/store/embedded-folder';
import { openStore, runLantern, tempDir } from '../support/store/embedded-store';

const hour = 60 * 60 * 1000;
type Finding = { part: string; state: string; says: string; todo?: string };

const run = async (script: string, args: string[], env: NodeJS.ProcessEnv) => {
  const running = await runLantern([...script.split(' '), ...args], { MONGODB_URI: '', PORT: '0', ...env });
  return { code: await running.ended, printed: running.printed(), errors: running.errors() };
};

/** The doctor's findings, by part. */
const examine = async (env: NodeJS.ProcessEnv) => {
  const { code, printed } = await run('doctor', ['--json'], env);
  const { canStart, findings } = JSON.parse(printed) as { canStart: boolean; findings: Finding[] };
  return { code, canStart, printed, of: (part: string) => findings.filter((one) => one.part === part) };
};

/** A data folder left by a server that has run these migrations. */
const dataFolder = async (done = ['0006-calls-by-whom', ...migrations.map(({ id }) => id)]) => {
  const folder = await tempDir();
  chmodSync(folder.path, 0o700);
  await using store = await openStore({ dir: folder.path });
  const db = store.client.db('lantern');
  await db.collection('clients').insertMany(Array.from({ length: 40 }, (_, n) => ({ n })));
  await db.collection('users').insertOne({ username: 'admin' });
  if (done.length > 0)
    await db.collection<{ _id: string }>('migrations').insertMany(done.map((_id) => ({ _id })));
  return folder;
};

/** A program on a local port that answers this way. */
const listen = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: String((server.address() as AddressInfo).port),
    [Symbol.dispose]: () => void server.close().closeAllConnections(),
  };
};

/** Each file with its bytes, permissions and modification time. */
const everyByte = (dir: string) =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => {
        const { mode, mtimeMs } = lstatSync(join(dir, name));
        const isFile = lstatSync(join(dir, name)).isFile();
        const bytes = isFile
          ? createHash('sha256')
              .update(readFileSync(join(dir, name)))
              .digest('hex')
          : '';
        return [name, [mode, mtimeMs, bytes]];
      }),
  );

test('on a machine where all is well nothing is bad, and not a byte of the data or the backups has changed', async () => {
  await using data = await dataFolder();
  await using backups = await tempDir();
  await using smtp = await startSmtp();
  const env = {
    DATA_DIR: data.path,
    BACKUP_TO: backups.path,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'a@lantern.example',
  };
  await run('backup', [join(backups.path, backupName(Date.now() - hour))], env);
  const before = [everyByte(data.path), everyByte(backups.path)];
  const { code, canStart, of } = await examine(env);
  expect([everyByte(data.path), everyByte(backups.path)]).toEqual(before);
  expect([code, canStart]).toEqual([0, true]);
  for (const part of ['Node.js', 'Settings', 'Data folder', 'Store', 'Migrations', 'Clock', 'Mail', 'Port'])
    expect(of(part)).toMatchObject([{ state: 'good' }]);
  expect(of('Store')[0]?.says).toBe(
    `Every page and record of the data file can be read: ${42 + migrations.length} records.`,
  );
  expect(of('Backups')).toEqual([
    {
      part: 'Backups',
      state: 'good',
      says: 'The newest is 60 minutes old. It was read to its end, and is whole.',
    },
  ]);
  expect(smtp.got).toEqual([]);
});

test('a setting that is malformed stops the start, one that nothing reads is named, and no value is shown', async () => {
  await using data = await dataFolder();
  const { code, canStart, printed, of } = await examine({
    DATA_DIR: data.path,
    SESSION_SECRET: 'a secret too short',
    SESION_HOURS: '12',
    BACKUP_TARGET: '/secret/place',
  });
  expect([code, canStart]).toEqual([1, false]);
  expect(of('Settings').map(({ state, says, todo }) => [state, says, todo])).toEqual([
    ['bad', 'SESSION_SECRET needs at least 32 characters.', expect.any(String)],
    [
      'look',
      'SESION_HOURS is set in the environment, and nothing reads it.',
      'Write SESSION_HOURS if that is meant.',
    ],
    ['look', 'BACKUP_TARGET is set in the environment, and nothing reads it.', expect.any(String)],
  ]);
  expect(printed).not.toMatch(/too short|secret\/place/);
});

test('migrations that wait are named, and data of a newer version stops the start', async () => {
  await using older = await dataFolder([
    '0006-calls-by-whom',
    ...migrations.slice(0, -1).map(({ id }) => id),
  ]);
  const before = await examine({ DATA_DIR: older.path });
  expect([before.code, before.of('Migrations')]).toMatchObject([
    0,
    [{ state: 'look', says: `The next start brings the data over: ${migrations.at(-1)!.id}.` }],
  ]);
  await using newer = await dataFolder(['0006-calls-by-whom', '9999-of-tomorrow']);
  const after = await examine({ DATA_DIR: newer.path });
  expect([after.code, after.of('Migrations')]).toMatchObject([
    1,
    [{ state: 'bad', says: expect.stringContaining('newer version') }],
  ]);
  await using earlier = await dataFolder(['0001-credentials']);
  const report = await examine({ DATA_DIR: earlier.path });
  expect([report.code, report.of('Migrations')]).toMatchObject([
    1,
    [{ state: 'bad', says: expect.stringContaining('before 1.0') }],
  ]);
});

test('data that is damaged or gone stops the start, with what to do', async () => {
  await using data = await dataFolder();
  const file = join(data.path, 'store.sqlite');
  writeFileSync(file, readFileSync(file).fill(7, 0, 9000));
  const damaged = await examine({ DATA_DIR: data.path });
  expect([damaged.code, damaged.of('Store')]).toMatchObject([
    1,
    [{ state: 'bad', todo: expect.stringMatching(/Put back a backup/) }],
  ]);
});

test('damage in pages that hold no record stops the start too, because the doctor reads every page', async () => {
  await using data = await dataFolder();
  const file = join(data.path, 'store.sqlite');
  const bytes = readFileSync(file);
  const { DatabaseSync } = createRequire(import.meta.url)('@photostructure/sqlite');
  const db = new DatabaseSync(file, { readOnly: true });
  const { rootpage } = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'keys'").get();
  db.close();
  const pageSize = 4096;
  writeFileSync(file, bytes.fill(7, (rootpage - 1) * pageSize, rootpage * pageSize));
  const damaged = await examine({ DATA_DIR: data.path });
  expect([damaged.code, damaged.of('Store')]).toMatchObject([
    1,
    [{ state: 'bad', todo: expect.stringMatching(/Put back a backup/) }],
  ]);
});

test('data of before 1.0 is not taken for lost, and stops the start', async () => {
  await using folder = await earlierFolder();
  const report = await examine({ DATA_DIR: folder.path });
  expect([report.code, report.of('Store')]).toMatchObject([
    1,
    [{ state: 'bad', todo: expect.stringMatching(/before 1.0 wrote its data.*version 0.1/) }],
  ]);
});

test('beside a running store it is asked, and a port of another program stops the start', async () => {
  await using data = await dataFolder();
  await using _running = await openStore({ dir: data.path });
  let path = '';
  using other = await listen((req, res) => {
    path = req.url!;
    res.writeHead(404).end();
  });
  const report = await examine({ DATA_DIR: data.path, PORT: other.port });
  expect(report.of('Store')[0]?.says).toMatch(
    /^The store of the running server answers, and holds \d+ records\.$/,
  );
  expect(path).toBe('/healthz');
  expect([report.code, report.of('Port')]).toMatchObject([
    1,
    [{ state: 'bad', says: `${other.port} is taken by another program.` }],
  ]);
  using lantern = await listen((_req, res) => void res.end('{"status":"ok"}'));
  const upgraded = await examine({ DATA_DIR: data.path, PORT: lantern.port });
  expect([upgraded.code, upgraded.of('Port')]).toMatchObject([0, [{ state: 'good' }]]);
});

test('a backup that is old or cannot be read wants a look, as does a mail server that is away', async () => {
  await using data = await dataFolder();
  await using backups = await tempDir();
  const file = join(backups.path, backupName(Date.now() - 72 * hour));
  const env = { DATA_DIR: data.path, BACKUP_TO: backups.path };
  await run('backup', [file], env);
  const old = await examine({ ...env, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@lantern.example' });
  expect([old.code, old.of('Backups')[0]?.says]).toEqual([
    0,
    'The newest is 3 days old. It was read to its end, and is whole.',
  ]);
  expect(old.of('Mail')).toMatchObject([
    { state: 'look', says: expect.stringMatching(/ECONNREFUSED|ESOCKET/) },
  ]);
  writeFileSync(file, readFileSync(file).subarray(0, -20));
  const broken = await examine(env);
  expect([broken.code, broken.of('Backups')]).toMatchObject([
    0,
    [{ state: 'look', says: expect.stringMatching(/^The newest cannot be read\./) }],
  ]);
});

test('a MongoDB that does not answer stops the start, and its password is not shown', async () => {
  const uri = 'mongodb://lantern:quiet-harbor@127.0.0.1:1/lantern';
  const { code, printed, of } = await examine({ MONGODB_URI: uri, SESSION_SECRET: 'x'.repeat(32) });
  expect([code, of('Store')]).toMatchObject([1, [{ state: 'bad' }]]);
  expect(printed).not.toContain('quiet-harbor');
});

test('for people each part is a line with what to do below it, and the last line says whether it would start', async () => {
  await using data = await dataFolder();
  const { code, printed } = await run('doctor', [], { DATA_DIR: data.path });
  expect(code).toBe(0);
  expect(printed).toMatch(/^good {2}Node\.js {6}It is \d/);
  expect(printed).toMatch(
    /\nlook {2}Mail {9}No mail server is set up, so we send no messages\.\n {19}Set SMTP_URL/,
  );
  expect(printed.trimEnd()).toMatch(
    /\nNothing keeps Lantern [\d.]+ from starting; \d+ of \d+ want a look\.$/,
  );
});

test('on MongoDB it says how long a backup may read, and what to do about it', () => {
  expect(describeWindow(1800)).toMatchObject({
    state: 'good',
    says: 'MongoDB keeps a snapshot for 30 minutes.',
  });
  expect(describeWindow(300)).toMatchObject({ state: 'look', says: expect.stringMatching('fails') });
  expect(describeWindow(undefined).says).toMatch('5 minutes unless set otherwise');
  expect(describeWindow(undefined).todo).toMatch('docs/backup.md');
});
