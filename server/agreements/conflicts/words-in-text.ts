import { foldLetters } from '../../../shared/fold-letters';

/** One word of a text, folded, with its position. */
export type TextWord = {
  word: string;
  at: number;
  end: number;
  hasCapital: boolean;
  /** True for a letter with a period, or a capital that may stand for a name. */
  isInitial: boolean;
  /** The text between the previous word and this one. */
  gap: string;
};

export type TextWords = {
  words: readonly TextWord[];
  /** True if capitals mean something: the text has lower-case words, and capitalized ones within a sentence. */
  hasCase: boolean;
};

/**
 * Words, parts of hyphenated ones, and initials that follow each other: J.P., U.S.A. Invisible characters (soft hyphens
 * and direction marks of pasted texts) do not split a word.
 */
const wordPattern = /(?:\p{L}\.){2,}|[\p{L}\p{N}\p{M}\p{Cf}]+(?:['’‘`][\p{L}\p{N}\p{M}\p{Cf}]+)*/gu;
const invisible = /\p{Cf}/gu;
const possessive = /['’‘`]s\p{Cf}*$/iu;
/** Single letters that are words in English or Spanish. */
const letterWords = new Set(['a', 'e', 'i', 'o', 'u', 'y']);

export const wordsInText = (text: string): TextWords => {
  let before = 0;
  let [small, large] = [0, 0];
  const words: TextWord[] = [];
  for (const { 0: written, index: at } of text.matchAll(wordPattern)) {
    const end = at + written.replace(possessive, '').length;
    const own = text.slice(at, end).replace(invisible, '');
    const word = foldLetters(own).replace(/['’‘`.]/g, '');
    if (word === '') continue;
    const hasCapital = /^\p{Lu}|^\p{N}/u.test(own);
    if (own.length > 1) {
      const startsSentence = before === 0 || /[.!?\n]/.test(text.slice(before, at));
      if (/^\p{Lu}\p{Ll}/u.test(own) && !startsSentence) large += 1;
      else if (/^\p{Ll}/u.test(own)) small += 1;
    }
    const isLetter = word.length === 1 && /\p{L}/u.test(word);
    const isInitial = isLetter && (text[end] === '.' || !letterWords.has(word));
    words.push({ word, at, end, hasCapital, isInitial, gap: text.slice(before, at) });
    before = end;
  }
  return { words, hasCase: small > 0 && large > 0 };
};
