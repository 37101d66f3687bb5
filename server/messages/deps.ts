import type { Call } from '../core/http/context';
import { doorsFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../intake/deps';
import type { Mail } from './mail/mail';
import type { Models } from './models';

/** What this module may need: what it makes itself, and what the modules before it do. */
export interface Deps extends Earlier {
  models: Models;
  mail: Mail;
}

/** What its procedures know of a call. */
export interface Context extends Deps, Call {}

export const { procedureFor, provenProcedureFor } = doorsFor<Context>();
