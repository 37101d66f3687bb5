import { foldLetters } from '../../../shared/fold-letters';

/** Providers send other quotes, dashes and spaces than we gave them. */
const foldBody = (body: string): string => foldLetters(body).replace(/[\s\p{P}\p{Sk}]+/gu, '') || body.trim();

/** Returns true if a text at the provider has our words, or with `mayHavePrefix` ends with them. */
export const isSameText = (theirs: string, ours: string, mayHavePrefix = false): boolean => {
  const [one, other] = [foldBody(theirs), foldBody(ours)];
  return mayHavePrefix ? one.endsWith(other) : one === other;
};
