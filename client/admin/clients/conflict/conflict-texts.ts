import type { clientWords } from '../client-words';

type Words = typeof clientWords.conflict;

/** What the dialog says: of two edits that met, or of two leads. */
export type ConflictTexts = Record<Exclude<keyof Words, 'text'>, string> & {
  text: (who: string, when: string) => string;
};
