import type { Deps as Earlier } from '../contact/deps';
import type { Call } from '../core/http/context';
import { proceduresFor } from '../core/http/trpc';
import type { Models } from './models';

/** The dependencies of this module: its collections, and those of the modules before it. */
export interface Deps extends Earlier {
  models: Models;
}

/** The context of its procedures. */
export interface Context extends Deps, Call {}

export const { procedureFor, provenProcedureFor } = proceduresFor<Context>();
