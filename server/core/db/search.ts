import { foldLetters } from '../../../shared/fold-letters';

const escaped = (search: string) => search.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Finds `search`, taken literally and ignoring case, anywhere in one of the fields. */
export const containsFilter = (fields: readonly string[], search: string | undefined) => {
  const text = search && withoutControls(search);
  return text ? { $or: fields.map((field) => ({ [field]: { $regex: escaped(text), $options: 'i' } })) } : {};
};

/** Any form of apostrophe matches any other. */
const apostrophes = /['‘’ʼ′]/g;
const anyApostrophe = "['‘’ʼ′]";

export const straightApostrophes = (text: string) => text.replace(apostrophes, "'");

/** Matches what begins with this text, as an index can look it up. */
export const beginsWith = (text: string) => new RegExp(`^${escaped(text)}`);

/** Searches a field that is stored folded; it must contain every word of the search, in any order. */
export const everyWordFilter = (field: string, words: readonly string[]) => {
  const conditions = words.map((word) => ({
    [field]: { $regex: escaped(word).replace(apostrophes, anyApostrophe) },
  }));
  return conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {});
};

/** MongoDB refuses a pattern with a NUL in it, and nobody types a control character on purpose. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
const withoutControls = (text: string) => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();

/** Normalizes sign-in names and e-mail addresses for comparison: ignores case and surrounding spaces. */
export const fold = (text: string): string => text.trim().normalize('NFC').toLowerCase();

/** Normalizes text for search: without case, accents and strokes. */
export const foldForSearch = (text: string): string => foldLetters(withoutControls(text));

/** The words of a search, folded; split at commas and spaces. */
export const splitWords = (search: string): string[] =>
  foldForSearch(search)
    .split(/[\s,;]+/)
    .filter(Boolean);
