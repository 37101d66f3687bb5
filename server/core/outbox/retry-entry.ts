import { type OutboxRecord, outboxKinds } from '../../../shared/schemas/outbox';
import type { Staff } from '../caller';
import type { Deps } from '../http/context';
import { conflict, notFound } from '../http/trpc';
import type { OutboxDoc } from './outbox.model';
import { toRecords } from './read-outbox';
import { sendAgain } from './send-again';

/** Sends one message again now, unless it is being sent. */
export const retryEntry = async (deps: Deps, caller: Staff, id: string): Promise<OutboxRecord> => {
  const count = await sendAgain(deps, caller, { ids: [id] });
  const entry = await deps.models.outbox
    .findOne({ _id: id, kind: { $in: [...outboxKinds] } })
    .lean<OutboxDoc>();
  if (!entry) throw notFound('message');
  if (count === 0 && entry.state === 'working') throw conflict('We are sending this message right now.');
  const [record] = await toRecords(deps, [entry]);
  return record!;
};
