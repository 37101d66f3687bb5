const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Shorter words are too much alike to say which one was meant. */
const longEnough = 5;

/** Whether one letter is wrong, missing or too many, or two neighbors have changed places; the first one is right. */
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

/**
 * Which of the texts hold every word that was typed, a place each; `little` are words that say nothing. Spelling is
 * forgiven only where no text holds the words as they were typed.
 */
export const fitting = (typed: string, texts: readonly string[], little: string): boolean[] => {
  const ignored = new Set(wordsOf(little));
  const wanted = wordsOf(typed).filter((word) => !ignored.has(word));
  const exact = texts.map((text) => wanted.every((word) => plain(text).includes(word)));
  if (exact.includes(true)) return exact;
  return texts.map((text) => {
    const words = wordsOf(text);
    return wanted.every((word) => plain(text).includes(word) || words.some((one) => isNear(word, one)));
  });
};
