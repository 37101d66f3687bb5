import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from '../../../scripts/tests/imports';
import { about, testsReachedBy } from '../../../scripts/tests/reach';

const sources = readSources();
const reachedBy = (...changed: string[]) => testsReachedBy(changed, sources);
const folders = (paths: readonly string[]) =>
  new Set(paths.map((path) => path.split('/').slice(1, 3).join('/')));

test('a change reaches the tests of its feature and those of what imports it, and no other', () => {
  const vendors = folders(reachedBy('server/intake/vendors/scorecard/scorecard-csv.ts'));
  expect(vendors).toContain('api/vendors');
  expect(vendors).not.toContain('api/accounts');
  expect(reachedBy('client/admin/users/user-form.tsx')).toContain('tests/e2e/accounts/accounts.test.ts');
  expect(reachedBy('server/core/db/find-page.ts')).toContain('tests/api/leads/clients-list.test.ts');
  expect(reachedBy('docs/mail.md')).toEqual([]);
});

test('a change of what everything is made of reaches everything', () => {
  const all = [...sources.keys()].filter((path) => /\.test\.tsx?$/.test(path));
  for (const path of ['package-lock.json', 'vite.config.ts', 'server/start/create-parts.ts'])
    expect(reachedBy(path)).toEqual(all);
});

test('a test that changed is reached', () => {
  expect(reachedBy('tests/unit/content/slug.test.ts')).toEqual(['tests/unit/content/slug.test.ts']);
});

test('every room of the server and of the staff area is what some tests are about', () => {
  const ground = /^server\/(core|db)$/;
  const rooms = ['server', 'client/admin'].flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [`${parent}/${entry.name}`] : [],
    ),
  );
  const lost = rooms.filter(
    (room) => !ground.test(room) && !about.some((row) => row.sources.test(`${room}/x.ts`)),
  );
  expect(lost).toEqual([]);
});
