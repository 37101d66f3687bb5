import { foldLetters } from '../../shared/fold-letters';
import {
  companyForms,
  compareWords,
  isFirstName,
  type MatchReason,
  matchReasons,
  particles,
  suffixes,
  wordsOfName,
} from '../documents/compare-names';

/** A known name as a text may contain it. A name of one word has no given part. */
export type NameParts = { given: readonly string[]; family: readonly string[]; isJoined: boolean };

/** Returns the parts of a name in one text: "John Q. Carver", "Garcia Marquez, Jose", "Acme Trucking LLC". */
export const partsOfName = (name: string): NameParts => {
  const isJoined = /&|\band\b/i.test(name);
  const [family = [], given = []] = name.split(',').map((part) => wordsOfName(part));
  if (given.some((word) => !suffixes.has(word) && !companyForms.has(word)))
    return { given, family, isJoined };
  const words = wordsOfName(name).filter((word, at) => at === 0 || word.length > 1);
  const isSecondGiven = words.length > 3 || (words.length > 2 && isFirstName(words[1]!));
  const split = words.length < 2 ? 0 : isSecondGiven ? 2 : 1;
  return { given: words.slice(0, split), family: words.slice(split), isJoined };
};

/** Returns the parts for a person whose names are stored separately. */
export const partsOfPerson = (firstName: string, lastName: string): NameParts => {
  const [given, family] = [wordsOfName(firstName), wordsOfName(lastName)];
  return given.length > 0 && family.length > 0
    ? { given, family, isJoined: false }
    : partsOfName(`${firstName} ${lastName}`);
};

/** One word of a text, folded, with its place and the text before it. */
type TextWord = {
  word: string;
  at: number;
  end: number;
  gap: string;
  hasCapital: boolean;
  isInitial: boolean;
};
/** A word that may be a given name, and a later one that may be its family name. */
type Pair = { first: TextWord; second: TextWord; isJoined: boolean };
export type TextNames = {
  words: readonly TextWord[];
  /** The places of each word. */
  places: ReadonlyMap<string, readonly number[]>;
  /** Pairs of a first name and a word with a capital, which may be a misspelled family name. */
  capitals: readonly Pair[];
};

/** Words, and initials that follow each other. Invisible characters of pasted texts do not split a word. */
const wordPattern = /(?:\p{L}\.){2,}|[\p{L}\p{N}\p{M}\p{Cf}]+(?:['’‘`][\p{L}\p{N}\p{M}\p{Cf}]+)*/gu;
const possessive = /['’‘`]s\p{Cf}*$/iu;
/** Titles before a family name alone. */
const titles = new Set(
  (
    'abogada abogado attorney capt captain coach detective doctor doctora don dona dr dra judge lawyer lic ' +
    'licenciada licenciado lt miss mister mr mrs ms nurse officer prof professor profesor profesora rev sgt senor ' +
    'senora senorita sergeant sheriff sr sra srta'
  ).split(' '),
);

const readWords = (text: string): TextWord[] => {
  let before = 0;
  return [...text.matchAll(wordPattern)].map(({ 0: written, index: at }) => {
    const end = at + written.replace(possessive, '').length;
    const word = foldLetters(text.slice(at, end)).replace(/['’‘`.]/g, '');
    const gap = text.slice(before, at);
    before = end;
    const hasCapital = /^\p{Lu}/u.test(written);
    return { word, at, end, gap, hasCapital, isInitial: word.length === 1 && text[end] === '.' };
  });
};

/** Only spaces, hyphens, quotes, and the period of an initial or a title may separate two words of one name. */
const isClose = (first: TextWord, { gap }: TextWord): boolean =>
  /^[\s\-‐‑"'“”‘’()&]*$/u.test(first.isInitial || titles.has(first.word) ? gap.replace('.', '') : gap) &&
  !/\n\s*\n/.test(gap);

const joins = new Set(['and', 'y']);
const furthest = 3;

/** Returns the pairs that end with a word; initials, first names and small words may stand between. */
const pairsBefore = (words: readonly TextWord[], at: number): Pair[] => {
  const pairs: Pair[] = [];
  const second = words[at]!;
  let isJoined = false;
  for (let from = at - 1; from >= Math.max(0, at - furthest); from--) {
    const first = words[from]!;
    if (!isClose(first, words[from + 1]!)) break;
    // "John and Mary Carver" share a family name; "Thomas and James" are two people.
    if (joins.has(first.word)) isJoined = from === at - 1;
    else pairs.push({ first, second, isJoined });
    if (!particles.has(first.word) && first.word.length > 1 && !isFirstName(first.word)) break;
  }
  return pairs;
};

export const readNames = (text: string): TextNames => {
  const words = readWords(text);
  const places = new Map<string, number[]>();
  for (const [at, { word }] of words.entries()) {
    const own = places.get(word);
    if (own) own.push(at);
    else places.set(word, [at]);
  }
  const capitals = words.flatMap(({ word, hasCapital }, at) =>
    hasCapital && word.length > 3 && !isFirstName(word)
      ? pairsBefore(words, at).filter(({ first }) => isFirstName(first.word))
      : [],
  );
  return { words, places, capitals };
};

export type MentionReason = MatchReason | 'title';
export const mentionReasons: readonly MentionReason[] = [...matchReasons, 'title'];
type Mention = { at: number; end: number; reason: MentionReason };

const compareAny = (names: readonly string[], word: string): MatchReason | undefined => {
  const reasons = names.map((one) => compareWords(one, word));
  return matchReasons.find((reason) => reasons.includes(reason));
};

const span = (first: TextWord, second: TextWord, reason: MentionReason): Mention => ({
  at: first.at,
  end: second.end,
  reason,
});

/** Returns the mentions with the family name at one place. */
const findInPairs = ({ words }: TextNames, at: number, { given, isJoined }: NameParts): Mention[] => {
  const family = words[at]!;
  const inOrder = pairsBefore(words, at).flatMap((pair) => {
    const { first } = pair;
    const reason = pair.isJoined && !isJoined ? undefined : compareAny(given, first.word);
    const isUnsure = reason === 'sounds alike' || (reason === 'initial' && !first.isInitial);
    return reason && !isUnsure ? [span(first, family, reason)] : [];
  });
  const after = words[at + 1];
  if (!after || !(isClose(family, after) || /^\s*,\s*$/.test(after.gap))) return inOrder;
  const swapped = compareAny(given, after.word);
  if (swapped === 'same') return [...inOrder, span(family, after, 'other order')];
  return swapped === 'nickname' ? [...inOrder, span(family, after, swapped)] : inOrder;
};

/** Returns the mentions by one word at a place: a whole name, or a family name after a title. */
const findAlone = ({ words }: TextNames, at: number, { given, family }: NameParts): Mention[] => {
  const [before, one] = [words[at - 1], words[at]!];
  if (given.length === 0 && family.length === 1) return [span(one, one, 'same')];
  return before && titles.has(before.word) && isClose(before, one) ? [span(before, one, 'title')] : [];
};

const findMisspelled = ({ capitals }: TextNames, { given, family }: NameParts): Mention[] =>
  capitals.flatMap(({ first, second }) => {
    const reasonOfGiven = compareAny(given, first.word);
    if (reasonOfGiven !== 'same' && reasonOfGiven !== 'nickname') return [];
    const reason = compareAny(family, second.word);
    return reason === 'near spelling' || reason === 'sounds alike' ? [span(first, second, reason)] : [];
  });

/**
 * Returns the most certain place where a text contains a known name. One word alone, or a family name after a title,
 * counts only for a name that the firm listed.
 */
export const findMention = (text: TextNames, parts: NameParts, isListed: boolean): Mention | undefined =>
  parts.family
    .flatMap((word) => text.places.get(word) ?? [])
    .flatMap((at) => [...findInPairs(text, at, parts), ...(isListed ? findAlone(text, at, parts) : [])])
    .concat(findMisspelled(text, parts))
    .toSorted((one, other) => mentionReasons.indexOf(one.reason) - mentionReasons.indexOf(other.reason))[0];

/** Returns the words of texts to look up known names by. First names of thousands are looked up only in pairs. */
export const lookupWords = (texts: readonly TextNames[]) => {
  const single = new Set<string>();
  const pairs = new Map<string, [string, string]>();
  for (const { words } of texts)
    for (const [at, { word }] of words.entries()) {
      if (!isFirstName(word) || titles.has(words[at - 1]?.word ?? '')) single.add(word);
      else
        for (const { first } of pairsBefore(words, at))
          if (isFirstName(first.word) && first.word !== word)
            pairs.set(`${first.word} ${word}`, [first.word, word]);
    }
  const capitals = texts.flatMap((text) => text.capitals.map(({ second }) => second.word));
  return { single, pairs: [...pairs.values()], misspelled: [...new Set(capitals)] };
};
