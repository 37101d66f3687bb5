import { doubleMetaphone } from 'double-metaphone';
import { foldLetters } from '../../shared/fold-letters';
import { nicknameGroups } from './nicknames';

/** The reasons why two names may be one person's, strongest first. */
export const matchReasons = [
  'same',
  'other order',
  'nickname',
  'near spelling',
  'sounds alike',
  'initial',
] as const;
export type MatchReason = (typeof matchReasons)[number];

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const suffixes = wordSet('jr sr ii iii iv md esq phd');
export const particles = wordSet('de del la las los van von der den di da y the and of');
export const companyForms = wordSet(
  'inc incorporated llc llp lp ltd limited corp corporation co company plc gmbh ag sa usa pc pllc group holdings',
);

/** Particles that no family name consists of. */
const joining = wordSet('the and of');

const splitName = (name: string): string[] =>
  foldLetters(name)
    .replace(/['’‘`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** A particle at the end of a name, or before its comma, is the family name: Lukasz Los, or "Van, Kim". */
const tellingWords = (part: string): string[] =>
  splitName(part)
    .filter((word) => !suffixes.has(word))
    .filter(
      (word, at, { length }) =>
        !companyForms.has(word) && (!particles.has(word) || (at === length - 1 && !joining.has(word))),
    );

/** Returns the words of a name without accents, case, punctuation, and parts that do not identify people. */
export const wordsOfName = (name: string): string[] => {
  const telling = name.split(',').flatMap(tellingWords);
  return telling.length > 0 ? telling : splitName(name);
};

/** The same with particles anywhere, for a family name that stands first without a comma. */
const wordsWithParticles = (name: string): string[] =>
  splitName(name).filter((word) => !suffixes.has(word) && !companyForms.has(word) && !joining.has(word));

const groupsByName = new Map<string, Set<number>>();
for (const [index, group] of nicknameGroups.entries())
  for (const name of group) groupsByName.set(name, (groupsByName.get(name) ?? new Set()).add(index));

/** Returns true if people use one first name for the other. */
export const isFirstName = (word: string): boolean => groupsByName.has(word);

const areNicknames = (one: string, other: string): boolean => {
  const groups = groupsByName.get(one);
  return groups !== undefined && [...(groupsByName.get(other) ?? [])].some((group) => groups.has(group));
};

/** Returns true if one letter was changed, left out, added, or swapped with its neighbor. */
export const isOneLetterOff = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [restOne, restOther] = [one.slice(from), other.slice(from)];
  if (restOne === restOther) return true;
  const isSwapped = restOne[0] === restOther[1] && restOne[1] === restOther[0];
  return (
    restOne.slice(1) === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1) ||
    (isSwapped && restOne.slice(2) === restOther.slice(2))
  );
};

const getCodes = (word: string): string[] => doubleMetaphone(word).filter((code) => code !== '');

const soundAlike = (one: string, other: string): boolean => {
  const codes = getCodes(one);
  return getCodes(other).some((code) => codes.includes(code));
};

/** In a shorter word, one letter is too large a part. */
const shortest = 4;

/**
 * Returns a function that says if a word may stand for one of these, by the rules of `compareNames`. Create it once for
 * many words, because computing how a word sounds costs more than everything else.
 */
export const likeAnyOf = (all: readonly string[]): ((word: string) => boolean) => {
  // An initial would match every tenth name; it stands only for a family name of one letter.
  const words = all.filter(({ length }) => length > 1);
  const initials = all.filter(({ length }) => length === 1);
  const sounds = new Set(words.filter(({ length }) => length >= shortest).flatMap(getCodes));
  return (word) =>
    initials.includes(word) ||
    words.some((one) => compareSpelling(one, word) !== undefined) ||
    (word.length >= shortest && getCodes(word).some((code) => sounds.has(code)));
};

const areLong = (one: string, other: string) => Math.min(one.length, other.length) >= shortest;

const compareSpelling = (one: string, other: string): MatchReason | undefined => {
  if (one === other) return 'same';
  if (areNicknames(one, other)) return 'nickname';
  if (areLong(one, other) && isOneLetterOff(one, other)) return 'near spelling';
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length === 1 && long.startsWith(short) ? 'initial' : undefined;
};

/** Returns why two words of names may be the same; undefined if they are not. */
export const compareWords = (one: string, other: string): MatchReason | undefined =>
  compareSpelling(one, other) ?? (areLong(one, other) && soundAlike(one, other) ? 'sounds alike' : undefined);

const weakest = (reasons: readonly MatchReason[]): MatchReason =>
  matchReasons[Math.max(...reasons.map((reason) => matchReasons.indexOf(reason)))]!;

/** Pairs each word of the shorter name with the best remaining word of the longer one. */
const pairUp = (
  few: readonly string[],
  many: readonly string[],
): { reasons: MatchReason[]; inOrder: boolean } | undefined => {
  const free = new Set(many.keys());
  const reasons: MatchReason[] = [];
  const usedIndexes: number[] = [];
  for (const word of few) {
    const match = [...free]
      .map((index) => ({ index, reason: compareWords(word, many[index]!) }))
      .filter((one): one is { index: number; reason: MatchReason } => one.reason !== undefined)
      .toSorted((a, b) => matchReasons.indexOf(a.reason) - matchReasons.indexOf(b.reason))[0];
    if (!match) return undefined;
    free.delete(match.index);
    reasons.push(match.reason);
    usedIndexes.push(match.index);
  }
  return {
    reasons,
    inOrder: usedIndexes.every((index, place) => place === 0 || index > usedIndexes[place - 1]!),
  };
};

/**
 * Returns why two names may be one person's or one company's; undefined if they are not. A middle name or second
 * surname in only one of them does not matter; a first name alone is not enough.
 */
export const compareNames = (one: string, other: string): MatchReason | undefined => {
  const inOrder = (wordsOf: (name: string) => string[]) =>
    [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length) as [string[], string[]];
  let [few, many] = inOrder(wordsOfName);
  if (few.length === 1 && many.length > 1) [few, many] = inOrder(wordsWithParticles);
  if (few.length === 0 || (few.length === 1 && many.length > 1)) return undefined;
  const paired = pairUp(few, many);
  // A name of initials alone identifies no one.
  if (!paired || paired.reasons.every((reason) => reason === 'initial')) return undefined;
  const reason = weakest(paired.reasons);
  return reason === 'same' && !paired.inOrder ? 'other order' : reason;
};
