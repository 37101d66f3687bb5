import { proceduresFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../desk/deps';
import type { Caps } from './caps/caps';
import type { Models } from './models';
import type { KnownCaseTypes } from './unknown-values';
import type { VendorKeys } from './vendor-keys';

/** The dependencies of this module: its own, and those of the modules before it. */
export interface Deps extends Earlier {
  models: Models;
  /** The shared state of vendors. */
  vendors: { keys: VendorKeys; caps: Caps; caseTypes: KnownCaseTypes };
}

export const { procedureFor, provenProcedureFor } = proceduresFor<Deps>();
