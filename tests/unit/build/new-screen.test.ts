import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ScratchScreen } from '../../support/scratch-screen';
import { readSources } from '../../support/sources';

const scratch = 'tests/support/scratch-screen.ts';
const places = 'client/admin/places.ts';

test('a new list with add, edit and delete is one file of at most 80 lines, of the kit, the API and a schema', () => {
  expect(ScratchScreen).toBeTypeOf('function');
  const text = readFileSync(scratch, 'utf8');
  expect(text.split('\n').length).toBeLessThanOrEqual(80);
  const froms = [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from ?? '');
  expect(froms.filter((from) => !/client\/(admin\/kit\/|lib\/trpc$)|shared\//.test(from))).toEqual([]);
  for (const part of ['create:', 'edit:', 'remove:']) expect(text).toContain(part);
});

test('only places.ts says who may open a screen, and what its address shows', () => {
  const sources = [...readSources().values()].filter(({ path }) => path.startsWith('client/'));
  const loaded = [
    ...(sources.find(({ path }) => path === places)?.text ?? '').matchAll(/import\('\.\/([^']+)'\)/g),
  ];
  const names = loaded.map(([, path]) => path?.split('/').at(-1) ?? '');
  expect(names.length).toBeGreaterThan(20);
  const others = sources.filter(({ path }) => path !== places);
  const lazily = names.filter((name) => others.some(({ text }) => text.includes(`import('./${name}')`)));
  expect(lazily).toEqual([]);
  const guards = others.filter(
    ({ path, text }) => path.endsWith('-screen.tsx') && text.includes('RequirePermission'),
  );
  expect(guards.map(({ path }) => path)).toEqual([]);
});
