const escaped = (search: string) => search.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Finds `search`, taken literally and without regard to case, anywhere in one of the fields. */
export const findAnywhere = (fields: readonly string[], search: string | undefined) => {
  const text = search && withoutControls(search);
  return text ? { $or: fields.map((field) => ({ [field]: { $regex: escaped(text), $options: 'i' } })) } : {};
};

/** However an apostrophe is typed, it is the same name. */
const apostrophes = /['‘’ʼ′]/g;
const anyApostrophe = "['‘’ʼ′]";

/** The same for a field that is stored folded, which has to hold every word of the search, in any order. */
export const hasEveryWord = (field: string, words: readonly string[]) => {
  const conditions = words.map((word) => ({
    [field]: { $regex: escaped(word).replace(apostrophes, anyApostrophe) },
  }));
  return conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {});
};

/** MongoDB refuses a pattern with a NUL in it, and nobody types a control character on purpose. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
const withoutControls = (text: string) => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();

/** How names that people sign in with and e-mail addresses are compared: without regard to case or spaces around. */
export const fold = (text: string): string => text.trim().normalize('NFC').toLowerCase();

/** How a search compares: without regard to accents, however they are written, as well. */
export const foldForSearch = (text: string): string =>
  withoutControls(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** The words of a search, folded; commas and spaces part them. */
export const splitWords = (search: string): string[] =>
  foldForSearch(search)
    .split(/[\s,;]+/)
    .filter(Boolean);
