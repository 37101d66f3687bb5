import { expect, test } from 'vitest';
import { areaSlugs } from '../../../client/content/areas';
import { createLanguage, languages, localPath, toLanguages } from '../../../client/content/languages';
import { routes } from '../../../client/routes';
import { checkContent } from '../../../scripts/content/check-content';
import {
  findNumbers,
  problemsOfTerms,
  problemsOfTranslation,
} from '../../../scripts/content/check-translation';
import { figuresOutside } from '../../../scripts/content/figures';
import {
  getGrade,
  gradeOfPage,
  highestGrade,
  otherPages,
  problemsOfGrade,
} from '../../../scripts/content/page-grades';
import { fernandezHuerta, readingGrade } from '../../../scripts/content/reading-grade';

const [english, spanish] = languages as [(typeof languages)[0], (typeof languages)[0]];
const roundup = spanish.words.practiceAreas['roundup-claims'];

/** Spanish with a different page about Roundup. */
const withRoundup = (changes: Partial<typeof roundup>) => {
  const practiceAreas = { ...spanish.words.practiceAreas, 'roundup-claims': { ...roundup, ...changes } };
  const words = { ...spanish.words, practiceAreas };
  return createLanguage('es', { ...spanish, words }, false);
};

test('Spanish says what English says: the same places, links, statements, numbers and days', () => {
  expect(problemsOfTranslation(english, spanish)).toEqual([]);
});

test.each([
  ['a year', { intro: `${roundup.intro} 2019` }, 'intro: different numbers:  / 2019'],
  [
    'a statement',
    { intro: `${roundup.intro} [[roundup-mdl-2741]]` },
    'intro: different links, statements or tokens',
  ],
  ['a link', { intro: `${roundup.intro} [más](/about)` }, 'intro: different links, statements or tokens'],
  ['a section', { sections: roundup.sections.slice(1) }, 'sections: 5 entries, 6 in the main language'],
])('the build refuses a translation with another %s', (_, changes, said) => {
  expect(problemsOfTranslation(english, withRoundup(changes))).toEqual([
    expect.stringContaining(`es/practiceAreas.roundup-claims.${said}`),
  ]);
});

test('the build refuses a statement of the register whose figure the translation has changed', () => {
  const statements = {
    ...spanish.words.statements,
    'roundup-class-2021-rejected': spanish.words.statements['roundup-class-2021-rejected'].replace(
      '26',
      '25',
    ),
  };
  const wrong = createLanguage('es', { ...spanish, words: { ...spanish.words, statements } }, false);
  expect(problemsOfTranslation(english, wrong)).toContainEqual(
    expect.stringContaining('es/register.roundup-class-2021-rejected: different numbers'),
  );
});

test.each([
  ['$1.1 billion, of which $25 million', '$1,100 millones, de los que $25 millones'],
  ['a settlement of $10.3 to $12.5 billion', 'un acuerdo de $10,300 a $12,500 millones'],
  ['On May 26, 2021', 'El 26 de mayo de 2021'],
  ['in March 2015', 'en marzo de 2015'],
  ['the 5th Circuit', 'el 5.º Circuito'],
])('"%s" and "%s" say the same numbers', (one, other) => {
  expect(findNumbers(one).length).toBeGreaterThan(0);
  expect(findNumbers(one)).toEqual(findNumbers(other));
});

test('another month, another sum or another day is another number', () => {
  expect(findNumbers('On May 26, 2021')).not.toEqual(findNumbers('El 26 de marzo de 2021'));
  expect(findNumbers('$1.1 billion')).not.toEqual(findNumbers('$1.1 millones'));
});

test.each([
  ['$77 millones', 'Un jurado otorgó $77 millones.'],
  ['12 por ciento', 'En 12 por ciento de las mujeres.'],
  ['30 días', 'Más de 30 días después.'],
  ['Corte Suprema', 'La Corte Suprema decidió.'],
  ['Distrito Sur', 'Va en el Distrito Sur de Illinois.'],
])('the build refuses %s in Spanish where no entry of the register says it', (figure, text) => {
  expect(figuresOutside('a page', { intro: text }, spanish)).toEqual([
    `a page: intro: "${figure}" has no entry in client/content/statements: write [[its id]]`,
  ]);
});

test('Spanish is weighed by Fernández-Huerta: 60 is the end of the eighth grade, and easy words weigh less than hard ones', () => {
  expect(fernandezHuerta(['El sol sale. Yo voy a mi casa.'])).toBeGreaterThan(100);
  const hard =
    'La consolidación interjurisdiccional de procedimientos correspondientes a responsabilidades farmacológicas extracontractuales imposibilita determinaciones individualizadas.';
  expect(readingGrade([hard], 'es')).toBeGreaterThan(14);
  // U-na ca-sa tie-ne ven-ta-nas a-zu-les: 12 syllables in 5 words, one sentence.
  expect(fernandezHuerta(['Una casa tiene ventanas azules.'])).toBeCloseTo(206.84 - 60 * (12 / 5) - 1.02 * 5);
  // Que-rí-a ir al pa-ís de Ma-rí-a: a weak vowel with an accent stands alone, the u of que is silent.
  expect(fernandezHuerta(['Quería ir al país de María.'])).toBeCloseTo(206.84 - 60 * (11 / 6) - 1.02 * 6);
  expect(() => readingGrade(['Bonjour'], 'fr')).toThrow('no formula for the language fr');
});

test('every practice area reads at grade 8 at most in each language', () => {
  for (const language of languages)
    for (const slug of areaSlugs)
      expect(getGrade(slug, language), `${language.id}/${slug}`).toBeLessThanOrEqual(highestGrade);
});

test('every other page reads at grade 8 at most in each language, counted by its sentences alone', () => {
  for (const language of languages)
    for (const [name, content] of Object.entries(otherPages(language)))
      expect(problemsOfGrade(`${language.id}/${name}`, gradeOfPage(content, language))).toEqual([]);
});

test('a hard sentence cannot hide behind short labels', () => {
  const hard =
    'Notwithstanding the aforementioned considerations, the multidistrict litigation necessitates comprehensive documentation of pharmacological exposure histories.';
  const page = { labels: ['Home', 'About', 'Send', 'Back', 'Next', 'More', 'Help', 'Call'], text: hard };
  expect(problemsOfGrade('a page', gradeOfPage(page, languages[0]!))).toEqual([
    expect.stringMatching(/^a page: reads at grade \d+\.\d, the limit is 8$/),
  ]);
});

test('each page has its place in every language, and knows where the others are', () => {
  const paths = routes.map(({ path }) => path);
  for (const { main, language, path, alternates } of routes) {
    expect(path).toBe(localPath(language, main));
    expect(alternates.map((one) => one.language)).toEqual(languages.map(({ id }) => id));
    for (const one of alternates) expect(paths).toContain(one.path);
  }
});

/** The same language with other words for one id of the register. */
const saying = (language: typeof english, text: string) => ({
  ...language,
  statements: { ...language.statements, 'firm-costs': text },
});

test('Spanish calls terms of the law what the glossaries of U.S. courts call them, on every page', () => {
  expect(problemsOfTerms(english, spanish)).toEqual([]);
});

test.each([
  ['A deposition comes first.', 'Primero viene una declaración jurada.', 'deposition (deposici)'],
  ['It asks about preemption.', 'Pregunta por la preferencia.', 'preemption (primacía de la ley federal)'],
  ['It pays medical monitoring.', 'Paga exámenes médicos.', 'medical monitoring (vigilancia médica)'],
  ['A willful violation.', 'Una falta grave.', 'willful (intencional)'],
])('the build refuses a translation without the word for a term: %s', (main, other, missing) => {
  expect(problemsOfTerms(saying(english, main), saying(spanish, other))).toEqual([
    `register.firm-costs: has no word for ${missing}`,
  ]);
});

test('the build refuses words that leave a woman out, or that are English in Spanish words', () => {
  expect(problemsOfTerms(english, saying(spanish, 'No estoy seguro.'))).toEqual([
    'register.firm-costs: says "no estoy seguro"; better No lo sé',
  ]);
  expect(problemsOfTerms(english, saying(spanish, 'Un caso casi nunca llega a una sala.'))).toEqual([
    'register.firm-costs: says "llega a una sala"; better llega a juicio',
  ]);
});

test('a Spanish glossary term with its English name in brackets must use the same words', () => {
  const terms = [{ term: 'Declaración jurada (deposition)', text: 'Preguntas.' }];
  const wrong = { ...spanish, words: { ...spanish.words, terms } };
  expect(problemsOfTerms(english, wrong)).toEqual([
    'terms.0.term: has no word for deposition (deposici)',
    'terms.0.term: says "declaración jurada (deposition)"; better deposición: a declaración jurada is an affidavit',
  ]);
});

test.each([[['en']], [['es']], [['en', 'es']], [['es', 'en']]])('a site in %j has all its texts', (ids) => {
  expect(() => checkContent(toLanguages(ids))).not.toThrow();
});
