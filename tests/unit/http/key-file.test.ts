import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acceptCandidate, obtainKeyFile } from '../../../server/start/keys/key-file';
import { tempDir } from '../../support/store/embedded-store';

test('a new key is made once, for the owner alone, and has its name when the store has agreed', async () => {
  await using folder = await tempDir();
  const dir = join(folder.path, 'data');
  const { text, state } = await obtainKeyFile(dir, 'session-secret');
  expect(text).toMatch(/^[\w-]{43}$/);
  expect(state).toBe('missing');
  expect(readdirSync(dir)).toEqual(['session-secret.candidate']);
  expect((await obtainKeyFile(dir, 'session-secret')).text).toBe(text);
  await acceptCandidate(dir, 'session-secret');
  expect(readdirSync(dir)).toEqual(['session-secret']);
  expect(statSync(join(dir, 'session-secret')).mode & 0o077).toBe(0);
  expect(await obtainKeyFile(dir, 'session-secret')).toEqual({ text, state: 'there' });
});

test('processes that start at once get one key', async () => {
  await using folder = await tempDir();
  const keys = await Promise.all(
    Array.from({ length: 8 }, () => obtainKeyFile(folder.path, 'encryption-key')),
  );
  expect(new Set(keys.map(({ text }) => text)).size).toBe(1);
});

test('a key that is empty or cut off is never used, and stays unchanged', async () => {
  await using folder = await tempDir();
  const file = join(folder.path, 'session-secret');
  for (const content of ['', '\n', 'fDK_k59zdQdPgg']) {
    writeFileSync(file, content);
    const { text, state } = await obtainKeyFile(folder.path, 'session-secret');
    expect(text).toMatch(/^[\w-]{43}$/);
    expect(state).toBe('damaged');
    expect(readFileSync(file, 'utf8')).toBe(content);
  }
});

test('a key that cannot be read is a sentence, not another key', async () => {
  await using folder = await tempDir();
  mkdirSync(join(folder.path, 'session-secret'));
  await expect(obtainKeyFile(folder.path, 'session-secret')).rejects.toThrow(/^Cannot read .*session-secret/);
});
