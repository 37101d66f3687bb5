import { hour } from '../../../shared/durations';
import { ignoreDuplicate } from '../../core/db/errors';
import type { Texts } from '../texts';
import type { TextWebhookKind } from './text-webhook.model';

/** Remembers that a webhook with a good signature came; writes at most once an hour, because many come. */
export const noteWebhook = async ({ models, now }: Texts, kind: TextWebhookKind): Promise<void> => {
  const last = await models.textWebhooks.findById(kind).lean();
  if (last && last.at.getTime() > now() - hour) return;
  await models.textWebhooks
    .updateOne({ _id: kind }, { at: new Date(now()) }, { upsert: true })
    .catch(ignoreDuplicate);
};
