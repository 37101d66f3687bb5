import { foldLetters } from '../../../shared/fold-letters';
import { businessWords } from './common-words';
import { companyForms, isFirstName, suffixes, wordsOfName } from './compare-names';

/** A known name as a text may contain it: a person by first and family names, a company by its words in order. */
export type NameParts = { given: string[]; family: string[] } | { company: string[] };

/** These may also be part of a person's name. */
const unsureForms = new Set(['co', 'sa', 'pc', 'ag']);

const isCompany = (name: string, words: readonly string[]): boolean => {
  const raw = foldLetters(name)
    .replace(/['’‘`.]/g, '')
    .split(/[^\p{L}\p{N}&]+/u);
  return (
    words.length === 1 ||
    /[&\d]/.test(name) ||
    raw.some((word) => (companyForms.has(word) && !unsureForms.has(word)) || businessWords.has(word))
  );
};

const parted = (words: readonly string[]): NameParts => {
  const telling = words.filter((word, at) => at === 0 || word.length > 1);
  if (telling.length < 2) return { company: [...words] };
  const isSecondGiven = telling.length > 2 && (telling.length > 3 || isFirstName(telling[1]!));
  const given = telling.slice(0, isSecondGiven ? 2 : 1);
  return { given, family: telling.slice(given.length) };
};

/** Returns the parts of a name in one text: "John Q. Carver", "Garcia Marquez, Jose", "Acme Trucking LLC". */
export const partsOfName = (name: string): NameParts => {
  const words = wordsOfName(name);
  if (isCompany(name, words)) return { company: words };
  const [family = '', given = ''] = name.split(',').map((part) => part.trim());
  const isSwapped = given !== '' && !suffixes.has(foldLetters(given).replace(/\./g, ''));
  return isSwapped ? { given: wordsOfName(given), family: wordsOfName(family) } : parted(words);
};

/** Returns the parts for a person whose names are stored separately. */
export const partsOfPerson = (firstName: string, lastName: string): NameParts => {
  const [given, family] = [wordsOfName(firstName), wordsOfName(lastName)];
  return given.length > 0 && family.length > 0 ? { given, family } : partsOfName(`${firstName} ${lastName}`);
};
