import type { Deps as Earlier } from '../conflicts/deps';
import { proceduresFor } from '../core/http/trpc';
import type { CallPromise } from './call-promise/call-promise';

/** The dependencies of this module: its own, and those of the modules before it. */
export interface Deps extends Earlier {
  /** By when a new lead is called. */
  callPromise: CallPromise;
  /** Counts held requests and refused posts that nobody has decided. */
  waitingPosts: () => Promise<{ held: number; refused: number }>;
}

export const { procedureFor } = proceduresFor<Deps>();
