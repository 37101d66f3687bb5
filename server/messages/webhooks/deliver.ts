import type { EventKind, testEvent } from '../../../shared/schemas/webhook';
import { carryingEntry, logCarried } from '../../core/audit/carried-entries';
import { system } from '../../core/caller';
import {
  type EndpointOptions,
  isGone,
  noteSuccess,
  send,
  signedMessage,
} from '../../core/endpoints/endpoint';
import type { OutboxData, OutboxEvent } from '../../core/outbox/event';
import { NeedsALook, NotBefore } from '../../core/outbox/failures';
import type { Handler, Receiver, Work } from '../../core/outbox/work';
import { type ClientDoc, withoutInternals } from '../../leads/store/client.model';
import type { Models } from '../models';
import { payloadOf } from './payload';
import type { WebhookDoc } from './webhook.model';

/** A receiver that took nothing for so long is paused. */
export const failsFor = 3 * 24 * 60 * 60 * 1000;
export const pausedError = 'paused';

export type WebhookOptions = EndpointOptions & {
  models: Models;
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

/** Remembers since when a receiver fails, and pauses it after days. */
const noteFailure = async (
  { models, now, onPaused }: WebhookOptions,
  webhook: WebhookDoc,
  wasGone: boolean,
) => {
  const at = new Date(now());
  const since = webhook.failingSince ?? at;
  await models.webhooks.updateOne(
    { _id: webhook._id, failingSince: { $exists: false } },
    { $set: { failingSince: at } },
  );
  if (!wasGone && at.getTime() - since.getTime() < failsFor) return;
  const paused = { action: 'pause', entity: 'webhook', entityId: String(webhook._id) } as const;
  const { modifiedCount } = await models.webhooks.updateOne(
    { _id: webhook._id, paused: '' },
    {
      $set: { paused: wasGone ? 'gone' : 'failing' },
      $push: carryingEntry({ now, caller: system }, paused),
    },
  );
  if (modifiedCount === 0) return;
  await logCarried(models, 'webhooks');
  await onPaused?.(webhook);
};

const leadOf = async ({ clients }: Models, { lead }: OutboxData): Promise<ClientDoc | null> =>
  typeof lead === 'string' && lead !== ''
    ? clients.findById(lead).select(withoutInternals).lean<ClientDoc>()
    : null;

/** Sends one event to one receiver. */
export const deliver =
  (options: WebhookOptions, probed = new Set<string>()): Handler =>
  async ({ eventId, data, at }, signal, keep) => {
    const { models, now } = options;
    const webhook = await models.webhooks.findById(data.webhook).lean<WebhookDoc>();
    if (!webhook) return;
    if (webhook.paused) throw new NeedsALook(pausedError);
    const lead = await leadOf(models, data);
    const body = payloadOf({
      event: data.event as EventKind | typeof testEvent,
      at,
      data,
      fields: webhook.fields,
      lead,
    });
    const message = signedMessage(options, webhook, { id: eventId, body });
    const id = String(webhook._id);
    // One that fails is tried with one message at a time; the others wait without counting it as a try.
    if (webhook.failingSince && probed.has(id)) throw new NotBefore(laterThan(now()));
    probed.add(id);
    try {
      await send(options, message, signal, keep);
    } catch (error) {
      // One that was cut because this server ends is none of the receiver's failures.
      if (!signal.aborted) await noteFailure(options, webhook, isGone(error));
      throw error;
    } finally {
      probed.delete(id);
    }
    await noteSuccess(models.webhooks, webhook, now());
  };

export const webhookWork = (options: WebhookOptions): Work => ({ run: deliver(options) });
