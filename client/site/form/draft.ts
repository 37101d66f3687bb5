import type { FormStep } from '../../../shared/schemas/consent';
import { attempt } from '../browser/attempt';
import type { Values } from './read-form';

/** The body of the documented call; its key makes it safe to send twice. */
export type Attempt = { key: string; body: Record<string, string | boolean | number | FormStep[]> };
/** The answers to a practice area's questions, and their case type. */
export type Concern = { answers: string; about: string };
type Draft = {
  values: Partial<Values>;
  concern?: Concern | undefined;
  /** The case type in the address while the values were typed. */
  asked?: string | null;
  attempt?: Attempt;
  /** The text that the finder put into the message; it never replaces the person's own words. */
  offered?: string;
};
/** With the time of its first letter: a story about someone's health is kept for a day at most. */
type Kept = Draft & { begun: number };

const storageKey = 'consultation-draft';
const longest = 86_400_000;

export const clearDraft = () => attempt(() => sessionStorage.removeItem(storageKey));

let ending: ReturnType<typeof setTimeout> | undefined;

const readKept = (): Kept | undefined => {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '') as Kept);
  if (!kept) return undefined;
  const age = Date.now() - kept.begun;
  clearTimeout(ending);
  if (!(age >= 0 && age < longest)) {
    clearDraft();
    return undefined;
  }
  // For a page that stays open that long.
  ending = setTimeout(clearDraft, longest - age);
  return kept;
};

const write = (change: Partial<Draft>) => {
  const kept = readKept() ?? { values: {}, begun: Date.now() };
  attempt(() => sessionStorage.setItem(storageKey, JSON.stringify({ ...kept, ...change })));
  readKept();
};

/** This tab's unfinished form. */
export const readDraft = (): Draft => readKept() ?? { values: {} };
export const keepValues = (values: Values, asked: string | null) => write({ values, asked });
/** Puts the finder's text into the message, unless the person has written one. */
export const offerMessage = (typed: string) => {
  const { values, offered } = readDraft();
  if (typed && (!values.additionalInfo || values.additionalInfo === offered))
    write({ values: { ...values, additionalInfo: typed }, offered: typed });
};
export const keepConcern = (concern: Concern | undefined) => write({ concern });
export const keepAttempt = (attempt: Attempt | undefined) => write({ attempt });

/** Milliseconds since its first letter, on any page; 0 without a draft. */
export const draftAge = (): number => {
  const kept = readKept();
  return kept ? Date.now() - kept.begun : 0;
};

/** Called by every page: drops a draft that is too old, and one once stored beyond its tab. */
export const dropOldDrafts = () => {
  attempt(() => localStorage.removeItem(storageKey));
  readKept();
};
