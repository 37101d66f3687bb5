import type { Models } from '../models';
import type { OutboxDoc } from './outbox.model';

/** Puts an entry into the outbox, once however often this is repeated. */
export const putDown = async ({ outbox }: Pick<Models, 'outbox'>, { _id, ...entry }: OutboxDoc) => {
  await outbox.updateOne({ _id }, { $setOnInsert: entry }, { upsert: true });
};
