import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSessionSecret } from '../../../server/start/session-secret';
import { tempDir } from '../../support/store/embedded-store';

test('a secret is made once, for the owner alone', async () => {
  await using folder = await tempDir();
  const dir = join(folder.path, 'data');
  const said: string[] = [];
  const secret = await readSessionSecret(dir, (text) => said.push(text));
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await readSessionSecret(dir, (text) => said.push(text))).toBe(secret);
  expect(statSync(join(dir, 'session-secret')).mode & 0o077).toBe(0);
  expect(readdirSync(dir)).toEqual(['session-secret']);
  expect(said).toEqual([]);
});

test('a secret that is empty or cut off is never used: a new one is made, and that is said', async () => {
  await using folder = await tempDir();
  const file = join(folder.path, 'session-secret');
  for (const kept of ['', '\n', 'fDK_k59zdQdPgg']) {
    writeFileSync(file, kept);
    const said: string[] = [];
    const secret = await readSessionSecret(folder.path, (text) => said.push(text));
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(readFileSync(file, 'utf8')).toBe(secret);
    expect(said.join()).toMatch(/session-secret was damaged.*everybody has to sign in again/);
  }
});

test('a secret that cannot be read is a sentence, not another secret', async () => {
  await using folder = await tempDir();
  mkdirSync(join(folder.path, 'session-secret'));
  await expect(readSessionSecret(folder.path, () => {})).rejects.toThrow(/^Cannot read .*session-secret/);
});
