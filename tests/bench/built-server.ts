import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A port that was free a moment ago. */
export const freePort = async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** The built server on a data folder of its own; `await using` ends it and removes the folder. */
export const startBuiltServer = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: `${port}`, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
  const deadline = Date.now() + 15_000;
  while (!(await isUp())) {
    if (Date.now() > deadline) throw new Error('The built server did not answer within 15 s');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
