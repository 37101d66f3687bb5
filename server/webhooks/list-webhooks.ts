import type { WebhookRecord } from '../../shared/schemas/webhook';
import { oldSecretUntil } from '../core/endpoints/endpoint';
import type { Deps } from './deps';
import type { WebhookDoc } from './webhook.model';

/** All webhooks without their secrets, oldest first. */
export const listWebhooks = async ({ models, now }: Deps): Promise<WebhookRecord[]> => {
  const webhooks = await models.webhooks.find().sort({ _id: 1 }).lean<WebhookDoc[]>();
  return webhooks.map((webhook) => ({
    id: String(webhook._id),
    version: webhook.version ?? 0,
    name: webhook.name,
    url: webhook.url,
    events: webhook.events,
    fields: webhook.fields,
    vendor: webhook.vendor ?? null,
    stages: webhook.stages ?? [],
    paused: webhook.paused,
    failingSince: webhook.failingSince?.toISOString() ?? null,
    lastSuccessAt: webhook.lastSuccessAt?.toISOString() ?? null,
    oldSecretUntil: oldSecretUntil(webhook, now()),
    createdAt: webhook.createdAt.toISOString(),
  }));
};
