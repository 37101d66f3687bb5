import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemsAtDesk } from '../../../scripts/firm/read-desk';
import { register } from '../../support/browser/register';
import { startApp } from '../../support/start-app';
import { testStoreUri } from '../../support/store/test-server';

/** The folder of a build that has only the register. */
const makeBuild = () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-firm-check-'));
  writeFileSync(join(folder, 'statements.json'), JSON.stringify(register));
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
};

test('the check reads the desk of the running server: it fails until each statement is reviewed in its current words', async () => {
  await using app = await startApp({ built: register });
  using build = makeBuild();
  const MONGODB_URI = testStoreUri().replace(/\/(\?|$)/, `/${app.dbName}$1`);
  const check = () => problemsAtDesk({ MONGODB_URI, DATA_DIR: build.folder }, build.folder);
  const admin = await app.signInAsAdmin();
  const review = (id: string) =>
    admin.mutate('statements.lookedAgain', {
      id,
      version: 0,
      dueAgain: '2099-01-01',
      reviewedBy: 'Ruth Calder',
      reviewerTitle: 'Founder',
      note: 'I have read it.',
    });
  expect(await check()).toEqual([expect.stringMatching(/^3 of 3 statements have not been reviewed/)]);
  await review('roundup-verdict');
  await review('firm-reply');
  expect(await check()).toEqual([expect.stringContaining('such as firm-states.')]);
  await review('firm-states');
  expect(await check()).toEqual([]);
  await admin.mutate('statements.correct', {
    id: 'roundup-verdict',
    version: 1,
    language: 'en',
    text: 'A judge set it aside in 2026.',
    note: 'The court wrote it.',
  });
  expect(await check()).toEqual([expect.stringContaining('such as roundup-verdict.')]);
});

test('a desk that cannot be read, and a site without a build, are problems', async () => {
  using build = makeBuild();
  const nowhere = { MONGODB_URI: 'mongodb://127.0.0.1:1/lantern', DATA_DIR: build.folder };
  expect(await problemsAtDesk(nowhere, build.folder)).toEqual([
    expect.stringMatching(/^The desk cannot be read: /),
  ]);
  expect(await problemsAtDesk(nowhere, join(build.folder, 'missing'))).toEqual([
    'The site has not been built: npm run build.',
  ]);
});
