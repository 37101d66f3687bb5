import { foldLetters } from '../../../shared/fold-letters';

/** Letters that sound alike are one, because many people write by ear: talko, bote. */
const byEar = (text: string) =>
  foldLetters(text).replaceAll('k', 'c').replaceAll('z', 's').replaceAll('v', 'b');

const splitWords = (text: string) => byEar(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Shorter words are too similar to tell which one was meant. */
const longEnough = 6;

/** True if one letter is wrong, missing or extra, or two neighbors are swapped; the first letter must be right. */
const isNear = (typed: string, word: string) => {
  if (typed.length < longEnough || word.length < longEnough || typed[0] !== word[0]) return false;
  const shorter = Math.min(typed.length, word.length);
  let start = 1;
  while (start < shorter && typed[start] === word[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === word.at(-1 - end)) end += 1;
  const [a, b] = [typed.slice(start, typed.length - end), word.slice(start, word.length - end)];
  return Math.max(a.length, b.length) <= 1 || (a.length === 2 && a === [...b].reverse().join(''));
};

/** True if the typed word is a word of the text with an ending: of three letters, or two after a word of four. */
const isStem = (word: string, typed: string) =>
  word.length >= 4 && typed.length - word.length <= (word.length > 4 ? 3 : 2) && typed.startsWith(word);

/** Scores how well a typed word matches a text: exactly, as a prefix, inside a word, or with a typo. */
const scoreWord = (typed: string, words: readonly string[]): number => {
  if (words.includes(typed)) return 1;
  const long = typed.length >= 4;
  // Endings can differ: burn and burned or machine and machines match, but fell and falls do not.
  if (long && words.some((word) => word.startsWith(typed) || isStem(word, typed))) return 0.8;
  if (typed.length >= 6 && words.some((word) => word.includes(typed))) return 0.5;
  return 0;
};

export type Match = { index: number; score: number; words: string[] };

/** Results need at least this share of the best one's score. */
const enough = 0.34;

/**
 * Ranks the texts that match the typed text, best first, each with the words that matched; `little` are words without
 * meaning. A word counts more the fewer texts have it, so that one rare word leads. Without a word that only one text
 * has, more words must fit than not: of "nursing home" only the second does, and there is no page about it. `loose`
 * words have other uses as well ("car loan", "mesh router"): without others, two or all of them must fit one text, unless
 * a word of `harm` says that someone was hurt. Typos are allowed for words that no text contains as typed.
 */
export const ranked = (
  typed: string,
  texts: readonly string[],
  { little, loose = '', harm = '' }: { little: string; loose?: string; harm?: string },
): Match[] => {
  const ignored = new Set(splitWords(little));
  const isLoose = new Set(splitWords(loose));
  const isHarm = new Set(splitWords(harm));
  /** Words in normalized form, with how they were typed. */
  const wanted = new Map((typed.match(/[\p{L}\p{N}]{2,}/gu) ?? []).map((word) => [byEar(word), word]));
  const split = texts.map(splitWords);
  const matches = texts.map((_, index): Match => ({ index, score: 0, words: [] }));
  const rarest = Math.log(1 + texts.length);
  let fitting = 0;
  let missing = 0;
  let isCertain = false;
  for (const [word, asTyped] of wanted) {
    if (ignored.has(word)) continue;
    let fits = split.map((words) => scoreWord(word, words));
    if (!fits.some(Boolean)) fits = split.map((words) => (words.some((one) => isNear(word, one)) ? 0.6 : 0));
    const fitsAny = fits.some(Boolean);
    if (fitsAny) fitting++;
    else if (!isHarm.has(word)) missing++;
    if (
      isHarm.has(word) ||
      (fits.some((fit) => fit > 0.5) && !isLoose.has(word) && !isLoose.has(word.replace(/s$/, '')))
    )
      isCertain = true;
    const weight = Math.log(1 + texts.length / fits.filter(Boolean).length);
    fits.forEach((fit, index) => {
      const one = matches[index];
      if (!fit || !one) return;
      one.score += fit * weight;
      one.words.push(asTyped);
    });
  }
  const least = isCertain ? 1 : Math.min(fitting + missing, 2);
  const all = matches
    .filter(({ words }) => words.length > 0 && words.length >= least)
    .toSorted((one, other) => other.score - one.score);
  const best = all[0]?.score ?? 0;
  if (best < rarest && fitting <= missing) return [];
  return all.filter(({ score }) => score >= best * enough);
};
