import type { Types } from 'mongoose';
import type { SignedIn, Staff } from '../core/caller';
import { proceduresFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../site/deps';
import type { Arrivals } from './arrivals/arrivals';
import type { LeadCount } from './lead-count';
import type { Models } from './models';
import type { ClientDoc } from './store/client.model';

/** The dependencies of this module: its own, and those of the modules before it. */
export interface Deps extends Earlier {
  models: Models;
  leadCount: LeadCount;
  /** The leads, as reports and view counts need them. */
  arrivals: Arrivals;
  /** Returns the filter for leads that may be called now. */
  callable: { filter: () => Promise<Record<string, unknown>> };
  /** Returns the leads with a message, or a story and notes, that have every word of a search. */
  inMessages: { find: (search: string) => Promise<Types.ObjectId[]> };
  /** Decides again whether a lead waits in the inbox. */
  inbox: { refresh: (id: string) => Promise<unknown> };
  /** Checks whether the person of a lead has contacted us before. */
  duplicates: { look: (lead: ClientDoc) => void };
  /** Records who opened which lead. */
  reads: { note: (caller: Staff, leadId: string) => void };
  /** Decides which streams of lead news may continue. */
  admission: {
    admit: (
      sessionId: string,
      mayStay: (user: SignedIn['user']) => boolean,
    ) => { signal: AbortSignal; leave: () => void };
  };
}

export const { procedureFor } = proceduresFor<Deps>();
