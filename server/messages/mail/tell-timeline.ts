import { Types } from 'mongoose';
import { system } from '../../core/caller';
import { deriveId } from '../../core/db/derive-id';
import type { OutboxDoc } from '../../core/outbox/outbox.model';
import type { ClientDoc } from '../../leads/store/client.model';
import { historyEntry } from '../../leads/store/history';
import { traced } from '../../leads/store/traced';
import type { Mail } from './mail';

type Became = { action: 'mail' | 'mail-refused' | 'mail-stopped' | 'mail-returned'; note: string };

/** Records in a lead's timeline what happened to a message to its person, only once even if repeated. */
export const tellTimeline = async (
  { models, now }: Mail,
  lead: ClientDoc,
  { _id, tries }: OutboxDoc,
  what: Became,
) => {
  const about = deriveId(`${_id} ${what.action} ${tries}`);
  const entry = { ...historyEntry(system, now, what), _id: new Types.ObjectId(about) };
  await models.clients.updateOne(
    { _id: lead._id, 'history._id': { $ne: entry._id } },
    traced({ entries: [entry] }),
  );
};
