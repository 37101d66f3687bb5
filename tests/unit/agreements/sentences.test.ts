import { expect, test } from 'vitest';
import { builtInCaseTypes, otherCaseTypes } from '../../../shared/case-types';
import { otherSpanishCaseTypes, spanishCaseTypes } from '../../../shared/spanish-case-types';
import { allSentences, findPeople } from '../../../tools/agreements/sentences';

const splitSentences = (language: 'en' | 'es') =>
  allSentences(language).flatMap(([name, texts]) => [...texts].map((text) => ({ name, text })));

/** Wording that native readers stumbled over, and leftovers of a field that does not fit its sentence. */
const wrongSpanish = [
  /\bpaga (nosotros|usted, el cliente)\b/,
  /\bpor nosotros\b/,
  /\bfecha de \d/,
  /\b(de|a) el\b/,
  /\by (H?[IiÍí])(?!e)/,
  /\b(Round Up|Depo Provera|Accident|Lawsuit|Lung Cancer|Hair Relaxer|Baby Formula|Water)\b/,
  /\b(January|November|made on|between|signs|minor|as)\b/,
];
const wrongEnglish = [
  /\bowed by (us|we)\b/,
  /\breckoned\b/,
  /\b(whoever|somebody|anew|hereby)\b/i,
  /\b(noviembre|firma|honorarios)\b/,
];
/** No open field, and no value that leaves a gap, a double mark or nested parentheses. */
const wrongAnywhere = [
  /\{\{|\}\}/,
  /undefined|null|\[object/,
  / {2}| ,| \.|,,|\.\.$|, \(/,
  /\) \(“usted”|\) \(“you”/,
];

test.each([
  ['en', wrongEnglish],
  ['es', wrongSpanish],
] as const)('no sentence that a sample can produce in %s has a known error', (language, wrong) => {
  const all = splitSentences(language);
  expect(all.length).toBeGreaterThan(300);
  const matches = all.filter(({ text }) => [...wrong, ...wrongAnywhere].some((one) => one.test(text)));
  expect(matches).toEqual([]);
});

test('every case type has a Spanish name', () => {
  expect(builtInCaseTypes.filter(({ title }) => !spanishCaseTypes[title])).toEqual([]);
  expect(Object.keys(otherSpanishCaseTypes)).toEqual(otherCaseTypes.map(({ id }) => id));
});

test('both languages are asked for the same people', () => {
  const shape = (language: 'en' | 'es') =>
    findPeople(language).map((people) => people.map(({ name, for: represented }) => [name, represented]));
  expect(shape('en')).toEqual(shape('es'));
});
