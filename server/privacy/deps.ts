import type { Holding } from '../core/holding';
import { proceduresFor } from '../core/http/trpc';
import type { Seal } from '../core/seal';
import type { Deps as Earlier } from '../webhooks/deps';
import type { Models } from './models';
import type { ReadLog } from './read-log';

/** The dependencies of this module: its own parts, and those of earlier modules. */
export interface Deps extends Earlier {
  models: Models;
  /** Seals what remains of erased people. */
  archive: Seal;
  reads: ReadLog;
  /** Every part of the product with personal data, in the order in which it is erased. */
  holdings: Readonly<Record<string, Holding<Deps>>>;
}

export const { procedureFor } = proceduresFor<Deps>();
