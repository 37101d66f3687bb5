import { businessWords, commonWords, titles } from './common-words';
import {
  companyForms,
  compareWords,
  isFirstName,
  isOneLetterOff,
  type MatchReason,
  particles,
} from './compare-names';
import type { NameParts } from './name-parts';
import type { TextWord, TextWords } from './words-in-text';

export type MentionReason = MatchReason | 'title' | 'company' | 'part of company';
/** Where a text says a name. */
export type Mention = { at: number; end: number; reason: MentionReason };

/** These part two people; the others stand within one name. */
const between = new Set(['and', 'the', 'of', 'y']);
const joins = new Set(['and', 'y']);
const isSmall = (word: string) => particles.has(word) && !between.has(word);

/** Nothing between two words of one name but spaces, hyphens, quotes, and the period of an initial or a title. */
const isClose = (word: TextWord, before: TextWord | undefined): boolean => {
  const gap = before && (before.isInitial || titles.has(before.word)) ? word.gap.replace('.', '') : word.gap;
  return /^[\s\-‐‑"'“”‘’()&]*$/u.test(gap) && !/\n\s*\n/.test(gap);
};

/** Returns true if a word, as written in the text, may be a name. */
export const mayBeName = ({ words, hasCase }: TextWords, at: number): boolean => {
  const { word, hasCapital } = words[at]!;
  return !hasCase || hasCapital || !commonWords.has(word);
};

const isInName = (text: TextWords, at: number, parts: readonly string[]): boolean => {
  const { word, hasCapital, isInitial } = text.words[at]!;
  return isInitial || parts.includes(word) || isFirstName(word) || (text.hasCase && hasCapital);
};

/** Returns true if a word joins two first names that share a family name. */
const isShared = ({ words }: TextWords, family: number, at: number) =>
  joins.has(words[at]!.word) &&
  at + 2 === family &&
  isFirstName(words[at + 1]!.word) &&
  !isFirstName(words[family]!.word);

/** The words beside one that may belong to the same name, up to three, nearest first. */
const besides = (text: TextWords, from: number, step: 1 | -1, parts: readonly string[]): number[] => {
  const places: number[] = [];
  for (let at = from + step; text.words[at] && places.length < 3; at += step) {
    const [later, earlier] = step === 1 ? [at, at - 1] : [at + 1, at];
    // A family name may come first, with a comma: Carver, John.
    const isComma = step === 1 && at === from + 1 && /^\s*,\s*$/.test(text.words[later]!.gap);
    if (!isComma && !isClose(text.words[later]!, text.words[earlier])) break;
    if (isSmall(text.words[at]!.word)) continue;
    // John and Mary Carver have one family name.
    if (step === -1 && isShared(text, from, at)) continue;
    places.push(at);
    // Behind the family name a first name follows at once or not at all.
    if (isComma || step === 1 || !isInName(text, at, parts)) break;
  }
  return places;
};

const isExact = (reason: MatchReason | undefined) => reason === 'same' || reason === 'nickname';

const compareGiven = (
  text: TextWords,
  at: number,
  givenNames: readonly string[],
): MatchReason | undefined => {
  const { word, isInitial } = text.words[at]!;
  if (!mayBeName(text, at) || (word.length === 1 && !isInitial)) return undefined;
  const reasons = givenNames.map((one) => compareWords(one, word)).filter((reason) => reason !== undefined);
  return reasons.find(isExact) ?? reasons[0];
};

const compareFamily = (text: TextWords, at: number, family: readonly string[]): MatchReason | undefined => {
  const { word, hasCapital } = text.words[at]!;
  if (family.includes(word)) return mayBeName(text, at) ? 'same' : undefined;
  if (!text.hasCase || !hasCapital || commonWords.has(word) || isFirstName(word)) return undefined;
  const reasons = family.map((one) => (one.length > 3 ? compareWords(one, word) : undefined));
  return reasons.find((reason) => reason === 'near spelling' || reason === 'sounds alike');
};

const span = ({ words }: TextWords, one: number, other: number) => ({
  at: words[Math.min(one, other)]!.at,
  end: words[Math.max(one, other)]!.end,
});

/** A family name after a title, without a first name of its own behind it: "Dr. Carver". */
const withTitle = (text: TextWords, at: number): boolean => {
  const before = text.words[at - 1];
  const after = text.words[at + 1];
  if (!before || !titles.has(before.word) || !isClose(text.words[at]!, before)) return false;
  const isFirst =
    after &&
    text.hasCase &&
    after.hasCapital &&
    isClose(after, text.words[at]) &&
    !businessWords.has(after.word);
  return !isFirst;
};

type Person = Extract<NameParts, { given: string[] }>;

const matchPerson = (text: TextWords, at: number, { given, family }: Person): Mention | undefined => {
  const reason = compareFamily(text, at, family);
  if (!reason) return undefined;
  const parts = [...given, ...family];
  for (const step of [-1, 1] as const)
    for (const other of besides(text, at, step, parts)) {
      const first = compareGiven(text, other, given);
      if (!first || (reason !== 'same' && !isExact(first))) continue;
      // Without capitals two ordinary words are a sentence: "will long".
      const areCommon = [at, other].every((one) => commonWords.has(text.words[one]!.word));
      if (areCommon && !text.hasCase) continue;
      // Behind the family name only a first name that is meant.
      if (step === 1 && !isExact(first)) continue;
      const isSwapped = step === 1 && first === 'same' && reason === 'same';
      return {
        ...span(text, at, other),
        reason: isSwapped ? 'other order' : reason === 'same' ? first : reason,
      };
    }
  return reason === 'same' && withTitle(text, at)
    ? { ...span(text, at - 1, at), reason: 'title' }
    : undefined;
};

const isSameWord = (one: string, other: string) =>
  one === other || (one.length > 5 && other.length > 5 && isOneLetterOff(one, other));

/** Returns how many words of a company's name follow each other from one position, and where the last one is. */
const follow = (text: TextWords, from: number, company: readonly string[]) => {
  let [at, last, count] = [from, from, 0];
  while (text.words[at] && count < company.length) {
    const { word } = text.words[at]!;
    if (at > from && !/^[\s\-‐‑&.,'’]*$/u.test(text.words[at]!.gap)) break;
    if (isSameWord(company[count]!, word)) {
      count += 1;
      last = at;
    } else if (!particles.has(word) && !companyForms.has(word)) break;
    at += 1;
  }
  return { count, last };
};

/** One word is enough of a company where it tells it from others and does not end a person's name. */
const isDistinctive = (text: TextWords, at: number, company: readonly string[]): boolean => {
  const { word, hasCapital } = text.words[at]!;
  if (businessWords.has(word) || (word.length < 4 && !/\d/.test(word) && company.length > 1)) return false;
  const isOrdinary = commonWords.has(word) || isFirstName(word);
  if (!hasCapital && isOrdinary) return false;
  if (!text.hasCase && commonWords.has(word)) return false;
  const [before, after] = [text.words[at - 1], text.words[at + 1]];
  const hasForm = after && companyForms.has(after.word) && isClose(after, undefined);
  const startsSentence = !before || /[.!?\n]/.test(text.words[at]!.gap);
  if (commonWords.has(word) && startsSentence && !hasForm) return false;
  if (company.length === 1) return true;
  if (commonWords.has(word) || isFirstName(word)) return false;
  const isName = before && (before.hasCapital || isFirstName(before.word) || titles.has(before.word));
  const isAfterName = isName && isClose(text.words[at]!, before) && !startsSentence;
  const isBeforeName = after?.hasCapital && isClose(after, text.words[at]) && !hasForm;
  return !isBeforeName && (!isAfterName || commonWords.has(before.word));
};

const matchCompany = (text: TextWords, at: number, company: readonly string[]): Mention | undefined => {
  const [first = '', second] = company;
  if (!isSameWord(first, text.words[at]!.word) || !mayBeName(text, at)) return undefined;
  const { count, last } = follow(text, at, company);
  if (count === company.length && count > 1) return { ...span(text, at, last), reason: 'company' };
  const areTelling = [first, second].some((word) => word && !commonWords.has(word));
  const isRestTold = company.slice(count).every((word) => businessWords.has(word));
  const isWhole = isRestTold && text.words[last]!.hasCapital;
  if (count > 1 && (areTelling || isWhole)) return { ...span(text, at, last), reason: 'part of company' };
  const isRest = company.slice(1).every((word) => businessWords.has(word));
  if (!isRest || text.words[at]!.word !== first || !isDistinctive(text, at, company)) return undefined;
  return { ...span(text, at, at), reason: company.length === 1 ? 'company' : 'part of company' };
};

/** The reasons for a mention, most certain first. */
export const mentionReasons: readonly MentionReason[] = [
  'same',
  'other order',
  'company',
  'nickname',
  'near spelling',
  'sounds alike',
  'initial',
  'part of company',
  'title',
];

/** The surest place where a text says a known name. */
export const findMention = (text: TextWords, parts: NameParts): Mention | undefined => {
  const mentions = text.words.flatMap((_, at) => {
    const one = 'company' in parts ? matchCompany(text, at, parts.company) : matchPerson(text, at, parts);
    return one ? [one] : [];
  });
  return mentions.toSorted(
    (one, other) => mentionReasons.indexOf(one.reason) - mentionReasons.indexOf(other.reason),
  )[0];
};

const nearby = 4;

/**
 * The words of texts by which known names are looked up: those that may be names beside another one, after a title, or
 * by themselves with a capital. First names that thousands have are looked up in pairs only.
 */
export const lookupWords = (texts: readonly TextWords[]) => {
  const single = new Set<string>();
  const pairs = new Map<string, [string, string]>();
  for (const text of texts)
    for (const [at, { word, hasCapital }] of text.words.entries()) {
      if (!mayBeName(text, at)) continue;
      const isTitled = titles.has(text.words[at - 1]?.word ?? '');
      if (!isFirstName(word) || isTitled) {
        if (hasCapital || !businessWords.has(word)) single.add(word);
        continue;
      }
      for (const other of text.words.slice(at + 1, at + nearby)) {
        if (other.word !== word && isFirstName(other.word))
          pairs.set(`${word} ${other.word}`, [word, other.word]);
      }
    }
  return { single, pairs: [...pairs.values()] };
};

/** Family names in texts that may be spelled in another way: with a capital, beside a first name. */
export const findMisspelled = (texts: readonly TextWords[]): string[] => [
  ...new Set(
    texts
      .filter(({ hasCase }) => hasCase)
      .flatMap(({ words }) =>
        words.filter(
          ({ word, hasCapital }, at) =>
            hasCapital &&
            word.length > 3 &&
            !commonWords.has(word) &&
            !isFirstName(word) &&
            words
              .slice(Math.max(0, at - 3), at + 2)
              .some((near) => near.word !== word && isFirstName(near.word)),
        ),
      )
      .map(({ word }) => word),
  ),
];
