import { day } from '../../../shared/durations';
import { deleteMessages } from '../../conversation/holdings';
import { writeAudit } from '../../core/audit/write-audit';
import { system } from '../../core/caller';
import { withDeleted } from '../../leads/store/hide-deleted';
import type { Deps } from '../deps';

const atOnce = 200;

const getEnd = ({ now }: Deps, days: number) => new Date(now() - days * day);

/** Returns the keys of the numbers and addresses of leads on legal hold. */
const findHeldKeys = async ({ models, consents: { personKeys } }: Deps): Promise<string[]> => {
  const heldLeads = await models.clients
    .find({ 'hold.at': { $gt: new Date(0) } }, { email: 1, phoneNumber: 1, phoneE164: 1, secondPhone: 1 })
    .setOptions(withDeleted)
    .lean();
  const keys = heldLeads.flatMap(({ secondPhone, ...lead }) => [
    personKeys.findKeys(lead),
    personKeys.findKeys({ phoneNumber: secondPhone }),
  ]);
  return (await Promise.all(keys)).flat();
};

/** Returns the senders with no younger message and no lead. A legal hold keeps the messages of its lead's person. */
export const findDueSenders = async (deps: Deps, days: number): Promise<string[]> => {
  const { messages } = deps.models;
  const end = getEnd(deps, days);
  const old = await messages.distinct('phoneKey', { clientId: null, at: { $lt: end } });
  if (old.length === 0) return [];
  const keysToKeep = await Promise.all([
    messages.distinct('phoneKey', { clientId: null, at: { $gte: end } }),
    findHeldKeys(deps),
  ]);
  const isKept = new Set(keysToKeep.flat());
  return old.filter((key) => !isKept.has(key));
};

/** Deletes the messages of senders who were never assigned to a lead, with their files, some days after the last one. */
export const forgetSenders = async (deps: Deps, days: number): Promise<void> => {
  const due = await findDueSenders(deps, days);
  let count = 0;
  for (let at = 0; at < due.length; at += atOnce) {
    const old = {
      phoneKey: { $in: due.slice(at, at + atOnce) },
      clientId: null,
      at: { $lt: getEnd(deps, days) },
    };
    count += await deleteMessages(deps.conversation, old);
    await deps.models.sentMails.deleteMany(old);
  }
  if (count === 0) return;
  const note = `${count} of unknown senders`;
  await writeAudit(deps, system, { action: 'delete', entity: 'message', entityId: '', note });
};
