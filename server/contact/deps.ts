import type { Call } from '../core/http/context';
import { doorsFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../proof/deps';
import type { Models } from './models';
import type { Suppressed } from './suppressed';

/** What this module may need: what it makes itself, and what the modules before it do. */
export interface Deps extends Earlier {
  models: Models;
  /** The firm's own list of people whom nobody contacts. */
  suppressed: Suppressed;
}

/** What its procedures know of a call. */
export interface Context extends Deps, Call {}

export const { procedureFor } = doorsFor<Context>();
