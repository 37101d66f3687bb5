import type { Call } from '../core/http/context';
import { proceduresFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../sequences/deps';

/** The dependencies of this module: those of the modules before it. */
export type Deps = Earlier;

/** The context of its procedures. */
export interface Context extends Deps, Call {}

export const { procedureFor } = proceduresFor<Context>();
