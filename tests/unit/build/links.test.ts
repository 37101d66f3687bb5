import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { expect, test } from 'vitest';

test('each link from one document of the repository to another file leads to a file', () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && existsSync(path) && !path.startsWith('docs/research/'));
  const broken = documents.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !/^[a-z]+:/.test(to) && !existsSync(normalize(`${dirname(path)}/${to}`)))
      .map((to) => `${path}: ${to}`),
  );
  expect(documents.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});
