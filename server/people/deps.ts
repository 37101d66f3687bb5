import { proceduresFor } from '../core/http/trpc';
import type { Seal } from '../core/seal';
import type { Deps as Earlier } from '../leads/deps';
import type { AccountMail } from './auth/account-mail';
import type { Devices } from './auth/devices/devices';
import type { Passwords } from './auth/password';
import type { TokenCookie } from './auth/session-cookie';
import type { Sessions } from './auth/sessions';
import type { Models } from './models';

/** The dependencies of this module: its own, and those of the modules before it. */
export interface Deps extends Earlier {
  models: Models;
  sessions: Sessions;
  devices: Devices;
  passwords: Passwords;
  accountMail: AccountMail;
  /** Encrypts the secrets of authenticator apps. */
  vault: Seal;
  sessionCookie: TokenCookie;
  deviceCookie: TokenCookie;
}

export const { accountProcedure, procedureFor, provenAccountProcedure, provenProcedureFor, publicProcedure } =
  proceduresFor<Deps>();
