import { expect, test } from 'vitest';
import { areaSlugs, areas } from '../../../client/content/areas';
import { languages } from '../../../client/content/languages';
import { register } from '../../../client/content/register';
import { renderDocument } from '../../../client/entry-server';
import { paths } from '../../../client/paths';
import { getNewest, getNext, isOld } from '../../../client/site/practice-area/newest';
import { idsOfArea } from '../../../scripts/content/check-statements';

const shell = '<html><head></head><body><!--app--></body></html>';
/** The page of each practice area in each language, as the server sends it. */
const pages = async () =>
  Promise.all(
    languages.flatMap((language) =>
      areaSlugs.map(async (slug) => ({
        language,
        slug,
        html: await renderDocument(shell, language.prefix + paths.service(slug)),
      })),
    ),
  );
const toText = (html = '') => html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

test('the open page names what comes next beside the newest event, and the folded part does not repeat it', async () => {
  const html = await renderDocument(shell, paths.service('depo-provera-claims'));
  const standing = html.slice(html.indexOf('data-newest'), html.indexOf('data-side'));
  expect(toText(standing)).toMatch(
    /Newest: February 2026.*What comes next: December 7, 2026\..*Such a day can move/,
  );
  expect(html.split('data-statement="depo-trial-2026"')).toHaveLength(2);
  const spanish = await renderDocument(shell, `/es${paths.service('depo-provera-claims')}`);
  expect(toText(spanish)).toContain('Lo que sigue: 7 de diciembre de 2026.');
});

test('the first announcement on a page that is no event yet stands beside its newest event', () => {
  for (const language of languages)
    for (const slug of areaSlugs) {
      const [first] = [...new Set(idsOfArea(slug, language))]
        .flatMap((id) => (register[id]?.date ? [] : { id, planned: register[id]?.planned ?? '' }))
        .filter(({ planned }) => planned)
        .toSorted((one, other) => one.planned.localeCompare(other.planned));
      if (!first) continue;
      expect(getNewest(slug), slug).toBeDefined();
      expect(getNext(language.words.practiceAreas[slug].standing)?.text, slug).toContain(`[[${first.id}]]`);
    }
});

test('an event of more than a year before the last news check is the last that we found, as precisely as its date is known', async () => {
  expect(isOld('2025-11-23', '2026-11-24')).toBe(true);
  expect(isOld('2025-11-24', '2026-11-24')).toBe(false);
  expect([
    isOld('2025-10', '2026-11-24'),
    isOld('2025-11', '2026-11-24'),
    isOld('2024', '2026-11-24'),
  ]).toEqual([true, false, true]);
  for (const { language, slug, html } of await pages()) {
    const newest = getNewest(slug);
    if (!newest) continue;
    const says = language.words.practiceArea.standing;
    const [old, recent] = [says.lastFound, says.newest].map((text) =>
      html.includes(text.replace('{date}', '')),
    );
    const expected = isOld(register[newest]!.date!, areas[slug].looked);
    expect([old, recent], `${language.id} ${slug}`).toEqual([expected, !expected]);
  }
});

test('all 22 pages say when they were last checked, and whether a lawyer has reviewed them', async () => {
  const all = await pages();
  expect(all).toHaveLength(22 * languages.length);
  for (const { language, slug, html } of all) {
    const { looked, reviewed } = areas[slug];
    const status = /<p data-status="".*?<\/p>/s.exec(html)?.[0] ?? '';
    const says = language.words.practiceArea.status;
    expect(toText(status), slug).toContain(says.looked);
    expect(status, slug).toContain(`dateTime="${looked}"`);
    expect(status.includes(says.notReviewed), slug).toBe(reviewed === null);
    if (reviewed) expect(html, slug).toContain(reviewed.by);
  }
});
