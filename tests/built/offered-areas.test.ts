import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areaSlugs, areas } from '../../client/content/areas';
import { languages } from '../../client/content/languages';
import { site as firm } from '../../client/content/site';
import { builtSite, startApp } from '../support/start-app';

const site = JSON.parse(readFileSync(join(builtSite.distDir, 'site.json'), 'utf8'));

/** The firm writes the texts about its people and its results itself. */
const ownWords = [...firm.team, ...firm.reviews, ...firm.results].flatMap((one) =>
  Object.values(one).flatMap((said) => (said && typeof said === 'object' ? Object.values(said) : [])),
);
const withoutOwn = (text: string) =>
  ownWords.reduce<string>(
    (rest, words) => (typeof words === 'string' ? rest.replaceAll(words, '') : rest),
    text,
  );

/** The words that readers, search engines and other sites get: also titles and descriptions. */
const toWords = (html: string) =>
  html
    .replace(/<(?:script(?! type="application)|style).*?<\/(?:script|style)>/gs, ' ')
    .replace(/<(?!meta)[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** Every page of a firm with these case types, as it is served, and the answers to all other addresses. */
const readSite = async (offered: readonly string[]) => {
  const leftOut = areaSlugs.map((slug) => String(areas[slug].caseType)).filter((id) => !offered.includes(id));
  await using app = await startApp({ site: builtSite, areas: { leftOut } });
  const pages = new Map<string, string>();
  const missing = new Map<string, number>();
  for (const path of site.pages) {
    const { status, text } = await app.anyone.get(path);
    if (status === 200) pages.set(path, text);
    else missing.set(path, status);
  }
  return { pages, missing };
};

const names = (language: (typeof languages)[number], offered: readonly string[]) =>
  areaSlugs
    .filter((slug) => !offered.includes(String(areas[slug].caseType)))
    .map((slug) => language.words.practiceAreas[slug].name);

const findLanguage = (path: string) =>
  languages.find(({ prefix }) => prefix && (path === prefix || path.startsWith(`${prefix}/`))) ??
  languages[0]!;

const findTraces = (pages: ReadonlyMap<string, string>, offered: readonly string[], others: RegExp) =>
  [...pages].flatMap(([path, html]) => {
    const text = withoutOwn(toWords(html));
    const named = names(findLanguage(path), offered).filter((name) => text.includes(name));
    const match = others.exec(text);
    return [
      ...named.map((name) => `${path}: ${name}`),
      ...(match ? [`${path}: ${text.slice(Math.max(0, match.index - 40), match.index + 40)}`] : []),
    ];
  });

/** Words that only areas other than car accidents bring onto a page. */
const massTorts =
  /mass[ -]torts?\b|daños masivos|\bdrugs?\b|\b(?:medical|a|same) devices?(?! with a web)|\bchemicals?\b|asbesto|Roundup|Zantac|\bMDL\b|[Bb]ellwether|recalls?\b|sleep apnea|aparato (?:médico|para dormir)|aparatos médicos|químico|medicamento|retiraron|\bSix of\b|\bSeis de\b|\b19 (?:areas|practice|áreas)|at work\b(?! and| that)/i;

test('a firm that takes car accidents only shows no trace of other areas, in lists, counts, headings, news, questions or addresses', async () => {
  const { pages, missing } = await readSite(['15']);
  expect(findTraces(pages, ['15'], massTorts)).toEqual([]);
  for (const prefix of ['', '/es']) {
    expect(pages.has(`${prefix}/services/auto-vehicle-accident-lawsuit`)).toBe(true);
    expect(missing.get(`${prefix}/services/roundup-claims`)).toBe(410);
    expect(missing.get(`${prefix}/news`)).toBe(404);
    expect(missing.get(`${prefix}/news/depo-provera-label-warning`)).toBe(404);
    expect(pages.get(prefix || '/')?.match(/data-area="/g)).toHaveLength(1);
    expect(pages.get(`${prefix}/services`)?.match(/data-area="/g)).toHaveLength(1);
  }
  const links = [...pages.values()].flatMap((html) => [...html.matchAll(/href="(\/[^"#?]*)/g)]);
  expect(new Set(links.map(([, path = '']) => path).filter((path) => missing.has(path)))).toEqual(new Set());
});

test('a firm with two areas names both, keeps what is about either, and nothing else', async () => {
  const { pages } = await readSite(['12', '15']);
  expect(
    findTraces(
      pages,
      ['12', '15'],
      /Zantac|Depo-Provera|\bdrugs\b|medical devices|medicinas y|aparatos médicos|\b19 (?:areas|practice|áreas)|Six of/i,
    ),
  ).toEqual([]);
  expect(pages.get('/')).toContain('If a chemical or an accident harmed you');
  expect(pages.get('/es')).toContain('Si un químico o un accidente le hizo daño');
  expect(pages.get('/')).toContain('What is a mass tort?');
  expect(pages.get('/')).toContain('What the Supreme Court ruling means for Roundup claims');
  expect(pages.get('/news')).not.toContain('Depo-Provera');
});

test('every phrase that changes with the areas is on a page', () => {
  const text = site.pages
    .map((path: string) => readFileSync(join(builtSite.distDir, path, 'index.html'), 'utf8'))
    .join('\n')
    .replace(/<a [^>]*>|<\/a>/g, '');
  const stale = languages.flatMap(({ areaWordings }) =>
    areaWordings.filter(
      ({ said }, index) =>
        !text.includes(said) &&
        // It may be what an earlier one leaves.
        !areaWordings
          .slice(0, index)
          .some((one) => 'kinds' in one || one.instead.includes(said.slice(0, 12))),
    ),
  );
  expect(stale).toEqual([]);
});
