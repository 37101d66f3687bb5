import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { builtForm } from '../../support/built-form';
import { openStore, runLantern, tempDir } from '../../support/store/embedded-store';

vi.setConfig({ testTimeout: 120_000 });

/** A data folder of an office that served our form once; `html` may differ from its hash. */
const folderWith = async (html: string) => {
  const folder = await tempDir();
  await using store = await openStore({ dir: folder.path });
  const { hash, ...form } = builtForm;
  await store.client
    .db('lantern')
    .collection<{ _id: string }>('consentsnapshots')
    .insertOne({ _id: hash, ...form, html, at: new Date(0) } as { _id: string });
  return folder;
};

const run = async (dir: string, ...args: string[]) => {
  const script = await runLantern(['consent', 'snapshot', ...args], { DATA_DIR: dir, MONGODB_URI: '' });
  return { code: await script.ended, errors: script.errors() };
};

test('npx lantern consent snapshot writes the form under its hash, byte for byte, and refuses one that was changed', async () => {
  await using folder = await folderWith(builtForm.html);
  const file = join(folder.path, 'form.html');
  expect(await run(folder.path, builtForm.hash, file)).toMatchObject({ code: 0 });
  expect(await readFile(file, 'utf8')).toBe(builtForm.html);
  expect((await run(folder.path, 'f'.repeat(64), file)).errors).toContain('no form under this hash');

  await using changed = await folderWith(`${builtForm.html}<p>More</p>`);
  const answer = await run(changed.path, builtForm.hash, join(changed.path, 'form.html'));
  expect(answer.code).toBe(1);
  expect(answer.errors).toContain('was changed');
});
