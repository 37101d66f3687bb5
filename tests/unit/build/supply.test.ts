import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { acceptedAdvisories, openAdvisories } from '../../../tools/supply/advisories';
import { unknownLicenses } from '../../../tools/supply/licenses';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const licenses = readJson('ops/licenses.json');

test('each package has a reviewed license', () => {
  expect(unknownLicenses(readJson('package-lock.json').packages, licenses)).toEqual([]);
});

test('no license is approved that no package has', () => {
  const { packages } = readJson('package-lock.json');
  for (const list of ['shipped', 'tools'])
    for (const one of licenses[list] as string[]) {
      const others = licenses[list].filter((other: string) => other !== one);
      expect(unknownLicenses(packages, { ...licenses, [list]: others }), one).not.toEqual([]);
    }
});

test('an unreviewed license is refused, and so is a tool’s license in a shipped package', () => {
  const packages = {
    '': {},
    'node_modules/a': { license: 'MIT' },
    'node_modules/b': { license: 'AGPL-3.0-only' },
    'node_modules/@c/d': { license: 'MPL-2.0' },
    'node_modules/e': { license: 'MPL-2.0', dev: true },
    'node_modules/a/node_modules/f': {},
  };
  expect(unknownLicenses(packages, licenses)).toEqual(['b: AGPL-3.0-only', '@c/d: MPL-2.0', 'f: no license']);
});

const accepted = [
  {
    id: 'GHSA-2222-3333-4444',
    package: 'a',
    reason: 'It is about a part that we never call.',
    until: '2026-12-31',
  },
];
const report = {
  vulnerabilities: {
    a: { via: [{ url: 'https://github.com/advisories/GHSA-2222-3333-4444', severity: 'high' }] },
    b: { via: ['a', { url: 'https://github.com/advisories/GHSA-5555-6666-7777', severity: 'low' }] },
  },
};

test('an advisory is open unless it was accepted, and again once the day of that has passed', () => {
  expect(openAdvisories(report, accepted, '2026-12-31')).toEqual(['b: GHSA-5555-6666-7777']);
  expect(openAdvisories(report, accepted, '2027-01-01')).toEqual([
    'GHSA-2222-3333-4444 was accepted until 2026-12-31: look again, in ops/advisories.json',
    'a: GHSA-2222-3333-4444',
    'b: GHSA-5555-6666-7777',
  ]);
});

test('no day until which an advisory is accepted has passed', () => {
  const own = acceptedAdvisories.parse(readJson('ops/advisories.json'));
  expect(openAdvisories({ vulnerabilities: {} }, own, new Date().toISOString().slice(0, 10))).toEqual([]);
});
