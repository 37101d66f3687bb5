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
/** A place where a text contains a name. */
type Mention = { at: number; end: number; reason: MentionReason };

/** These separate two people; the others can be part of one name. */
const between = new Set(['and', 'the', 'of', 'y']);
const joins = new Set(['and', 'y']);
const isSmall = (word: string) => particles.has(word) && !between.has(word);

/** Only spaces, hyphens, quotes, and the period of an initial or a title may separate two words of one name. */
const isClose = (word: TextWord, before: TextWord | undefined): boolean => {
  const gap = before && (before.isInitial || titles.has(before.word)) ? word.gap.replace('.', '') : word.gap;
  return /^[\s\-‐‑"'“”‘’()&]*$/u.test(gap) && !/\n\s*\n/.test(gap);
};

/** Returns the word at a position that the text has. */
const getWord = ({ words }: TextWords, at: number) => words[at]!;

/** Returns true if a word, as written in the text, may be a name. */
const mayBeName = (text: TextWords, at: number): boolean => {
  const { word, hasCapital } = getWord(text, at);
  return !text.hasCase || hasCapital || !commonWords.has(word);
};

const isInName = (text: TextWords, at: number, parts: readonly string[]): boolean => {
  const { word, hasCapital, isInitial } = getWord(text, at);
  return isInitial || parts.includes(word) || isFirstName(word) || (text.hasCase && hasCapital);
};

/** Returns true if a word joins two first names that share a family name. */
const isShared = (text: TextWords, family: number, at: number) =>
  joins.has(getWord(text, at).word) &&
  at + 2 === family &&
  isFirstName(getWord(text, at + 1).word) &&
  !isFirstName(getWord(text, family).word);

/** Returns up to three words next to one that may belong to the same name, nearest first. */
const besides = (text: TextWords, from: number, step: 1 | -1, parts: readonly string[]): number[] => {
  const places: number[] = [];
  for (let at = from + step; text.words[at] && places.length < 3; at += step) {
    const [later, earlier] = step === 1 ? [at, at - 1] : [at + 1, at];
    // A family name may come first, with a comma: Carver, John.
    const isComma = step === 1 && at === from + 1 && /^\s*,\s*$/.test(getWord(text, later).gap);
    if (!isComma && !isClose(getWord(text, later), text.words[earlier])) break;
    if (isSmall(getWord(text, at).word)) continue;
    // John and Mary Carver share a family name.
    if (step === -1 && isShared(text, from, at)) continue;
    places.push(at);
    // After the family name, a first name follows directly or not at all.
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
  const { word, isInitial } = getWord(text, at);
  if (!mayBeName(text, at) || (word.length === 1 && !isInitial)) return undefined;
  const reasons = givenNames.map((one) => compareWords(one, word)).filter((reason) => reason !== undefined);
  return reasons.find(isExact) ?? reasons[0];
};

const compareFamily = (text: TextWords, at: number, family: readonly string[]): MatchReason | undefined => {
  const { word, hasCapital } = getWord(text, at);
  if (family.includes(word)) return mayBeName(text, at) ? 'same' : undefined;
  if (!text.hasCase || !hasCapital || commonWords.has(word) || isFirstName(word)) return undefined;
  const reasons = family.map((one) => (one.length > 3 ? compareWords(one, word) : undefined));
  return reasons.find((reason) => reason === 'near spelling' || reason === 'sounds alike');
};

const span = (text: TextWords, one: number, other: number) => ({
  at: getWord(text, Math.min(one, other)).at,
  end: getWord(text, Math.max(one, other)).end,
});

/** Returns true for a family name after a title, without a first name after it: "Dr. Carver". */
const withTitle = (text: TextWords, at: number): boolean => {
  const before = text.words[at - 1];
  const after = text.words[at + 1];
  if (!before || !titles.has(before.word) || !isClose(getWord(text, at), before)) return false;
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
      // Without capitals, two ordinary words are a sentence: "will long".
      const areCommon = [at, other].every((one) => commonWords.has(getWord(text, one).word));
      if (areCommon && !text.hasCase) continue;
      // After the family name, only an exact first name counts.
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
    const { word } = getWord(text, at);
    if (at > from && !/^[\s\-‐‑&.,'’]*$/u.test(getWord(text, at).gap)) break;
    if (isSameWord(company[count]!, word)) {
      count += 1;
      last = at;
    } else if (!particles.has(word) && !companyForms.has(word)) break;
    at += 1;
  }
  return { count, last };
};

/** Returns true if one word identifies a company and does not end a person's name. */
const isDistinctive = (text: TextWords, at: number, company: readonly string[]): boolean => {
  const { word, hasCapital } = getWord(text, at);
  if (businessWords.has(word) || (word.length < 4 && !/\d/.test(word) && company.length > 1)) return false;
  const isOrdinary = commonWords.has(word) || isFirstName(word);
  if (!hasCapital && isOrdinary) return false;
  if (!text.hasCase && commonWords.has(word)) return false;
  const [before, after] = [text.words[at - 1], text.words[at + 1]];
  const hasForm = after && companyForms.has(after.word) && isClose(after, undefined);
  const startsSentence = !before || /[.!?\n]/.test(getWord(text, at).gap);
  if (commonWords.has(word) && startsSentence && !hasForm) return false;
  if (company.length === 1) return true;
  if (commonWords.has(word) || isFirstName(word)) return false;
  const isName = before && (before.hasCapital || isFirstName(before.word) || titles.has(before.word));
  const isAfterName = isName && isClose(getWord(text, at), before) && !startsSentence;
  const isBeforeName = after?.hasCapital && isClose(after, text.words[at]) && !hasForm;
  return !isBeforeName && (!isAfterName || commonWords.has(before.word));
};

const matchCompany = (text: TextWords, at: number, company: readonly string[]): Mention | undefined => {
  const [first = '', second] = company;
  if (!isSameWord(first, getWord(text, at).word) || !mayBeName(text, at)) return undefined;
  const { count, last } = follow(text, at, company);
  if (count === company.length && count > 1) return { ...span(text, at, last), reason: 'company' };
  const areTelling = [first, second].some((word) => word && !commonWords.has(word));
  const isRestTold = company.slice(count).every((word) => businessWords.has(word));
  const isWhole = isRestTold && getWord(text, last).hasCapital;
  if (count > 1 && (areTelling || isWhole)) return { ...span(text, at, last), reason: 'part of company' };
  const isRest = company.slice(1).every((word) => businessWords.has(word));
  if (!isRest || getWord(text, at).word !== first || !isDistinctive(text, at, company)) return undefined;
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

/** Returns the most certain place where a text contains a known name. */
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
 * Returns the words of texts to look up known names by: those that may be names next to another one, after a title, or
 * alone with a capital. First names of thousands are looked up only in pairs.
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

/** Returns family names in texts that may be misspelled: with a capital, next to a first name. */
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
