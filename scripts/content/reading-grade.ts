const vowelGroups = /[aeiouy]+/g;

/** Syllables of an English word, counted as the Flesch-Kincaid formula is commonly computed. */
const syllablesIn = (word: string): number => {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  const trimmed = plain
    .replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, (end) => end[0] ?? '')
    .replace(/^y/, '');
  return Math.max(1, trimmed.match(vowelGroups)?.length ?? 1);
};

/** A sentence ends at its stop, and a text at its end; a stop inside a number or after one letter ends nothing. */
const sentencesIn = (text: string) =>
  text
    .replace(/\b(?:[A-Z]|No|St|Inc|Co|v|U\.S)\./g, '')
    .split(/[.!?:;](?=\s|$)/)
    .filter((sentence) => /\p{L}/u.test(sentence));

/** Flesch-Kincaid grade of English texts; a number is one syllable, because nobody reads it letter by letter. */
export const readingGrade = (texts: readonly string[]): number => {
  const sentences = texts.flatMap(sentencesIn);
  const words = sentences.flatMap((sentence) =>
    sentence.split(/[\s–—/-]+/).filter((word) => /[\p{L}\d]/u.test(word)),
  );
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  if (sentences.length === 0 || words.length === 0) return 0;
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
};
