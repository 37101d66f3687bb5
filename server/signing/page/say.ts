import type { DocumentLanguage } from '../../../shared/schemas/agreement-template';
import { english, type SigningWords } from './words-en';
import { spanish } from './words-es';

/** The words of the signer's page in each language. */
export const signingWords: Readonly<Record<DocumentLanguage, SigningWords>> = { en: english, es: spanish };

/** Returns a sentence with its values in place of `{name}`. */
export const say = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
