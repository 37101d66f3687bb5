import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from '../../support/sources';

const areas = Object.entries<string>(JSON.parse(readFileSync('tests/areas.json', 'utf8'))).map(
  ([tests, sources]) => ({ tests: new RegExp(`^tests/${tests}`), sources: new RegExp(`^(${sources})`) }),
);
const paths = [...readSources().keys()];
const tests = paths.filter((path) => /\.test\.tsx?$/.test(path));
const reachedBy = (path: string) => {
  const reached = areas.filter(({ sources }) => sources.test(path));
  return tests.filter((file) => reached.some((area) => area.tests.test(file)));
};

test('a change reaches the tests of its area and no other, and what all is made of reaches everything', () => {
  const vendors = reachedBy('server/vendors/scorecard/scorecard.ts');
  expect(vendors).toContain('tests/api/vendors/scorecard.test.ts');
  expect(vendors.filter((file) => file.includes('/accounts/'))).toEqual([]);
  expect(reachedBy('client/admin/users/user-form.tsx')).toContain('tests/e2e/accounts/accounts.test.ts');
  for (const path of ['package-lock.json', 'vite.config.ts', 'server/start/create-parts.ts'])
    expect(reachedBy(path)).toEqual(tests);
});

test('every source of the product is what some tests besides the unit tests are about', () => {
  const lost = paths.filter(
    (path) =>
      /^(client|server|shared)\//.test(path) &&
      reachedBy(path).every((file) => file.startsWith('tests/unit/')),
  );
  expect(lost).toEqual([]);
});

test('every area has tests', () => {
  expect(areas.filter((area) => !tests.some((file) => area.tests.test(file)))).toEqual([]);
});
