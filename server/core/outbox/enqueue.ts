import type { z } from '../../../shared/zod';
import type { Models } from '../models';
import { toEntry } from './collect-events';
import { event } from './event';
import { mailJob } from './mail-job';
import type { OutboxDoc } from './outbox.model';

/** Adds an entry to the outbox, only once even if repeated. */
export const enqueue = async ({ outbox }: Pick<Models, 'outbox'>, { _id, ...entry }: OutboxDoc) => {
  await outbox.updateOne({ _id }, { $setOnInsert: entry }, { upsert: true });
};

/** Adds a message by mail; one with an ID of its own is sent once. */
export const enqueueMail = (
  { models, now }: { models: Pick<Models, 'outbox'>; now: () => number },
  data: z.infer<typeof mailJob.data>,
  own: { id?: string; at?: Date } = {},
): Promise<void> => enqueue(models, toEntry({ ...event(mailJob, now, data), ...own }));
