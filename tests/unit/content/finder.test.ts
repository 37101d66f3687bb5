import { expect, test } from 'vitest';
import { areaSlugs, areas } from '../../../client/content/areas';
import { finderWords } from '../../../client/content/finder-words';
import { languages } from '../../../client/content/languages';
import { fitting } from '../../../client/site/browser/find-words';

/** The areas that stay in the list of services when one types this. */
const found = (id: string, typed: string) => {
  const words = languages.find((one) => one.id === id)!.words;
  const texts = areaSlugs.map((slug) => {
    const { name, summary } = words.practiceAreas[slug];
    return `${name} ${summary} ${finderWords(slug, words)}`;
  });
  const fits = fitting(typed, texts, words.finder.little);
  return areaSlugs.filter((_, index) => fits[index]);
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
  expect(found(id, typed)).toContain(slug);
});

test.each([
  ['en', 'medicine'],
  ['es', 'medicina'],
])('in %s the word %s finds every drug', (id, typed) => {
  expect(found(id, typed)).toEqual(
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
  expect(found(id, typed)).toContain(slug);
});

test('a word that is right finds nothing that is only spelled alike', () => {
  expect(fitting('roundup', ['Roundup', 'Rounduq'], '')).toEqual([true, false]);
});

test.each([
  ['en', 'dog bite'],
  ['en', 'dog bites'],
  ['en', 'medical malpractice'],
  ['en', 'nursing home'],
  ['en', 'divorce'],
  ['en', 'two wrogn lettres'],
  ['es', 'mordida de perro'],
  ['es', 'divorcio'],
  ['es', 'asilo de ancianos'],
])('in %s there is no page on "%s", and none is made up', (id, typed) => {
  expect(found(id, typed)).toEqual([]);
});
