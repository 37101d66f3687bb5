import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { backUp } from '../../../server/db/embedded/disk/backup';
import { salvage } from '../../../server/db/embedded/salvage/salvage';
import { startEmbeddedStore } from '../../../server/db/embedded/start';
import {
  earlierFolder,
  everything,
  filledFolder,
  findText,
  flipBit,
  overwrite,
} from '../../support/store/embedded-folder';
import { canMount, openStore, runLantern, tempDir } from '../../support/store/embedded-store';
import { seeded } from '../../support/store/random-queries';

/** The result of a start on this folder: the reason for a refusal, or that it opened. */
const startOn = (dir: string) =>
  startEmbeddedStore({ dir }).then(
    async (store) => {
      await store.close();
      return 'opened';
    },
    (error: Error) => error.message,
  );

/** The result of the check after a start: empty if everything is as written. */
const checked = (dir: string) =>
  new Promise<readonly string[]>((resolve, reject) => {
    const store = startEmbeddedStore({
      dir,
      checkAfterMs: 0,
      onChecked: (damage) => void store.then(({ close }) => close()).then(() => resolve(damage)),
    });
    store.catch(reject);
  });

// Each start is a separate thread that loads TypeScript.
vi.setConfig({ testTimeout: 180_000 });

const damaged =
  /Cannot open the data folder .*the data file is damaged: .*npx lantern repair salvage NEW_FOLDER/;

test.skipIf(!canMount)('a folder on a disk that is mounted read-only is refused in a sentence', async () => {
  await using folder = await tempDir();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder.path]);
  try {
    expect(await startOn(folder.path)).toBe('opened');
    execFileSync('mount', ['-o', 'remount,ro', folder.path]);
    const said = await startOn(folder.path);
    expect(said).toContain('store.lock is on a disk that is mounted read-only. Mount it for writing');
    expect(said).not.toContain('EROFS');
  } finally {
    execFileSync('umount', ['-l', folder.path]);
  }
});

test('a folder of before 1.0 is refused with what to do, by a start, a backup and salvage, and stays as it is', async () => {
  await using folder = await earlierFolder();
  await using target = await tempDir();
  const sentence = /version of Lantern before 1.0 wrote its data.*Nothing of it was changed.*version 0.1/;
  const files = () => readdirSync(folder.path).map((name) => [name, readFileSync(join(folder.path, name))]);
  const before = files();
  expect(await startOn(folder.path)).toMatch(sentence);
  const to = join(target.path, 'copy');
  const send = () => Promise.reject(new Error('there is nothing to ask'));
  await expect(backUp(folder.path, to, { send })).rejects.toThrow(sentence);
  await expect(salvage(folder.path, to)).rejects.toThrow(sentence);
  expect(files()).toEqual(before);
  expect(existsSync(to)).toBe(false);
});

test('a folder that a version before 1.0 has written again opens, and erasing removes the file of before', async () => {
  await using folder = await filledFolder();
  const earlier = join(folder.path, 'store.mdb');
  writeFileSync(earlier, 'of somebody');
  await using store = await openStore({ dir: folder.path });
  await store.client.db('admin').command({ rewrite: 1 });
  expect(existsSync(earlier)).toBe(false);
});

test('a start that finds the data file gone, empty, cut or overwritten says so and changes nothing', async () => {
  await using folder = await filledFolder();
  const { path } = folder;
  const [data, format] = [join(path, 'store.sqlite'), join(path, 'format')];
  const whole = readFileSync(data);
  const after = async (fault: () => void) => {
    writeFileSync(data, whole);
    fault();
    const before = existsSync(data) && readFileSync(data);
    const answer = await startOn(path);
    expect(existsSync(data) && readFileSync(data)).toEqual(before);
    return answer;
  };
  expect(await after(() => rmSync(data))).toMatch(
    /store.sqlite, is missing.*backup.*remove the file named format/,
  );
  expect(await after(() => truncateSync(data, 0))).toMatch(/store.sqlite, is empty.*backup/);
  expect(await after(() => truncateSync(data, 5000))).toMatch(damaged);
  expect(await after(() => truncateSync(data, whole.length - 4096))).toMatch(damaged);
  expect(await after(() => overwrite(data, 0, Buffer.alloc(4096)))).toMatch(damaged);
  expect(await after(() => overwrite(data, 4096, Buffer.alloc(4096)))).toMatch(damaged);
  expect(await after(() => {})).toBe('opened');
  expect(readFileSync(format, 'utf8')).toMatch(/format 3/);
});

test('a document or a key that the disk has changed is named by the check that follows a start', async () => {
  await using folder = await filledFolder();
  expect(await checked(folder.path)).toEqual([]);
  const data = join(folder.path, 'store.sqlite');
  const whole = readFileSync(data);
  overwrite(data, findText(whole, 42), Buffer.from('43'));
  expect(await checked(folder.path)).toEqual([
    expect.stringMatching(/^kept.things: document 43 of collection 1 is not what was written$/),
  ]);
  writeFileSync(data, whole);
  // In a key, a text is between its type and a NUL.
  overwrite(data, whole.indexOf(`\x0f${'142 '.repeat(20)}\0`) + 1, Buffer.from('143'));
  expect(await checked(folder.path)).toEqual([
    'kept.things: its index text_1 does not have the keys of the documents',
  ]);
});

test('whatever happens to the data file, a start or the check tells, or every document is there', async () => {
  await using folder = await filledFolder();
  const data = join(folder.path, 'store.sqlite');
  const whole = readFileSync(data);
  const before = await everything(folder.path);
  const random = seeded(20261121);
  const any = (below: number) => Math.floor(random() * below);
  const answers: string[] = [];
  for (let round = 0; round < 12; round++) {
    writeFileSync(data, whole);
    const page = any(whole.length / 4096) * 4096;
    if (round % 3 === 0) flipBit(data, any(whole.length * 8));
    else if (round % 3 === 1) overwrite(data, page, Buffer.alloc(4096));
    else overwrite(data, page + any(32), Buffer.from([any(256)]));
    const answer = await startOn(folder.path);
    answers.push(answer);
    if (answer !== 'opened') expect(answer).toMatch(damaged);
    else if ((await checked(folder.path)).length === 0) expect(await everything(folder.path)).toEqual(before);
    else answers.push('told by the check');
  }
  expect(answers.filter((answer) => answer !== 'opened').length).toBeGreaterThan(4);
});

test('a start says when the log of a store that was killed is gone, and nothing when it is there', async () => {
  await using folder = await tempDir();
  const dir = folder.path;
  const said: string[] = [];
  const start = () => startEmbeddedStore({ dir, onProgress: (sentence) => said.push(sentence) });
  const kill = async () => {
    const db = await runLantern(['db'], { DATA_DIR: dir, PORT: '0' });
    await db.firstLine;
    db.child.kill('SIGKILL');
    await db.ended;
  };
  await kill();
  await (await start()).close();
  await (await start()).close();
  expect(said).toEqual([]);
  await kill();
  rmSync(join(dir, 'store.sqlite-wal'));
  await (await start()).close();
  await (await start()).close();
  expect(said).toEqual([expect.stringMatching(/store.sqlite-wal, is gone.*newest backup/)]);
});

test('the file format may be gone, empty or garbled: the data says what it is', async () => {
  await using folder = await filledFolder();
  const format = join(folder.path, 'format');
  const before = await everything(folder.path);
  for (const text of [undefined, '', 'Lantern emb', 'Lantern embedded store, format 4\n']) {
    if (text === undefined) rmSync(format);
    else writeFileSync(format, text);
    expect(await everything(folder.path)).toEqual(before);
    expect(readFileSync(format, 'utf8')).toBe('Lantern embedded store, format 3\n');
  }
});

test('a first start that was cut off begins again', async () => {
  await using folder = await tempDir();
  for (const size of [0, 8192]) {
    const dir = join(folder.path, String(size));
    mkdirSync(dir);
    writeFileSync(join(dir, 'format'), '');
    writeFileSync(join(dir, 'store.sqlite'), Buffer.alloc(size));
    expect(await startOn(dir)).toMatch(size < 8192 ? /^opened$/ : damaged);
  }
});

test('a data folder that another version wrote is refused with a sentence', async () => {
  await using folder = await tempDir();
  writeFileSync(join(folder.path, 'format'), 'Lantern embedded store, format 99\n');
  expect(await startOn(folder.path)).toMatch(/another version of Lantern wrote it, in format 99/);
});

test('a folder that cannot be used is refused with a sentence', async () => {
  await using folder = await tempDir();
  const file = join(folder.path, 'file');
  writeFileSync(file, '');
  expect(await startOn(file)).toMatch(/^Cannot open the data folder/);
  expect(await startOn(join(file, 'below'))).toMatch(/^Cannot open the data folder/);
});

test('a large document that the disk has changed is an error to who asks for it, and to nobody else', async () => {
  await using folder = await filledFolder();
  await using store = await openStore({ dir: folder.path, expireEveryMs: 50 });
  const things = store.client.db('kept').collection<{ _id: number }>('things');
  await things.createIndex({ at: 1 }, { expireAfterSeconds: 1 });
  const large = 'z'.repeat(30_000);
  await things.insertMany([
    { _id: 5000, at: new Date(Date.now() + 500), text: large },
    { _id: 5001, at: new Date(Date.now() + 500), text: 'small' },
  ] as never);
  const data = join(folder.path, 'store.sqlite');
  // While it is in the log, it is read from there.
  await store.client.db('admin').command({ rewrite: 1 });
  overwrite(data, readFileSync(data).indexOf('z'.repeat(4000)) + 2000, Buffer.from('?'));
  await expect(things.findOne({ _id: 5000 })).rejects.toThrow(/not what was written/);
  // Expired documents are still removed, except the one that is unreadable.
  await expect.poll(() => things.countDocuments({ _id: 5001 }), { timeout: 5000 }).toBe(0);
  expect(await things.estimatedDocumentCount()).toBe(folder.documents + 1);
});

test.skipIf(!canMount)(
  'a first start on a full disk says so, and succeeds once there is room',
  async () => {
    await using folder = await tempDir();
    const small = join(folder.path, 'small');
    mkdirSync(small);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', small]);
    try {
      const dir = join(small, 'data');
      const ballast = join(small, 'ballast');
      for (const free of [0, 4096, 8192]) {
        writeFileSync(ballast, Buffer.alloc(4 * 1024 * 1024 - free - 12_288), { flag: 'w' });
        expect(await startOn(dir)).toMatch(/not enough room left on its disk. Make room and start again/);
      }
      rmSync(ballast);
      expect(await startOn(dir)).toBe('opened');
      expect(statSync(join(dir, 'store.sqlite')).size).toBeGreaterThan(4096);
    } finally {
      execFileSync('umount', ['-l', small]);
    }
  },
  30_000,
);
