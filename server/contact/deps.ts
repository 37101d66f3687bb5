import { proceduresFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../proof/deps';
import type { Suppressed } from './do-not-contact';
import type { Models } from './models';

/** The dependencies of this module: its own, and those of the modules before it. */
export interface Deps extends Earlier {
  models: Models;
  /** The firm's own do-not-contact list. */
  suppressed: Suppressed;
}

export const { procedureFor } = proceduresFor<Deps>();
