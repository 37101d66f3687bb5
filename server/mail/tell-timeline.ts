import { Types } from 'mongoose';
import { system } from '../core/caller';
import type { OutboxDoc } from '../core/outbox/outbox.model';
import type { ClientDoc } from '../leads/store/client.model';
import { historyEntry } from '../leads/store/history';
import { traced } from '../leads/store/traced';
import type { Deps } from './deps';
import { toEntryId } from './message-name';
import { settleWritten } from './replies/written-message';

type Became = {
  action: 'mail' | 'mail-refused' | 'mail-stopped' | 'mail-returned';
  note: string;
  /** The reason why it was not sent or did not arrive. */
  error?: string;
  /** The words of a mail server about it. */
  report?: string;
};

/** The state of a message in the conversation, after each of these. */
const states = {
  mail: 'accepted',
  'mail-refused': 'refused',
  'mail-stopped': 'refused',
  'mail-returned': 'undelivered',
} as const;

/**
 * Records in a lead's timeline, and in its conversation, what happened to a message to its person, only once even if
 * repeated. An unknown sender has no lead.
 */
export const tellTimeline = async (
  deps: Deps,
  lead: ClientDoc | null,
  outboxEntry: OutboxDoc,
  { error, report, ...what }: Became,
) => {
  const { models, now } = deps;
  const _id = new Types.ObjectId(toEntryId(outboxEntry, what.action));
  const entry = { ...historyEntry(system, now, what), _id };
  if (lead)
    await models.clients.updateOne(
      { _id: lead._id, 'history._id': { $ne: entry._id } },
      traced({ entries: [entry] }),
    );
  await settleWritten(deps, outboxEntry, states[what.action], error, report);
};
