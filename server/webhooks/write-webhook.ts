import { Types } from 'mongoose';
import { testEvent, type WebhookPost, type WebhookRecord } from '../../shared/schemas/webhook';
import { changesBetween, type Entry, logDeletion } from '../core/audit/write-audit';
import type { Staff } from '../core/caller';
import { change, createLogged, writeLogged } from '../core/change/change';
import { dropUnsent, oldSecretUntil, refuseUnreachable, withNewSecret } from '../core/endpoints/endpoint';
import { badRequest, notFound } from '../core/http/trpc';
import { toEntry } from '../core/outbox/collect-events';
import { event } from '../core/outbox/work';
import { get } from '../core/record/get';
import { pausedError, webhookJob } from './deliver';
import type { Deps } from './deps';
import { outcomeEvents } from './payload';
import { type WebhookDoc, webhooks } from './webhook.model';

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

const find = ({ models }: Pick<Deps, 'models'>, id: string): Promise<WebhookDoc> =>
  get(models.webhooks, id, 'webhook');

const toHost = (url: string) => url && new URL(url).host;

/** Returns what changed, with only the host of an address: its path may be a secret. */
const webhookChanges = (before: object, update: object) =>
  changesBetween(before, update).map((change) =>
    change.field === 'url' ? { ...change, from: toHost(change.from), to: toHost(change.to) } : change,
  );

/** Writes to a webhook with an entry for the audit log, and then updates the events of interest. */
const write = async (deps: Deps, caller: Staff, id: string, update: object, action: Entry['action']) => {
  if (!(await writeLogged(deps, webhooks, caller, { _id: id }, update, { action })))
    throw notFound('webhook');
  await deps.interest.look();
};

/** Returns what is stored: a vendor's webhook asks for no fields, and for the events that its outcomes follow from. */
const toStored = ({ vendor, stages, ...input }: WebhookPost) => {
  if ((vendor ? stages : input.events).length === 0) throw badRequest('Choose at least one event.');
  return vendor ? { ...input, vendor, stages, events: outcomeEvents, fields: [] } : input;
};

/** Returns the name of a new one: its vendor's, else its receiver's host. */
const defaultName = async ({ models }: Deps, { vendor, url }: WebhookPost): Promise<string> => {
  if (!vendor) return new URL(url).host.slice(0, 100);
  const owner = await get(models.vendors, vendor, 'vendor', { name: 1 });
  return owner.name;
};

/** Creates a webhook; returns its secret, which is never shown again. */
export const createWebhook = async (deps: Deps, caller: Staff, { name, ...input }: WebhookPost) => {
  await refuseUnreachable(deps.webhooks, input.url);
  const usual = await defaultName(deps, input);
  const stored = { name: name ?? usual, ...toStored(input) };
  const _id = new Types.ObjectId();
  const id = String(_id);
  const { secret, secrets } = withNewSecret(deps.webhooks.seal, id, [], deps.now());
  const doc: WebhookDoc = { _id, ...stored, secrets, paused: '', createdAt: new Date(deps.now()) };
  await createLogged(deps, webhooks, caller, doc, { changes: webhookChanges({}, stored) });
  await deps.interest.look();
  return { id, secret };
};

export const updateWebhook = async (
  deps: Deps,
  caller: Staff,
  id: string,
  { version, ...input }: Omit<WebhookPost, 'vendor'> & { version?: number | undefined },
) => {
  await refuseUnreachable(deps.webhooks, input.url);
  const { after } = await change(deps, webhooks, {
    id,
    version,
    decide: (before) => {
      if (!before) throw notFound('webhook');
      const update = toStored({ ...input, vendor: before.vendor });
      const changes = webhookChanges(before, update);
      if (changes.length === 0) return {};
      return { write: { $set: update, $inc: { version: 1 } }, audit: { caller, changes } };
    },
  });
  await deps.interest.look();
  return { version: after?.version ?? 0 };
};

/** Creates a new secret; the previous one also signs for a day. */
export const rotateSecret = async (deps: Deps, caller: Staff, id: string) => {
  const { secrets: currentSecrets } = await find(deps, id);
  const { secret, secrets } = withNewSecret(deps.webhooks.seal, id, currentSecrets, deps.now());
  await write(deps, caller, id, { $set: { secrets } }, 'rotate');
  return { id, secret };
};

/** Stops sending there until it is resumed; new messages wait. */
export const pauseWebhook = (deps: Deps, caller: Staff, id: string) =>
  write(deps, caller, id, { $set: { paused: 'staff' } }, 'pause');

/** Resumes sending, first the waiting messages, in order. */
export const resumeWebhook = async (deps: Deps, caller: Staff, id: string) => {
  await write(deps, caller, id, { $set: { paused: '' }, $unset: { failingSince: '' } }, 'resume');
  await deps.models.outbox.updateMany(
    { 'data.webhook': id, state: 'needs a look', error: pausedError },
    {
      $set: { state: 'waiting', dueAt: new Date(deps.now()), attempts: 0, error: '' },
      $unset: { firstTriedAt: '' },
    },
  );
};

/** Deletes it, and everything still to be sent there. */
export const removeWebhook = async (deps: Deps, caller: Staff, id: string) => {
  const { name, url } = await find(deps, id);
  const changes = webhookChanges({ name, url }, { name: '', url: '' });
  await logDeletion(deps, caller, { action: 'delete', entity: 'webhook', entityId: id, changes });
  await deps.models.webhooks.deleteOne({ _id: id });
  await dropUnsent(deps.models, { 'data.webhook': id });
  await deps.interest.look();
};

/** Queues a message without a lead for one receiver. */
export const sendTestEvent = async ({ models, now }: Deps, id: string) => {
  const { _id } = await find({ models }, id);
  const test = event(webhookJob, now, { event: testEvent, webhook: String(_id) });
  await models.outbox.create(toEntry(test, { id, lane: `${id}:test` }));
};
