import { type Entry, type Writer, writeAudit } from '../core/audit/write-audit';
import type { Caller } from '../core/caller';
import type { Feed } from '../core/feed/feed';
import type { Models } from './models';
import { historyEntry, traced } from './store/history';

type Needs = Writer & { models: Models; feed: Pick<Feed, 'announce'> };
type Act = Pick<Entry, 'action' | 'note'> & {
  /** The note for the log, where less may stand than in the timeline. */
  logged?: string;
};

/** Records at a lead what someone did: in its timeline, in open pages, and in the log. */
export const traceLead = async (
  deps: Needs,
  caller: Caller,
  id: string,
  { action, note = '', logged = '' }: Act,
): Promise<void> => {
  const entry = historyEntry(caller, deps.now, { action, note });
  await deps.models.clients.updateOne({ _id: id }, traced({ entries: [entry] }));
  deps.feed.announce(id, 'changed');
  await writeAudit(deps, caller, { action, entity: 'client', entityId: id, note: logged });
};
