import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { expect, test } from 'vitest';

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && existsSync(path));
const documents = tracked.filter((path) => path.endsWith('.md'));

const withoutCode = (text: string) => text.replace(/^```.*?^```/gms, '');

/** The anchors of a document, as GitHub makes them of its headings: a repeated one gets a number. */
const findAnchors = (path: string): ReadonlySet<string> => {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutCode(readFileSync(path, 'utf8')).matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = words.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count++) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
};

/** Says what is wrong with a link of a document; undefined if nothing. */
const findProblem = (path: string, link: string): string | undefined => {
  const [file = '', anchor] = link.split('#');
  const target = file ? normalize(`${dirname(path)}/${file}`) : path;
  if (!existsSync(target)) return `${path}: ${link} leads to no file`;
  if (anchor === undefined || !target.endsWith('.md')) return undefined;
  return findAnchors(target).has(anchor) ? undefined : `${path}: ${link} leads to no heading`;
};

test('each link from a document of the repository leads to a file, and its anchor to a heading', () => {
  const problems = documents.flatMap((path) =>
    [...withoutCode(readFileSync(path, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .flatMap((link) => findProblem(path, link) ?? []),
  );
  expect(documents.length).toBeGreaterThan(20);
  expect(problems).toEqual([]);
});

test('each document that code, a setting or another document names by its path exists', () => {
  const missing = tracked
    .filter((path) => /\.(ts|tsx|js|mjs|py|sh|yml|md|service|example)$/.test(path))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/(?<![\w./])docs\/[\w./-]+\.(?:md|json)\b/g)]
        .filter(([named]) => !existsSync(named))
        .map(([named]) => `${path}: ${named}`),
    );
  expect(missing).toEqual([]);
});

test('docs/README.md leads to every document of docs and docs/developers', () => {
  const named = [...readFileSync('docs/README.md', 'utf8').matchAll(/\]\(([\w./-]+\.md)/g)].map(
    ([, file = '']) => `docs/${file}`,
  );
  const own = documents.filter(
    (path) => /^docs\/(developers\/)?[\w-]+\.md$/.test(path) && path !== 'docs/README.md',
  );
  expect(own.filter((path) => !named.includes(path))).toEqual([]);
});
