import type { clientWords } from '../client-words';

type Words = typeof clientWords.conflict;

/** The dialog's texts, for two edits of one lead or for two leads to merge. */
export type ConflictTexts = Record<Exclude<keyof Words, 'text'>, string> & {
  text: (who: string, when: string) => string;
};
