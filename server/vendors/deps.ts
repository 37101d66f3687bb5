import type { Call } from '../core/http/context';
import { proceduresFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../desk/deps';
import type { Vendors } from './create-vendors';
import type { Models } from './models';

/** The dependencies of this module: its own, and those of the modules before it. */
export interface Deps extends Earlier {
  models: Models;
  /** The shared state of vendors. */
  vendors: Vendors;
}

/** The context of its procedures. */
export interface Context extends Deps, Call {}

export const { procedureFor, provenProcedureFor } = proceduresFor<Context>();
