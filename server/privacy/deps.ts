import type { Call } from '../core/http/context';
import { doorsFor } from '../core/http/trpc';
import type { Seal } from '../core/seal';
import type { Deps as Earlier } from '../messages/deps';
import type { Models } from './models';
import type { ReadLog } from './read-log';

/** What this module may need: what it makes itself, and what the modules before it do. */
export interface Deps extends Earlier {
  models: Models;
  /** Seals what is left of people who were erased. */
  archive: Seal;
  reads: ReadLog;
}

/** What its procedures know of a call. */
export interface Context extends Deps, Call {}

export const { procedureFor } = doorsFor<Context>();
