import type { SignedIn, Staff } from '../core/caller';
import type { Call } from '../core/http/context';
import { doorsFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../site/deps';
import type { LeadCount } from './lead-count';
import type { Models } from './models';
import type { ClientDoc } from './store/client.model';

/** What this module may need: what it makes itself, and what the modules before it do. */
export interface Deps extends Earlier {
  models: Models;
  leadCount: LeadCount;
  /** Which leads may be called now, as a filter. */
  callable: { filter: () => Promise<Record<string, unknown>> };
  /** Looks whether the person of a lead asked before. */
  duplicates: { look: (lead: ClientDoc) => void };
  /** Keeps who opened which lead. */
  reads: { note: (caller: Staff, leadId: string) => void };
  /** Who may go on listening to news of leads. */
  admission: {
    admit: (
      sessionId: string,
      mayStay: (user: SignedIn['user']) => boolean,
    ) => { signal: AbortSignal; leave: () => void };
  };
}

/** What its procedures know of a call. */
export interface Context extends Deps, Call {}

export const { procedureFor } = doorsFor<Context>();
