import type { FormStep } from '../../../shared/schemas/consent';
import { attempt } from '../browser/attempt';
import type { Values } from './read-form';

/** The body of the documented call; the key that makes it safe to send twice. */
export type Attempt = { key: string; body: Record<string, string | boolean | number | FormStep[]> };
/** What was answered to the questions of a practice area, and about which case type. */
export type Concern = { answers: string; about: string };
type Draft = {
  values: Partial<Values>;
  concern?: Concern | undefined;
  /** The case type that the address asked for while the values were typed. */
  requestedCase?: string | null;
  attempt?: Attempt;
  /** What the finder put into the message; words of the person's own are never replaced. */
  offered?: string;
};
/** With the moment of its first letter: a story about somebody's health is not kept for longer than a day. */
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
  // For a page that stays open for so long.
  ending = setTimeout(clearDraft, longest - age);
  return stored;
};

const write = (change: Partial<Draft>) => {
  const stored = readStored() ?? { values: {}, begun: Date.now() };
  attempt(() => sessionStorage.setItem(storageKey, JSON.stringify({ ...stored, ...change })));
  readStored();
};

/** The unfinished form of this tab. */
export const readDraft = (): Draft => readStored() ?? { values: {} };
export const keepValues = (values: Values, requestedCase: string | null) => write({ values, requestedCase });
/** Puts what was typed into the finder into the message, unless the person has written one. */
export const offerMessage = (typed: string) => {
  const { values, offered } = readDraft();
  if (typed && (!values.additionalInfo || values.additionalInfo === offered))
    write({ values: { ...values, additionalInfo: typed }, offered: typed });
};
export const keepConcern = (concern: Concern | undefined) => write({ concern });
export const keepAttempt = (attempt: Attempt | undefined) => write({ attempt });

/** Milliseconds since its first letter, on whatever page that was; 0 without a draft. */
export const draftAge = (): number => {
  const stored = readStored();
  return stored ? Date.now() - stored.begun : 0;
};

/** Called by every page: drops a draft that is too old, and one that was once kept beyond its tab. */
export const dropOldDrafts = () => {
  attempt(() => localStorage.removeItem(storageKey));
  readStored();
};
