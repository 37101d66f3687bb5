import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../../../client/content/contrast';

const read = (name: string) =>
  readFileSync(new URL(`../../../client/styles/${name}`, import.meta.url), 'utf8');

const dark = read('staff-dark.css');
const block = /html\[data-theme="dark"\] \.staff \{([^}]*)\}/.exec(dark)?.[1] ?? '';
const colours = Object.fromEntries(
  [...block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name!, hex!]),
);

test('every colour by day that has a meaning has one by night', () => {
  const day = [...`${read('tokens.css')}${read('staff.css')}`.matchAll(/--color-([a-z]+-soft):/g)].map(
    ([, name]) => name!,
  );
  expect(day.length).toBeGreaterThan(5);
  for (const name of day) {
    expect(Object.keys(colours)).toContain(name);
    expect(Object.keys(colours)).toContain(name.replace('-soft', ''));
  }
});

test('words can be read by night on every ground that they stand on', () => {
  const grounds = ['paper', 'paper-deep', 'card'];
  for (const ground of grounds)
    for (const word of ['ink', 'muted', 'danger', 'info'])
      expect([ground, word, contrast(colours[word]!, colours[ground]!) >= 4.5]).toEqual([ground, word, true]);
  for (const name of ['success', 'danger', 'warning', 'info', 'qualified', 'retainer'])
    for (const word of [name, 'ink'])
      expect([name, word, contrast(colours[word]!, colours[`${name}-soft`]!) >= 4.5]).toEqual([
        name,
        word,
        true,
      ]);
});

test('controls and the mark of the focus can be seen by night', () => {
  for (const ground of ['paper', 'card'])
    for (const edge of ['control', 'accent'])
      expect([ground, edge, contrast(colours[edge]!, colours[ground]!) >= 3]).toEqual([ground, edge, true]);
});

test('a disabled button is quiet by night: it hardly stands out from its card, and can be read', () => {
  const button = readFileSync(new URL('../../../client/ui/button.tsx', import.meta.url), 'utf8');
  const [ground, word] = ['bg', 'text'].map(
    (part) => new RegExp(`disabled:${part}-([a-z-]+)`).exec(button)?.[1] ?? '',
  );
  expect(contrast(colours[ground!]!, colours.card!)).toBeLessThan(2);
  expect(contrast(colours[word!]!, colours[ground!]!)).toBeGreaterThan(4.5);
});

test('no part of the staff area has white words on ink in one of its states: by night ink is as light as they are', () => {
  const folder = new URL('../../../client/', import.meta.url).pathname;
  const files = ['admin', 'auth', 'ui'].flatMap((room) =>
    readdirSync(`${folder}${room}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `${folder}${room}/${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  const matches = files.filter((file) => /(?<!data-focus):bg-ink(?![-\w])/.test(readFileSync(file, 'utf8')));
  expect(matches).toEqual([]);
});
