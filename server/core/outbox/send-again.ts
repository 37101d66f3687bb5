import { outboxKinds, type SendAgain } from '../../../shared/schemas/outbox';
import { writeAudit } from '../audit/write-audit';
import type { Staff } from '../caller';
import type { Deps } from '../http/context';

/** The selected entries: never one in progress, and no housekeeping. */
const chosen = (again: SendAgain) =>
  'ids' in again
    ? {
        _id: { $in: again.ids },
        state: { $in: ['waiting', 'done', 'needs a look'] as const },
        kind: { $in: [...outboxKinds] },
      }
    : { state: 'needs a look' as const, kind: again.kind ?? { $in: [...outboxKinds] } };

/**
 * Sends entries again now: failed, waiting for a retry, or already sent. The event keeps its id, so the receiver
 * recognizes it. Returns the number of entries.
 */
export const sendAgain = async (deps: Deps, caller: Staff, again: SendAgain): Promise<number> => {
  const { models, now } = deps;
  const { modifiedCount } = await models.outbox.updateMany(chosen(again), {
    $set: { state: 'waiting', dueAt: new Date(now()), attempts: 0, error: '' },
    $unset: { firstTriedAt: '', doneAt: '', answer: '' },
  });
  if (modifiedCount > 0)
    await writeAudit(deps, caller, {
      action: 'send-again',
      entity: 'outbox',
      entityId: '',
      note: String(modifiedCount),
    });
  return modifiedCount;
};
