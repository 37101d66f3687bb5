import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { register } from '../../client/content/register';
import type { ModuleList } from '../../scripts/build/module-list';
import { entryFile, fileWith, withImports } from '../../scripts/build/page-scripts';

const dist = 'dist/client';
const listFile = join(dist, '.vite/modules.json');

const read = () => {
  if (!existsSync(listFile)) throw new Error('These tests read the build: run "npm run build" first.');
  return JSON.parse(readFileSync(listFile, 'utf8')) as ModuleList;
};

/** Every script that a public page loads by itself, before its form is touched. */
const publicScripts = (list: ModuleList) => {
  const sources = [
    'client/site/islands.tsx',
    'client/site/form/form-behaviour.ts',
    'client/content/en/pages/consultation.ts',
  ];
  const own = sources.map((source) => fileWith(source, list));
  return withImports([entryFile('client/entry-client.ts', list), ...own], list);
};

const forbidden =
  /\/node_modules\/(?:zod|@trpc|@tanstack|@headlessui|react-hook-form|sonner)\/|client\/(?:admin|auth|lib)\/|shared\/(?:zod|schemas)/;

const getModules = (files: Iterable<string>, list: ModuleList) =>
  [...files].flatMap((file) => list[file]?.modules.map((id) => `/${id}`) ?? []);

test('a public page loads no zod, no staff code and nothing of the API client', () => {
  const list = read();
  expect(getModules(publicScripts(list), list).filter((id) => forbidden.test(id))).toEqual([]);
});

test('the staff area asks through @trpc/react-query, which no public page has', () => {
  const list = read();
  const staff = withImports([fileWith('client/admin/admin-app.tsx', list)], list);
  const ofTheClient = (files: Iterable<string>) =>
    getModules(files, list).filter((id) => /\/node_modules\/@trpc\/react-query\//.test(id));
  expect(ofTheClient(staff)).not.toEqual([]);
  expect(ofTheClient(publicScripts(list))).toEqual([]);
});

test('a first visit of the staff area loads at most 290 kB of scripts, and neither the settings nor the visitors’ form', () => {
  const list = read();
  const files = [
    ...withImports(
      [entryFile('client/shell.html', list), entryFile('client/admin/admin-app.tsx', list)],
      list,
    ),
  ];
  const bytes = files.map((file) => {
    const packed = join(dist, `${file}.br`);
    return statSync(existsSync(packed) ? packed : join(dist, file)).size;
  });
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(290_000);
  const later =
    /client\/(?:site\/|admin\/(?:settings\/setting-screens|vendors|reports|imports|account\/account-screen))/;
  expect(getModules(files, list).filter((id) => later.test(id))).toEqual([]);
});

test('the scripts of a public page do not contain what only zod or the staff area says', () => {
  for (const file of publicScripts(read())) {
    const code = readFileSync(join(dist, file), 'utf8');
    for (const mark of ['ZodError', 'jitless', 'Admin Panel', 'users-storage']) {
      expect(code.includes(mark), `${file} contains ${mark}`).toBe(false);
    }
  }
});

test('the loader stands in the page by itself: no import, no file of its own', () => {
  const list = read();
  const loader = fileWith('client/loader.ts', list);
  expect(list[loader]).toMatchObject({ imports: [], dynamicImports: [] });
  expect(existsSync(join(dist, loader))).toBe(false);
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  expect(page.match(/<script type="module">.{500,2000}<\/script>/gs)).toHaveLength(1);
});

test('the pages are rendered once: no browser gets their words, their parts or the register as a script', () => {
  const list = read();
  const all = getModules(Object.keys(list), list);
  expect(
    all.filter((id) => /client\/content\/(?:register|statements|en\/(?:statements|practice-areas))/.test(id)),
  ).toEqual([]);
  expect(all.filter((id) => id.endsWith('-page.tsx') && id.includes('client/site/'))).toEqual([]);
});

test('a page without a form or a map loads nothing of React', () => {
  const list = read();
  const alone = withImports([entryFile('client/entry-client.ts', list)], list);
  expect(getModules(alone, list).filter((id) => /\/react(?:-dom)?\//.test(id))).toEqual([]);
  const about = readFileSync(join(dist, 'about/index.html'), 'utf8');
  expect(/name="page-scripts" content="([^"]+)"/.exec(about)?.[1]).not.toContain('react');
});

test('what an entry of the register refers to stays with the firm', () => {
  const notes = Object.values(register).map(({ refersTo }) => refersTo);
  expect(notes.length).toBeGreaterThan(150);
  const texts = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((name) => /\.(?:js|html|json|txt|xml)$/.test(name))
    .map((name) => [name, readFileSync(join(dist, name), 'utf8')] as const);
  expect(texts.length).toBeGreaterThan(50);
  const matches = texts.flatMap(([name, text]) =>
    notes.some((note) => note.length > 30 && text.includes(note)) ? [name] : [],
  );
  expect(matches).toEqual([]);
});

test('no source map and no second copy of React is shipped', () => {
  const list = read();
  const files = readdirSync(dist, { recursive: true }).map(String);
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  const holding = Object.keys(list).filter((file) =>
    list[file]?.modules.some((id) => id.includes('/react-dom-client.')),
  );
  expect(holding).toHaveLength(1);
});

test('what packages copy field by field, the server copies as the engine does', () => {
  const folder = 'dist/server';
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const copiers = code.match(/function _objectSpread\d?\(e\)\{[^}]*/g) ?? [];
  expect(copiers.length).toBeGreaterThan(1);
  expect(copiers.filter((copier) => !copier.includes('return{...e,'))).toEqual([]);
});
