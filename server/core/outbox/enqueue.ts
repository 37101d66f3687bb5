import type { Models } from '../models';
import type { OutboxDoc } from './outbox.model';

/** Adds an entry to the outbox, only once even if repeated. */
export const enqueue = async ({ outbox }: Pick<Models, 'outbox'>, { _id, ...entry }: OutboxDoc) => {
  await outbox.updateOne({ _id }, { $setOnInsert: entry }, { upsert: true });
};
