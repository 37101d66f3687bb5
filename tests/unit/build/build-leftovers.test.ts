import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftovers } from '../../../scripts/build/leftovers';

test('leftovers of a killed build are removed; a running build and everything else stays', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'lantern-cache-'));
  const { pid: gone } = spawnSync(process.execPath, ['-e', '']);
  const folders = [
    `build-${gone}`,
    `build-${gone}-old`,
    `build-${process.pid}`,
    'build-notes',
    'share',
    'types',
  ];
  for (const name of folders) {
    await mkdir(join(cache, name));
    await writeFile(join(cache, name, 'file'), 'x');
  }
  await removeLeftovers(cache);
  expect((await readdir(cache)).sort()).toEqual(
    [`build-${process.pid}`, 'build-notes', 'share', 'types'].sort(),
  );
  await rm(cache, { recursive: true });
});

test('a first build has nothing to remove', async () => {
  await removeLeftovers(join(tmpdir(), 'lantern-cache-that-is-not-there'));
});
