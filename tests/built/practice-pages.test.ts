import { expect, test } from 'vitest';
import { areaSlugs, areas } from '../../client/content/areas';
import { practiceAreas } from '../../client/content/en/practice-areas';
import { paths } from '../../client/paths';
import { builtSite, startApp } from '../support/start-app';

test('every topic of a practice area has a heading that unfolds it, and words in the page while it is folded', async () => {
  await using app = await startApp({ site: builtSite });
  for (const slug of areaSlugs) {
    const { text } = await app.anyone.get(paths.service(slug));
    const folds = [...text.matchAll(/<summary[^>]*><h2[^>]*\bid="([a-z0-9-]+)-heading"/g)].map(
      (match) => match[1]!,
    );
    expect(folds.slice(0, 2), slug).toEqual([areas[slug].first, 'standing-in-full']);
    for (const { id } of practiceAreas[slug].sections) expect(folds, slug).toContain(id);
    expect(folds.at(-1), slug).toBe('sources');
    for (const id of folds) expect(text, `${slug} ${id}`).toContain(` id="${id}"`);
  }
});

/** Areas whose family's drawing does not fit. */
const own: Record<string, string> = {
  'construction-accidents': 'construction',
  'workplace-injuries': 'work',
};

test('the pages of a family open with its drawing, construction and work with their own, from one file that is kept for good', async () => {
  await using app = await startApp({ site: builtSite });
  const files = new Set<string>();
  for (const slug of areaSlugs) {
    const { text } = await app.anyone.get(paths.service(slug));
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    const pictures = [...main.matchAll(/<svg[^>]* data-picture=[^>]*><use href="([^"#]*)#([^"]*)"/g)];
    expect(
      pictures.map(([, , drawing]) => drawing),
      slug,
    ).toEqual([own[slug] ?? areas[slug].group]);
    for (const [, file = ''] of pictures) files.add(file);
  }
  expect(files.size).toBe(1);
  for (const file of files) {
    const { headers, text } = await app.anyone.get(file);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(text.length).toBeLessThan(6000);
  }
});

test("machines get the day of each page's last change, and the server's map of the site stays inside", async () => {
  await using app = await startApp({ site: builtSite });
  const { anyone } = app;
  expect((await anyone.get('/sitemap.xml')).text).toMatch(
    /services\/roundup-claims<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/,
  );
  for (const path of ['/site.json', '/site.json.br'])
    expect([path, (await anyone.get(path)).status]).toEqual([path, 404]);
});
