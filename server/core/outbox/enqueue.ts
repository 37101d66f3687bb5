import type { MailTemplateName } from '../../../shared/schemas/mail';
import { z } from '../../../shared/zod';
import type { Models } from '../models';
import { typedText } from '../record/collection';
import { toEntry } from './collect-events';
import type { OutboxDoc } from './outbox.model';
import { event, otherData } from './work';

/** One message by mail. Its other data are values for the template, or ids to find them with. */
export const mailJob = {
  kind: 'mail',
  data: z
    .object({
      event: z.string(),
      template: typedText<MailTemplateName>(),
      /** `person`, `signer`, `staff`, `heads`, or a user's id. */
      to: z.string(),
    })
    .catchall(otherData),
};

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
