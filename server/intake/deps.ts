import type { Call } from '../core/http/context';
import { doorsFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../desk/deps';
import type { Intake } from './create-intake';
import type { Models } from './models';

/** What this module may need: what it makes itself, and what the modules before it do. */
export interface Deps extends Earlier {
  models: Models;
  /** What the door for leads knows and keeps. */
  intake: Intake;
}

/** What its procedures know of a call. */
export interface Context extends Deps, Call {}

export const { intakeProcedure, procedureFor, provenProcedureFor, vendorProcedure } = doorsFor<Context>();
