import { proceduresFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../vendors/deps';
import type { Intake } from './create-intake';
import type { Models } from './models';

/** The dependencies of this module: its own, and those of the modules before it. */
export interface Deps extends Earlier {
  models: Models;
  /** The shared state of the lead intake. */
  intake: Intake;
}

export const { procedureFor, provenProcedureFor, publicProcedure, vendorProcedure } = proceduresFor<Deps>();
