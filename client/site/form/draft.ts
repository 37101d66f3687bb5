import { attempt } from '../browser/attempt';
import type { Values } from './read-form';

/** The body of the documented call; its key makes it safe to send twice. */
export type Attempt = { key: string; body: Record<string, string | boolean | number> };
/** The answers to a practice area's questions, and their case type. */
export type Concern = { answers: string; about: string };
type Draft = {
  values: Partial<Values>;
  concern?: Concern | undefined;
  /** The case type in the address while the values were typed. */
  requestedCase?: string | null;
  attempt?: Attempt;
  /** The text that the finder put into the message; it never replaces the person's own words. */
  offered?: string;
};
/** With the time of its first letter: a story about someone's health is kept for a day at most. */
type StoredDraft = Draft & { begun: number };

const storageKey = 'consultation-draft';
const longest = 86_400_000;

export const clearDraft = () => attempt(() => sessionStorage.removeItem(storageKey));

let ending: ReturnType<typeof setTimeout> | undefined;

const readStored = (): StoredDraft | undefined => {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '') as StoredDraft);
  if (!stored) return undefined;
  const age = Date.now() - stored.begun;
  clearTimeout(ending);
  if (!(age >= 0 && age < longest)) {
    clearDraft();
    return undefined;
  }
  // For a page that stays open that long.
  ending = setTimeout(clearDraft, longest - age);
  return stored;
};

const write = (change: Partial<Draft>) => {
  const stored = readStored() ?? { values: {}, begun: Date.now() };
  attempt(() => sessionStorage.setItem(storageKey, JSON.stringify({ ...stored, ...change })));
  readStored();
};

/** This tab's unfinished form. */
export const readDraft = (): Draft => readStored() ?? { values: {} };
export const keepValues = (values: Values, requestedCase: string | null) => write({ values, requestedCase });
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
  const stored = readStored();
  return stored ? Date.now() - stored.begun : 0;
};

/** Called by every page: drops a draft that is too old, and one once stored beyond its tab. */
export const dropOldDrafts = () => {
  attempt(() => localStorage.removeItem(storageKey));
  readStored();
};
