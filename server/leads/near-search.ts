import { caseTypeWords } from '../../shared/case-type-words';
import { builtInCaseTypes, otherCaseTypes } from '../../shared/case-types';
import type { Nearness } from '../../shared/schemas/client';
import { foldForSearch, splitWords } from '../core/db/search';
import type { Deps } from './deps';
import { proposedBy, wordsFilter } from './store/search-keys';

type Filter = Record<string, unknown>;
export type Near = { near: Nearness; filter: Filter };

/** In a shorter word, one different letter makes another word. */
const shortest = 4;
const name = /^\p{L}+$/u;
const before = "(?:^|[\\s'’.@_-])";
const after = "(?:$|[\\s'’.@_-])";

/** Returns a pattern for a name with one letter wrong, missing, extra, or swapped with its neighbor. */
const oneLetterOff = (word: string): string => {
  const letters = [...word];
  const part = (from: number, until?: number) => letters.slice(from, until).join('');
  const spellings = letters.flatMap((_, at) => [
    `${part(0, at)}.?${part(at + 1)}`,
    `${part(0, at + 1)}.${part(at + 1)}`,
    `${part(0, at)}${letters[at + 1] ?? ''}${letters[at]}${part(at + 2)}`,
  ]);
  return `${before}(?:.${word}|${spellings.join('|')})${after}`;
};

/**
 * Returns texts of which each such name contains one, because a mistake leaves one half intact or lies between the two.
 * An index finds plain texts; the pattern alone would run against every lead.
 */
const halves = (word: string): string[] => {
  const letters = [...word];
  const middle = Math.floor(letters.length / 2);
  const [first, second] = [letters.slice(0, middle), letters.slice(middle)];
  const changed = [...first.slice(0, -1), second[0], first.at(-1), ...second.slice(1)];
  return [first, second, changed].map((part) => part.join(''));
};

const nameLike = ({ models }: Deps, word: string): Filter => {
  if (word.length < shortest || !name.test(word)) return wordsFilter(models, [word]);
  const texts = halves(word);
  const patterns = [texts.join('|'), oneLetterOff(word)];
  return proposedBy(models, texts, { $and: patterns.map(($regex) => ({ searchText: { $regex } })) });
};

const toWords = (text: string) => foldForSearch(text).split(/[^\p{L}\d]+/u);
/** Everyday words and brands of each case type; they must match as whole words. */
const vocabulary = new Map(Object.entries(caseTypeWords).map(([id, words]) => [id, new Set(toWords(words))]));

/** Returns the IDs of case types with titles, one-word spellings or everyday words like this, active or not. */
const caseTypesLike = async ({ models }: Deps) => {
  const services = await models.services.find().select({ title: 1 }).lean();
  const all = [
    ...builtInCaseTypes,
    ...otherCaseTypes,
    ...services.map(({ _id, title }) => ({ id: _id, title })),
  ].map(({ id, title }) => {
    const words = toWords(title);
    return { id: String(id), begun: [...words, words.join('')], whole: vocabulary.get(String(id)) };
  });
  return (searchWords: readonly string[]) =>
    all
      .filter(({ begun, whole }) =>
        searchWords.every((word) => whole?.has(word) || begun.some((one) => one.startsWith(word))),
      )
      .map(({ id }) => id);
};

/**
 * Returns the nearest searches, most likely first, for a search without matches: a case type, then names with one
 * letter wrong.
 */
export const nearSearches = async (needs: Deps, search: string): Promise<Near[]> => {
  const words = splitWords(search);
  if (words.length === 0 || !words.some((word) => name.test(word))) return [];
  const idsOf = await caseTypesLike(needs);
  const types = idsOf(words);
  const close = words.map((word) => {
    const ids = word.length >= shortest ? idsOf([word]) : [];
    return ids.length > 0
      ? { $or: [{ caseType: { $in: ids } }, nameLike(needs, word)] }
      : nameLike(needs, word);
  });
  return [
    ...(types.length > 0 ? [{ near: 'case type', filter: { caseType: { $in: types } } } as const] : []),
    // Without a longer word, this would be the search that found nothing.
    ...(words.some(({ length }) => length >= shortest)
      ? [{ near: 'close', filter: { $and: close } } as const]
      : []),
  ];
};
