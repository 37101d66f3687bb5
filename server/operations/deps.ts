import type { Connection } from 'mongoose';
import { proceduresFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../privacy/deps';
import type { Backups } from './archive/backups';
import type { Models } from './models';
import type { Status } from './status';

/** The dependencies of this module: its own parts, and those of earlier modules. */
export interface Deps extends Earlier {
  models: Models;
  connection: Connection;
  backups: Backups;
  /** Makes a test write of a lead's size, at most every ten seconds. */
  canWrite: () => Promise<boolean>;
  status: Status;
}

export const { procedureFor } = proceduresFor<Deps>();
