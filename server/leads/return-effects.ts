import type { Caller } from '../core/caller';
import type { OutboxEvent } from '../core/outbox/work';
import type { Deps } from './deps';
import { leadEvent } from './lead-events';
import type { ClientDoc } from './store/client.model';
import { type HistoryEntry, historyEntry } from './store/history';

type Effects = {
  set: Partial<Pick<ClientDoc, 'returnedAt' | 'returnReason'>>;
  unset: string[];
  entries: HistoryEntry[];
  events: OutboxEvent[];
};

/** Returns the effects of returning a lead to its vendor, or of undoing that, for the same write. */
export const returnEffects = (
  deps: Pick<Deps, 'now' | 'interest'>,
  caller: Caller,
  { _id, status }: Pick<ClientDoc, '_id' | 'status'>,
  returned: string | null | undefined,
): Effects => {
  if (returned === undefined) return { set: {}, unset: [], entries: [], events: [] };
  if (returned === null)
    return {
      set: {},
      unset: ['returnedAt', 'returnReason'],
      entries: [historyEntry(caller, deps.now, { action: 'return-undone' })],
      events: leadEvent(deps, 'lead.return_undone', _id, { status }),
    };
  return {
    set: { returnedAt: new Date(deps.now()), returnReason: returned },
    unset: [],
    entries: [historyEntry(caller, deps.now, { action: 'return', note: returned })],
    events: leadEvent(deps, 'lead.returned', _id, { reason: returned }),
  };
};
