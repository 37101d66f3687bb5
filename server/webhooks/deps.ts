import { proceduresFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../inbox/deps';
import type { Models } from './models';

/** The dependencies of this module: its collections, and those of the modules before it. */
export interface Deps extends Earlier {
  models: Models;
}

export const { procedureFor, provenProcedureFor } = proceduresFor<Deps>();
