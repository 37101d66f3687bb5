import { type Entry, type Writer, writeAudit } from '../core/audit/write-audit';
import type { Caller } from '../core/caller';
import type { Feed } from '../core/feed/feed';
import type { Models } from './models';
import { type HistoryEntry, historyEntry, traced } from './store/history';

type Needs = Writer & { models: Models; feed: Pick<Feed, 'announce'> };
type Act = Pick<Entry, 'action' | 'note'> & {
  /** The note for the log, where less may stand than in the timeline. */
  logged?: string;
};

/** Adds an entry to a lead's timeline, once, and shows it in open pages. */
export const addEntry = async (
  { models, feed }: Pick<Needs, 'models' | 'feed'>,
  id: string,
  entry: HistoryEntry,
): Promise<void> => {
  const { modifiedCount } = await models.clients.updateOne(
    { _id: id, 'history._id': { $ne: entry._id } },
    traced({ entries: [entry] }),
  );
  if (modifiedCount > 0) feed.announce(id, 'changed');
};

/** Records at a lead what someone did: in its timeline, in open pages, and in the log. */
export const traceLead = async (
  deps: Needs,
  caller: Caller,
  id: string,
  { action, note = '', logged = '' }: Act,
): Promise<void> => {
  await addEntry(deps, id, historyEntry(caller, deps.now, { action, note }));
  await writeAudit(deps, caller, { action, entity: 'client', entityId: id, note: logged });
};
