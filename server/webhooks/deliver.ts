import { day } from '../../shared/durations';
import { recordId } from '../../shared/schemas/id';
import { leadStages } from '../../shared/schemas/post';
import { eventKinds, testEvent } from '../../shared/schemas/webhook';
import { z } from '../../shared/zod';
import { system } from '../core/caller';
import { writeLogged } from '../core/change/change';
import { isGone, noteSuccess, send, signedMessage } from '../core/endpoints/endpoint';
import { PermanentFailure, Postponed } from '../core/outbox/failures';
import { type Handler, type OutboxData, otherData, type Receiver } from '../core/outbox/work';
import type { LeadEvent } from '../leads/lead-events';
import { type ClientDoc, withoutInternals } from '../leads/store/client.model';
import { tellOfPause } from '../mail/tell-staff';
import type { Deps } from './deps';
import type { Models } from './models';
import { findOutcome, getPayload, outcomePayload } from './payload';
import { type WebhookDoc, webhooks } from './webhook.model';

/** A receiver that accepted nothing for this long is paused. */
export const failsFor = 3 * day;
export const pausedError = 'paused';

/** One event for one receiver, with the data of the event; `stage` is the outcome to report to a vendor. */
export const webhookJob = {
  kind: 'webhook',
  data: z
    .object({
      event: z.enum([...eventKinds, testEvent]),
      webhook: recordId,
      stage: z.enum(leadStages).optional(),
    })
    .catchall(otherData),
};

/**
 * All receivers of an event, including paused ones, whose messages wait until they are resumed. A vendor's hears only of
 * outcomes of its own leads.
 */
export const webhookReceivers = async ({ models }: Deps, event: LeadEvent): Promise<Receiver[]> => {
  const webhooks = await models.webhooks
    .find({ events: event.kind })
    .select({ vendor: 1, stages: 1 })
    .lean<Pick<WebhookDoc, '_id' | 'vendor' | 'stages'>[]>();
  const outcome = webhooks.some(({ vendor }) => vendor) ? await findOutcome(models, event) : undefined;
  const isTold = ({ vendor, stages }: (typeof webhooks)[number]) =>
    !vendor || (vendor === outcome?.vendor && stages?.includes(outcome.stage));
  return webhooks.filter(isTold).map(({ _id, vendor }) => ({
    id: String(_id),
    kind: webhookJob.kind,
    lane: `${_id}:${event.data.lead}`,
    data: { event: event.kind, webhook: String(_id), ...(vendor && outcome && { stage: outcome.stage }) },
  }));
};

/** Half a minute to a minute, so that waiting messages do not return all at once. */
const laterThan = (at: number) => new Date(at + 30_000 * (1 + Math.random()));

/** Records since when a receiver has failed, and pauses it after days. */
const noteFailure = async (deps: Deps, webhook: WebhookDoc, wasGone: boolean) => {
  const { models, now } = deps;
  const at = new Date(now());
  const since = webhook.failingSince ?? at;
  await models.webhooks.updateOne(
    { _id: webhook._id, failingSince: { $exists: false } },
    { $set: { failingSince: at } },
  );
  if (!wasGone && at.getTime() - since.getTime() < failsFor) return;
  const filter = { _id: webhook._id, paused: '' };
  const write = { $set: { paused: wasGone ? 'gone' : 'failing' } } as const;
  if (await writeLogged(deps, webhooks, system, filter, write, { action: 'pause' }))
    await tellOfPause(deps, webhook);
};

const toLead = async ({ clients }: Models, { lead }: OutboxData): Promise<ClientDoc | null> =>
  typeof lead === 'string' && lead !== ''
    ? clients.findById(lead).select(withoutInternals).lean<ClientDoc>()
    : null;

/** Sends one event to one receiver. */
export const deliver =
  (deps: Deps, probed = new Set<string>()): Handler<typeof webhookJob> =>
  async ({ eventId, data, at }, signal, keep) => {
    const { models, now } = deps;
    const options = { ...deps.webhooks, now };
    const webhook = await models.webhooks.findById(data.webhook).lean<WebhookDoc>();
    if (!webhook) return;
    if (webhook.paused) throw new PermanentFailure(pausedError);
    const body =
      webhook.vendor && data.event !== testEvent
        ? await outcomePayload(models, { at, data })
        : getPayload({
            event: data.event,
            at,
            data,
            fields: webhook.fields,
            lead: await toLead(models, data),
          });
    // A vendor gets no reports about an erased or deleted lead.
    if (body === undefined) return;
    const message = signedMessage(options, webhook, { id: eventId, body });
    const id = String(webhook._id);
    // A failing receiver gets one message at a time; the others wait, which does not count as a try.
    if (webhook.failingSince && probed.has(id)) throw new Postponed(laterThan(now()));
    probed.add(id);
    try {
      await send(options, message, signal, keep);
    } catch (error) {
      // A request cut off because this server stops is not the receiver's failure.
      if (!signal.aborted) await noteFailure(deps, webhook, isGone(error));
      throw error;
    } finally {
      probed.delete(id);
    }
    await noteSuccess(models.webhooks, webhook, now());
  };
