import { tidy } from '../../../shared/schemas/text';

const suffix = /^(?:jr|sr|i{2,3}|iv|v|esq|md|m\.d|phd|ph\.d)\.?$/i;
/** A title in front of a name, in both languages: Dr. Maria, Sra. Lopez. */
const title = /^(?:(?:mrs?|ms|miss|mx|dra?|prof|rev|hon|sra?|srta)\.?\s+)+(?=\S)/i;

/** Splits before the last word. Searches from each space to the end of the next word only. */
const cutLastWord = (text: string): [before: string, word: string] => {
  const lastSpace = text.search(/\s\S*$/);
  return lastSpace < 0 ? ['', text] : [text.slice(0, lastSpace).trimEnd(), text.slice(lastSpace + 1)];
};

/** Takes suffixes off the end of a name of at least so many words. */
const takeSuffixes = (text: string, least: 1 | 2): [name: string, suffixes: string[]] => {
  const [before, word] = cutLastWord(text);
  const isName = least === 1 ? before !== '' : /\s/.test(before);
  if (!isName || !suffix.test(word)) return [text, []];
  const [name, suffixes] = takeSuffixes(before, least);
  return [name, [...suffixes, word]];
};

/**
 * Splits a full name: `Maria Lopez Jr.`, where the last word is the last name, or `Lopez, Maria Jr.`. Leaves out titles.
 * The last name is empty if it cannot be told.
 */
export const splitName = (fullName: string): { firstName: string; lastName: string } => {
  const [head = '', ...others] = fullName.split(',').map(tidy).filter(Boolean);
  const [forename, ...unclear] = others.filter((part) => !suffix.test(part));
  const [name, ownSuffixes] = takeSuffixes(forename ?? head, forename ? 1 : 2);
  const [first, last] = forename ? [name, head] : cutLastWord(name);
  if (first === '' || unclear.length > 0) return { firstName: fullName, lastName: '' };
  const suffixes = [...ownSuffixes, ...others.filter((part) => suffix.test(part))];
  return {
    firstName: first.replace(title, ''),
    lastName: [last.replace(title, ''), ...suffixes].join(' '),
  };
};
