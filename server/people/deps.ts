import type { Call } from '../core/http/context';
import { doorsFor } from '../core/http/trpc';
import type { Seal } from '../core/seal';
import type { Deps as Earlier } from '../leads/deps';
import type { AccountMail } from './auth/account-mail';
import type { Devices } from './auth/devices/devices';
import type { Passwords } from './auth/password';
import type { TokenCookie } from './auth/session-cookie';
import type { Sessions } from './auth/sessions';
import type { Models } from './models';

/** What this module may need: what it makes itself, and what the modules before it do. */
export interface Deps extends Earlier {
  models: Models;
  sessions: Sessions;
  devices: Devices;
  passwords: Passwords;
  accountMail: AccountMail;
  /** Keeps the secrets of authenticator apps. */
  vault: Seal;
  sessionCookie: TokenCookie;
  deviceCookie: TokenCookie;
}

/** What its procedures know of a call. */
export interface Context extends Deps, Call {}

export const { accountProcedure, procedureFor, provenAccountProcedure, provenProcedureFor, publicProcedure } =
  doorsFor<Context>();
