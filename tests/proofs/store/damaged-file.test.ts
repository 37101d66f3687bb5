import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore, runLantern, tempDir } from '../../support/store/embedded-store';

/** A folder whose file has a few hundred pages. */
const dataFolder = async () => {
  const folder = await tempDir();
  await using store = await openStore({ dir: folder.path });
  const text = 'x'.repeat(900);
  await store.client
    .db('lantern')
    .collection('clients')
    .insertMany(Array.from({ length: 1500 }, (_, n) => ({ n, text })));
  return folder;
};

const run = async (script: string, dir: string, args: string[]) => {
  const running = await runLantern([...script.split(' '), ...args], {
    MONGODB_URI: '',
    PORT: '0',
    DATA_DIR: dir,
  });
  const code = await running.ended;
  return { code, text: running.printed() + running.errors() };
};

const damages = {
  'cut in half': (bytes: Buffer) => bytes.subarray(0, bytes.length / 2),
  'with zeroed pages': (bytes: Buffer) => bytes.fill(0, 100 * 4096, 140 * 4096),
};

for (const [what, damage] of Object.entries(damages))
  test(`of a data file ${what} the doctor, a backup, an export and the check say what to do, and salvage does it`, async () => {
    await using folder = await dataFolder();
    await using target = await tempDir();
    const file = join(folder.path, 'store.sqlite');
    writeFileSync(file, damage(readFileSync(file)));
    const commands: [string, string[]][] = [
      ['doctor', []],
      ['backup', [join(target.path, 'a.lantern')]],
      ['backup', [join(target.path, 'copy')]],
      ['export', [join(target.path, 'a.jsonl')]],
    ];
    for (const [script, args] of commands) {
      const { code, text } = await run(script, folder.path, args);
      expect([script, code]).toEqual([script, 1]);
      expect(text).toMatch(
        /data file is damaged: .*Put back a backup.*npx lantern repair salvage NEW_FOLDER/,
      );
      expect(text).not.toContain('internal error');
    }
    const saved = await run('repair salvage', folder.path, [join(target.path, 'saved')]);
    expect([saved.code, saved.text]).toEqual([
      0,
      expect.stringMatching(/lantern\.clients: [\d,]+ documents/),
    ]);
  });
