import { execFile, execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort, startBuiltServer } from '../support/built-server';
import { caller } from '../support/caller';
import { make } from '../support/make';

const isLinux = process.platform === 'linux';

const tempDir = async () => {
  const path = await mkdtemp(join(tmpdir(), 'lantern-limit-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
};

test.skipIf(!isLinux)(
  'a lead whose data file may not grow is answered 503, and the next one 201 once it may',
  async () => {
    await using folder = await tempDir();
    const server = await startBuiltServer({ dataDir: folder.path });
    const { size } = statSync(join(folder.path, 'store.sqlite'));
    // Only the soft limit, which can be raised again.
    const limit = (bytes: number | 'unlimited') =>
      execFileSync('prlimit', ['--pid', `${server.pid}`, `--fsize=${bytes}:`]);
    let sent = 0;
    const send = async () =>
      (await caller(server.url).post('/api/clients', make.client({ lastName: `Lopez ${++sent}` }))).status;
    limit(size);
    const answers = [];
    // Free pages accept some leads.
    while (answers.at(-1) === undefined || (answers.at(-1) === 201 && answers.length < 200))
      answers.push(await send());
    expect(answers.at(-1)).toBe(503);
    limit('unlimited');
    expect(await send()).toBe(201);
    await server.end();
  },
);

test.skipIf(!isLinux)('a first start whose files may not grow says so and ends', async () => {
  await using folder = await tempDir();
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: folder.path, PORT: `${await freePort()}` };
  for (const blocks of [16, 128]) {
    const start = ['-c', `ulimit -f ${blocks}; exec "$0" dist/server/main.js`, process.execPath];
    const [code, errors] = await new Promise<unknown[]>((resolve) =>
      execFile('sh', start, { env }, (error, _out, errors) => resolve([error?.code, errors])),
    );
    expect([blocks, code, errors]).toEqual([
      blocks,
      1,
      expect.stringMatching(/limit on the size of files.*ulimit -f/),
    ]);
  }
});
