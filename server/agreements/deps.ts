import type { Deps as Earlier } from '../contact/deps';
import type { Call } from '../core/http/context';
import { doorsFor } from '../core/http/trpc';
import type { TokenCookie } from '../people/auth/session-cookie';
import type { Agreements } from './create-agreements';
import type { Models } from './models';

/** What this module may need: what it makes itself, and what the modules before it do. */
export interface Deps extends Earlier {
  models: Models;
  /** What agreements are made and sealed with. */
  agreements: Agreements;
  /** The cookie of a signer, by their id. */
  signingCookie: (signer: string) => TokenCookie;
}

/** What its procedures know of a call. */
export interface Context extends Deps, Call {}

export const { procedureFor, provenProcedureFor, publicProcedure } = doorsFor<Context>();
