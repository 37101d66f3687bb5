import { expect, test } from 'vitest';
import { languages } from '../../../client/content/languages';
import { linkTerms, termId } from '../../../client/content/link-terms';

const terms = [
  { term: 'Lien', text: 'A claim on your money.', linked: true as const },
  { term: 'Costs', text: 'What it takes to run a case.' },
];

test('a term of the glossary is linked where a page first uses it, never in a heading, a link or a statement', () => {
  const page = {
    heading: 'A lien',
    blocks: [
      { text: 'See [your lien](/x) and [[lien-law]]. Reclient is no lien, nor are costs.' },
      { list: ['Liens come first.'] },
    ],
  };
  expect(linkTerms(page, terms)).toEqual({
    heading: 'A lien',
    blocks: [
      {
        text: 'See [your lien](/x) and [[lien-law]]. Reclient is no [lien](/answers/glossary#lien), nor are costs.',
      },
      { list: ['Liens come first.'] },
    ],
  });
});

test('the languages link the same terms, to the same places', () => {
  const places = languages.map(({ words }) =>
    words.terms.flatMap(({ term, linked }) => (linked ? [termId(term)] : [])).toSorted(),
  );
  expect(new Set(places.map(String)).size).toBe(1);
});
