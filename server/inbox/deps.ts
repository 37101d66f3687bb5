import { proceduresFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../sequences/deps';

/** The dependencies of this module: those of the modules before it. */
export type Deps = Earlier;

export const { procedureFor } = proceduresFor<Deps>();
