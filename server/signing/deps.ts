import type { Call } from '../core/http/context';
import { proceduresFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../documents/deps';
import type { TokenCookie } from '../people/auth/session-cookie';

/** The dependencies of this module: its own, and those of the modules before it. */
export interface Deps extends Earlier {
  /** Returns a signer's cookie, by their ID. */
  signingCookie: (signer: string) => TokenCookie;
}

/** The context of its procedures. */
export interface Context extends Deps, Call {}

export const { procedureFor, provenProcedureFor, publicProcedure } = proceduresFor<Context>();
