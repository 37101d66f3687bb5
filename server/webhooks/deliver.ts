import type { EventKind, testEvent } from '../../shared/schemas/webhook';
import { writeAudit } from '../audit/write-audit';
import { system } from '../caller';
import { type ClientDoc, withoutInternals } from '../clients/client.model';
import type { Models } from '../models';
import type { OutboxData, OutboxEvent } from '../outbox/event';
import { NeedsALook, NotBefore, TryAgain } from '../outbox/failures';
import type { Handler, Receiver, Work } from '../outbox/work';
import type { Seal } from '../seal';
import { payloadOf } from './payload';
import { type LookUp, post } from './post';
import type { PrivateNetworks } from './public-address';
import { signedHeaders } from './sign';
import type { WebhookDoc } from './webhook.model';
import { secretsOf } from './webhook-secrets';

/** A receiver that took nothing for so long is paused. */
export const failsFor = 3 * 24 * 60 * 60 * 1000;
const noteEvery = 60_000;
export const pausedError = 'paused';

export type WebhookOptions = {
  models: Models;
  now: () => number;
  seal: Seal;
  /** Networks that are not public and may be sent to all the same. */
  networks: PrivateNetworks;
  lookUp?: LookUp;
  /** Told when a receiver was paused because it failed for days. */
  onPaused?: (webhook: WebhookDoc) => Promise<unknown>;
};

/** Everybody who is told of an event; also who is paused, whose messages wait until it is resumed. */
export const webhookReceivers = async (
  { models }: WebhookOptions,
  event: OutboxEvent,
): Promise<Receiver[]> => {
  const webhooks = await models.webhooks.find({ events: event.kind }).select({ _id: 1 }).lean();
  return webhooks.map(({ _id }) => ({
    id: String(_id),
    kind: 'webhook',
    lane: `${_id}:${event.data.lead}`,
    data: { event: event.kind, webhook: String(_id) },
  }));
};

/** Half a minute to a minute, so that what waits does not come back at once. */
const laterThan = (at: number) => new Date(at + 30_000 * (1 + Math.random()));

const isSuccess = (status: number) => status >= 200 && status < 300;

/** Remembers since when a receiver fails, and pauses it after days. */
const noteFailure = async (
  { models, now, onPaused }: WebhookOptions,
  webhook: WebhookDoc,
  isGone: boolean,
) => {
  const at = new Date(now());
  const since = webhook.failingSince ?? at;
  await models.webhooks.updateOne(
    { _id: webhook._id, failingSince: { $exists: false } },
    { $set: { failingSince: at } },
  );
  if (!isGone && at.getTime() - since.getTime() < failsFor) return;
  const { modifiedCount } = await models.webhooks.updateOne(
    { _id: webhook._id, paused: '' },
    { $set: { paused: isGone ? 'gone' : 'failing' } },
  );
  if (modifiedCount === 0) return;
  const entityId = String(webhook._id);
  await writeAudit({ models, now, caller: system }, { action: 'pause', entity: 'webhook', entityId });
  await onPaused?.(webhook);
};

const noteSuccess = async ({ models, now }: WebhookOptions, webhook: WebhookDoc) => {
  const { _id, failingSince, lastSuccessAt } = webhook;
  // Not with each delivery: a write for every lead would say little more.
  if (!failingSince && lastSuccessAt && now() - lastSuccessAt.getTime() < noteEvery) return;
  await models.webhooks.updateOne(
    { _id },
    { $set: { lastSuccessAt: new Date(now()) }, $unset: { failingSince: '' } },
  );
};

const leadOf = async ({ clients }: Models, { lead }: OutboxData): Promise<ClientDoc | null> =>
  typeof lead === 'string' && lead !== ''
    ? clients.findById(lead).select(withoutInternals).lean<ClientDoc>()
    : null;

/** Sends one event to one receiver; the event's id goes along, so that the receiver knows a repeat. */
export const deliver =
  (options: WebhookOptions, probed = new Set<string>()): Handler =>
  async ({ eventId, data, at }, signal, keep) => {
    const { models, now, seal, networks, lookUp } = options;
    const webhook = await models.webhooks.findById(data.webhook).lean<WebhookDoc>();
    if (!webhook) return;
    if (webhook.paused) throw new NeedsALook(pausedError);
    const secrets = secretsOf(seal, webhook, now());
    if (secrets.length === 0) throw new NeedsALook('secret lost');
    const lead = await leadOf(models, data);
    const body = payloadOf({
      event: data.event as EventKind | typeof testEvent,
      at,
      data,
      fields: webhook.fields,
      lead,
    });
    const timestamp = Math.floor(now() / 1000);
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Lantern-Webhooks',
      ...signedHeaders({ id: eventId, timestamp, body }, secrets),
    };
    const id = String(webhook._id);
    // One that fails is tried with one message at a time; the others wait without counting it as a try.
    if (webhook.failingSince && probed.has(id)) throw new NotBefore(laterThan(now()));
    probed.add(id);
    try {
      const answer = await post({
        url: webhook.url,
        headers,
        body,
        networks,
        signal,
        ...(lookUp && { lookUp }),
      });
      keep(answer);
      if (!isSuccess(answer.status)) throw new TryAgain(`HTTP ${answer.status}`);
    } catch (error) {
      const isGone = error instanceof TryAgain && error.code === 'HTTP 410';
      // One that was cut because this server ends is none of the receiver's failures.
      if (!signal.aborted) await noteFailure(options, webhook, isGone);
      throw isGone ? new NeedsALook('HTTP 410') : error;
    } finally {
      probed.delete(id);
    }
    await noteSuccess(options, webhook);
  };

export const webhookWork = (options: WebhookOptions): Work => ({ run: deliver(options) });
