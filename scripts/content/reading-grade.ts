/** Splits text into sentences. A period inside a number or after a single letter does not end one. */
const splitSentences = (text: string) =>
  text
    .replace(/\b(?:[A-Z]|No|St|Inc|Co|v|U\.S|[ap]\. ?m)\./g, '')
    .split(/[.!?:;](?=\s|$)/)
    .filter((sentence) => /\p{L}/u.test(sentence));

const splitWords = (sentence: string) =>
  sentence.split(/[\s–—/-]+/).filter((word) => /[\p{L}\d]/u.test(word));

/** Words per sentence, and syllables per word. */
const weigh = (texts: readonly string[], syllablesIn: (word: string) => number) => {
  const sentences = texts.flatMap(splitSentences);
  const words = sentences.flatMap(splitWords);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return words.length === 0
    ? undefined
    : { sentence: words.length / sentences.length, word: syllables / words.length };
};

/** Counts the syllables of an English word as the Flesch-Kincaid formula is commonly computed. */
const englishSyllables = (word: string): number => {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  const trimmed = plain
    .replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, (end) => end[0] ?? '')
    .replace(/^y/, '');
  return Math.max(1, trimmed.match(/[aeiouy]+/g)?.length ?? 1);
};

/**
 * Counts the syllables of a Spanish word: two strong vowels in a row, or a weak one with an accent, make two. The
 * silent u in `que` does not count; a word without vowels, such as an abbreviation, is one syllable.
 */
const spanishSyllables = (word: string): number => {
  const plain = word
    .toLowerCase()
    .replace(/[^a-záéíóúüñ]/g, '')
    .replace(/([gq])u(?=[eéií])/g, '$1')
    .replace(/y(?=[aeiouáéíóú])/g, 'll')
    .replace(/y/g, 'i');
  const nuclei = plain.match(/[iuü]?[aeoáéó][iuü]?(?![áéíóú])|[iuü]?[aeoáéó]|[íú]|[iuü]+/g);
  return Math.max(1, nuclei?.length ?? 1);
};

/** Flesch-Kincaid; a number is one syllable, because nobody reads it digit by digit. */
const english = (texts: readonly string[]) => {
  const weight = weigh(texts, englishSyllables);
  return weight ? 0.39 * weight.sentence + 11.8 * weight.word - 15.59 : 0;
};

/**
 * Reading ease of Spanish: Fernández-Huerta, 1959. 90 and above is very easy, 60 to 70 is normal, below that is hard.
 */
export const fernandezHuerta = (texts: readonly string[]): number => {
  const weight = weigh(texts, spanishSyllables);
  return weight ? 206.84 - 60 * weight.word - 1.02 * weight.sentence : 100;
};

/**
 * The same as a grade. In its table the eighth grade ends at 60 and the fifth starts at 90; the line between and beyond
 * is straight.
 */
const spanish = (texts: readonly string[]) =>
  texts.length === 0 ? 0 : 8 - (fernandezHuerta(texts) - 60) * (3.5 / 30);

const formulas: Readonly<Record<string, (texts: readonly string[]) => number>> = { en: english, es: spanish };

/** The school grade at which texts can be read. A new language needs its own formula. */
export const readingGrade = (texts: readonly string[], language = 'en'): number => {
  const formula = formulas[language];
  if (!formula)
    throw new Error(`scripts/content/reading-grade.ts has no formula for the language ${language}`);
  return formula(texts);
};
