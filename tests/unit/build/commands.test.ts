import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const run = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...env } });
const lantern = (...args: string[]) => run(['scripts/lantern.mjs', ...args]);

test('the tool lists its commands, explains each with an example, and tells an old name the new one', () => {
  const unknown = lantern('frobnicate');
  expect([unknown.status, unknown.stderr]).toEqual([
    1,
    expect.stringContaining("unknown command 'frobnicate'"),
  ]);
  expect(unknown.stderr).toMatch(/^ {2}backup <target>/m);
  expect(lantern('verify', '--help').stdout).toContain('Example: npx lantern verify packet.zip');
  expect(lantern('backup')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("argument 'target'"),
  });
  expect(lantern('salvage', '../rescued').stderr).toMatch(/^salvage is called npx lantern repair salvage/);
});

test('settings in .env are read and their file is named, the environment wins, and tests read none', () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'lantern-env-'))}/`;
  try {
    writeFileSync(`${folder}.env`, 'PORT=4000\nHOST=0.0.0.0\n');
    const script = `import { readEnvFile } from '${resolve('scripts/env-file.mjs')}';
      readEnvFile('${folder}');
      console.log(process.env.PORT, process.env.HOST);`;
    const read = (env: Record<string, string>) => run(['--input-type=module', '-e', script], env);
    const settings = { PORT: '5000', NODE_ENV: 'production' };
    expect(read(settings)).toMatchObject({
      stdout: '5000 0.0.0.0\n',
      stderr: `Settings from ${folder}.env\n`,
    });
    expect(read({ ...settings, NODE_ENV: 'test' })).toMatchObject({ stdout: '5000 undefined\n', stderr: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
