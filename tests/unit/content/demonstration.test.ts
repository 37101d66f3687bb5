import { expect, test } from 'vitest';
import { languages, localPath } from '../../../client/content/languages';
import { renderDocument } from '../../../client/entry-server';
import { paths } from '../../../client/paths';

const template = '<html lang="en"><head><!--head--></head><body><!--app--></body></html>';
const pages = languages.flatMap((language) =>
  [paths.home, paths.about, paths.contact, '/services/afff-claims', '/answers/costs', paths.news].map(
    (path) => ({ language, path: localPath(language, path) }),
  ),
);
const disclaimers =
  /sample|made up|nobody is there|nobody has written|not yet reviewed|placeholder number|ejemplo: |de ejemplo|son ejemplos|inventad|no hay nadie|todavía no lo ha revisado/gi;

/** Tells whether a page contains a text, because a failure should not print a whole page. */
const says = async (path: string, what: string | RegExp = '') =>
  (await renderDocument(template, path)).search(what) >= 0;

test('a page of the demonstration says once that it is one, in a banner that can be closed, and nowhere else', async () => {
  for (const { language, path } of pages) {
    const html = await renderDocument(template, path);
    const { text, close, mark } = language.words.layout.demonstration;
    expect(html.split(text), path).toHaveLength(2);
    expect(html, path).toContain(`aria-label="${close}"`);
    // The marker of an amount, a result or a review after the banner is closed.
    const marks = new RegExp(`<span class="made-up [^>]*>${mark}</span>`, 'g');
    expect(html.replace(text, '').replace(marks, '').match(disclaimers), path).toBeNull();
    if (path.endsWith(paths.about)) expect(html.match(marks)?.length, path).toBeGreaterThan(4);
  }
});

test('search engines see nothing of the demonstration: no address, no number, no result', async () => {
  const html = await renderDocument(template, paths.about);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(data).toContain('"LegalService"');
  for (const word of ['PostalAddress', 'telephone', '"email"', '"sameAs"', '1,850,000'])
    expect(data).not.toContain(word);
});

test('a result appears with the sentence that past results guarantee nothing', async () => {
  for (const language of languages) {
    const html = await renderDocument(template, localPath(language, paths.about));
    const results = /data-statement="firm-result-.*?<\/section>/s.exec(html)?.[0];
    expect(results).toContain(language.words.firm.notices.results);
  }
});

test('every page says how the firm has clients in all 50 states: with local counsel; the home page and the disclaimer say where', async () => {
  for (const { path } of pages) {
    expect(await says(path, /50 states, with local counsel|50 estados, con abogados locales/), path).toBe(
      true,
    );
  }
  for (const language of languages)
    for (const path of [paths.home, paths.about, paths.disclaimer])
      expect(await says(localPath(language, path), language.statements['firm-states-how']), path).toBe(true);
});

test('the fee policy, the terms, the disclaimer and the promise say the same of the costs of a case that is lost', async () => {
  for (const language of languages)
    for (const path of [paths.home, '/answers/costs', paths.termsOfService, paths.disclaimer]) {
      const main = /<main.*data-statement="firm-costs".*<\/main>/s;
      expect(await says(localPath(language, path), main), path).toBe(true);
    }
});
