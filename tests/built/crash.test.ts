import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

/** Throws inside the running server, like a bug of ours. */
const thrower = `data:text/javascript,process.once('SIGUSR2', () => {
  throw new Error('dup key: maria.lopez@example.com, (415) 555-0132');
})`;

test('a crash is a line of the log with its kind, none of its message, and the end', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-crash-'));
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: '0', MONGODB_URI: '' };
  const child = spawn(process.execPath, ['--import', thrower, 'dist/server/main.js'], { env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  await vi.waitFor(() => expect(printed).toMatch(/Lantern is ready[\s\S]*first sign-in\)\n/), 60_000);
  const ready = printed.length;
  child.kill('SIGUSR2');
  const [code] = await once(child, 'close');
  const said = printed.slice(ready);
  expect(code).toBe(1);
  expect(JSON.parse(said.trim())).toMatchObject({ level: 'error', work: 'crash', error: 'Error' });
  expect(said).not.toMatch(/maria|0132|dup key/);
  await rm(dataDir, { recursive: true });
});
