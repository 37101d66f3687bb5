import type { Values } from './read-form';

/** The body of the documented call; the key that makes it safe to send twice. */
export type Attempt = { key: string; body: Record<string, string> };
type Draft = {
  values: Partial<Values>;
  /** The case type that the address asked for while the values were typed. */
  asked?: string | null;
  attempt?: Attempt;
};

const storageKey = 'consultation-draft';

/** The unfinished form of this tab. A browser that refuses storage only loses the convenience. */
export const readDraft = (): Draft => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '') as Draft;
  } catch {
    return { values: {} };
  }
};

const write = (draft: Draft) => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form itself still holds everything.
  }
};

export const keepValues = (values: Values, asked: string | null) => write({ ...readDraft(), values, asked });
export const keepAttempt = (attempt: Attempt | undefined) => write({ ...readDraft(), attempt });

export const clearDraft = () => {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored.
  }
};
