import { TRPCError } from '@trpc/server';
import { say } from './say';
import { english, type SigningWords } from './words-en';

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
