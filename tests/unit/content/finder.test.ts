import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areaSlugs, areas } from '../../../client/content/areas';
import { finderWords } from '../../../client/content/finder-words';
import { languages } from '../../../client/content/languages';
import { ranked } from '../../../client/site/browser/find-words';

/** The areas that the services list shows for a typed text, best first. */
const findSlugs = (id: string, typed: string) => {
  const words = languages.find((one) => one.id === id)!.words;
  const texts = areaSlugs.map((slug) => {
    const { name, summary } = words.practiceAreas[slug];
    return `${name} ${summary} ${finderWords(slug, words)}`;
  });
  return ranked(typed, texts, words.finder).map(({ index }) => areaSlugs[index]!);
};

test.each([
  ['en', 'fell at work', 'workplace-injuries'],
  ['en', 'I slipped on the ladder', 'construction-accidents'],
  ['en', 'slip', 'workplace-injuries'],
  ['en', 'car wreck', 'auto-vehicle-accident-lawsuit'],
  ['en', 'weed killer', 'roundup-claims'],
  ['en', 'birth control shot', 'depo-provera-claims'],
  ['es', 'me caí en el trabajo', 'workplace-injuries'],
  ['es', 'caida', 'construction-accidents'],
  ['es', 'choque de carro', 'auto-vehicle-accident-lawsuit'],
  ['es', 'pastilla para la acidez', 'zantac-claims'],
])('in %s the words "%s" find the page %s', (id, typed, slug) => {
  expect(findSlugs(id, typed)).toContain(slug);
});

test.each([
  ['en', 'car', 'auto-vehicle-accident-lawsuit'],
  ['en', 'a car ran over my foot', 'auto-vehicle-accident-lawsuit'],
  ['en', 'truck sideswiped us', 'auto-vehicle-accident-lawsuit'],
  ['en', 'SUV cut me off and I crashed', 'auto-vehicle-accident-lawsuit'],
  ['en', 'lyft driver followed me home', 'ride-share-claims'],
  ['en', 'port got infected', 'tivad-lawsuit-claims'],
  ['en', 'roof collapsed on me', 'construction-accidents'],
  ['es', 'camión me golpeó', 'auto-vehicle-accident-lawsuit'],
  ['es', 'inyección para no tener hijos', 'depo-provera-claims'],
])('in %s "%s" says that it is a case, by a second word or harm, and finds %s', (id, typed, slug) => {
  expect(findSlugs(id, typed)[0]).toBe(slug);
});

test.each([
  ['en', 'medicine'],
  ['es', 'medicina'],
])('in %s the word %s finds every drug', (id, typed) => {
  expect(findSlugs(id, typed)).toEqual(
    expect.arrayContaining(areaSlugs.filter((slug) => areas[slug].group === 'drugs')),
  );
});

test.each([
  ['a wrong letter', 'en', 'roundap', 'roundup-claims'],
  ['a missing letter', 'en', 'paraqat', 'paraquat-claims'],
  ['a letter too many', 'en', 'asbesttos', 'asbestos-lung-cancer-claims'],
  ['two letters that changed places', 'en', 'talcmu', 'talcum-powder-claims'],
  ['a wrong letter', 'es', 'medisina', 'zantac-claims'],
  ['a wrong letter', 'es', 'talko', 'talcum-powder-claims'],
])('%s is forgiven, in %s as in %s', (_, id, typed, slug) => {
  expect(findSlugs(id, typed)).toContain(slug);
});

test('a word that is right finds nothing that is only spelled alike', () => {
  expect(ranked('roundup', ['Roundup', 'Rounduq'], { little: '' }).map(({ index }) => index)).toEqual([0]);
});

test('a rare word leads a common one, one word that fits nothing empties no list, and each result says why', () => {
  const texts = ['cancer pill', 'cancer foam', 'cancer powder'];
  expect(ranked('Dad got cancer from foam', texts, { little: 'from' })[0]).toEqual({
    index: 1,
    score: expect.any(Number),
    words: ['cancer', 'foam'],
  });
  expect(ranked('cancer: pill, foam, powder or pizza', texts, { little: 'or' })).toHaveLength(3);
  expect(ranked('pizza and cancer', texts, { little: 'and' })).toEqual([]);
  expect(ranked('Baños', ['ban', 'el baño'], { little: '' })[0]).toMatchObject({
    index: 1,
    words: ['Baños'],
  });
});

type Sentence = [id: string, typed: string, slug: (typeof areaSlugs)[number]];
const sentences = (file: string) =>
  JSON.parse(readFileSync(new URL(`./fixtures/${file}.json`, import.meta.url), 'utf8')) as Sentence[];

/** The shares of sentences whose page comes first, and is among the results at all. */
const rates = (file: string, language: string) => {
  const rows = sentences(file).filter(([id]) => id === language);
  const places = rows.map(([id, typed, slug]) => findSlugs(id, typed).indexOf(slug));
  return {
    first: places.filter((place) => place === 0).length / rows.length,
    listed: places.filter((place) => place >= 0).length / rows.length,
  };
};

test.each(['en', 'es'])('of the sentences of people in %s the right page comes first nearly always', (id) => {
  expect(sentences('finder-sentences').length).toBeGreaterThanOrEqual(50);
  for (const file of ['finder-sentences', 'finder-held-out']) {
    const { first, listed } = rates(file, id);
    expect(first, file).toBeGreaterThanOrEqual(0.95);
    expect(listed, file).toBe(1);
  }
});

test.each([
  ['en', 'dog bite'],
  ['en', 'dog bites'],
  ['en', 'divorce'],
  ['en', 'two wrogn lettres'],
  ['en', 'bread'],
  ['en', 'pizza'],
  ['en', 'green card'],
  ['en', 'nursing home'],
  ['en', 'immigration visa'],
  ['en', 'tax problem'],
  ['en', 'cruise ship'],
  ['en', 'dentist broke my tooth'],
  ['en', 'car loan'],
  ['en', 'stolen car'],
  ['en', 'used cars for sale'],
  ['en', 'truck rental'],
  ['en', 'mesh router'],
  ['en', 'uber eats refund'],
  ['en', 'lyft coupon'],
  ['en', 'port of los angeles'],
  ['en', 'usb port'],
  ['en', 'gas station near me'],
  ['en', 'foam mattress'],
  ['en', 'flu shot'],
  ['en', 'roof repair'],
  ['en', 'power tool rental'],
  ['en', 'eye exam'],
  ['en', 'custodia de hijos'],
  ['en', 'I need help'],
  ['es', 'custodia de hijos'],
  ['es', 'carro robado'],
  ['es', 'seguro de carro'],
  ['es', 'puerto de los angeles'],
  ['es', 'reembolso de uber eats'],
  ['es', 'recibo del agua'],
  ['es', 'corte de pelo'],
  ['es', 'visa'],
  ['es', 'necesito un abogado'],
  ['es', 'mordida de perro'],
  ['es', 'divorcio'],
  ['es', 'asilo de ancianos'],
])('in %s there is no page on "%s", and none is made up', (id, typed) => {
  expect(findSlugs(id, typed)).toEqual([]);
});

test('what injured people type, with slips, finds its page first', () => {
  const lost = sentences('finder-typed').flatMap(([id, typed, slug]) => {
    const place = findSlugs(id, typed).indexOf(slug);
    return place === 0 ? [] : [`${id}: ${typed}: ${place < 0 ? 'not found' : `place ${place + 1}`}`];
  });
  expect(lost).toEqual([]);
});
