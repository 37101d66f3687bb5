import type { Call } from '../core/http/context';
import { doorsFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../privacy/deps';
import type { Backups } from './archive/backups';
import type { Models } from './models';
import type { Status } from './status';

/** What this module may need: what it makes itself, and what the modules before it do. */
export interface Deps extends Earlier {
  models: Models;
  backups: Backups;
  /** How this server does. */
  status: Status;
}

/** What its procedures know of a call. */
export interface Context extends Deps, Call {}

export const { procedureFor } = doorsFor<Context>();
