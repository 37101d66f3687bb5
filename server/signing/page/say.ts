import { TRPCError } from '@trpc/server';
import type { DocumentLanguage } from '../../../shared/schemas/agreement-template';
import { english, type SigningWords } from './words-en';
import { spanish } from './words-es';

type Values = Readonly<Record<string, string>>;

/** The reason for which a signer's step is refused; the page says it in the signer's language. */
export class Refused extends TRPCError {
  constructor(
    code: TRPCError['code'],
    readonly reason: keyof SigningWords['refusals'],
    readonly values: Values = {},
  ) {
    super({ code, message: say(english.refusals[reason], values) });
  }
}

/** Refuses a step that the state of the agreement does not allow. */
export const refused = (reason: Refused['reason']): Refused => new Refused('CONFLICT', reason);

/** The words of the signer's page in each language. */
export const signingWords: Readonly<Record<DocumentLanguage, SigningWords>> = { en: english, es: spanish };

/** Returns a sentence with its values in place of `{name}`. */
export const say = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
