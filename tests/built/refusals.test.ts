import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Starts a server that cannot start, and returns what it prints. */
const start = async (env: Record<string, string>) => {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-refusal-'));
  const { status, stderr } = spawnSync(process.execPath, ['dist/server/main.js'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', MONGODB_URI: '', DATA_DIR: folder, ...env },
  });
  await rm(folder, { recursive: true, force: true });
  return { status, stderr };
};

test('a misspelled setting is named at the start, with the one that was meant', async () => {
  const { status, stderr } = await start({ BACKUP_TOO: '/backups', SESSION_HOURS: 'many' });
  expect(status).toBe(1);
  expect(stderr).toContain('BACKUP_TOO is set in the environment, and nothing reads it. Write BACKUP_TO');
  expect(stderr).toContain('SESSION_HOURS must be a whole number');
  expect(stderr).not.toContain('/backups');
});

test('a data folder that is a file is refused in a sentence', async () => {
  const { status, stderr } = await start({ DATA_DIR: 'LICENSE' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/LICENSE is a file, and a folder is needed\./);
  expect(stderr).not.toContain('EEXIST');
});
