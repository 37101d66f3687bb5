import { isIP } from 'node:net';
import { TRPCError } from '@trpc/server';
import { Types } from 'mongoose';
import { testEvent, type WebhookInput } from '../../shared/schemas/webhook';
import { changesBetween, writeAudit } from '../audit/write-audit';
import type { Staff } from '../caller';
import type { Deps } from '../context';
import { entryOf } from '../outbox/collect-events';
import { event } from '../outbox/event';
import { notFound } from '../trpc';
import { pausedError } from './deliver';
import { reachOf } from './public-address';
import type { WebhookDoc } from './webhook.model';
import { withNewSecret } from './webhook-secrets';

type Needs = Pick<Deps, 'models' | 'interest' | 'now'>;

const refuse = (message: string) => new TRPCError({ code: 'BAD_REQUEST', message });

/** Says at once what every delivery would fail of. A name is looked up when it is connected to, each time anew. */
export const refuseUnreachable = ({ webhooks: { networks } }: Pick<Deps, 'webhooks'>, text: string) => {
  const url = new URL(text);
  if (url.protocol === 'http:' && networks.length === 0)
    throw refuse('The address has to begin with https:// so that nobody on the way can read the leads.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && reachOf(host, networks) === 'refused')
    throw refuse('This address is not a public one. A private receiver has to be named in WEBHOOK_NETWORKS.');
};

const find = async ({ models }: Pick<Deps, 'models'>, id: string): Promise<WebhookDoc> => {
  const webhook = await models.webhooks.findById(id).lean<WebhookDoc>();
  if (!webhook) throw notFound('webhook');
  return webhook;
};

/** What a change of webhooks is followed by: other writes are to know of it, and the log. */
const finish = async (
  deps: Needs,
  caller: Staff,
  entityId: string,
  entry: Omit<Parameters<typeof writeAudit>[1], 'entity' | 'entityId'>,
) => {
  await deps.interest.look();
  await writeAudit({ ...deps, caller }, { entity: 'webhook', entityId, ...entry });
};

/** Makes a webhook; answers its secret, which nobody is shown again. */
export const createWebhook = async (
  deps: Needs & Pick<Deps, 'webhooks'>,
  caller: Staff,
  input: WebhookInput,
) => {
  refuseUnreachable(deps, input.url);
  const _id = new Types.ObjectId();
  const id = String(_id);
  const { secret, secrets } = withNewSecret(deps.webhooks.seal, id, [], deps.now());
  await deps.models.webhooks.create({ _id, ...input, secrets, paused: '', createdAt: new Date(deps.now()) });
  await finish(deps, caller, id, { action: 'create' });
  return { id, secret };
};

export const updateWebhook = async (
  deps: Needs & Pick<Deps, 'webhooks'>,
  caller: Staff,
  id: string,
  input: WebhookInput,
) => {
  refuseUnreachable(deps, input.url);
  const before = await find(deps, id);
  await deps.models.webhooks.updateOne({ _id: id }, { $set: input });
  const changes = changesBetween(before, input);
  if (changes.length > 0) await finish(deps, caller, id, { action: 'update', changes });
};

/** A new secret; the one before it signs as well for a day. */
export const rotateSecret = async (deps: Needs & Pick<Deps, 'webhooks'>, caller: Staff, id: string) => {
  const { secrets: kept } = await find(deps, id);
  const { secret, secrets } = withNewSecret(deps.webhooks.seal, id, kept, deps.now());
  await deps.models.webhooks.updateOne({ _id: id }, { $set: { secrets } });
  await finish(deps, caller, id, { action: 'rotate' });
  return { id, secret };
};

/** Sends nothing there until it is resumed; what happens meanwhile waits. */
export const pauseWebhook = async (deps: Needs, caller: Staff, id: string) => {
  await find(deps, id);
  await deps.models.webhooks.updateOne({ _id: id }, { $set: { paused: 'staff' } });
  await finish(deps, caller, id, { action: 'pause' });
};

/** Sends again, first of all what waited for it, in its order. */
export const resumeWebhook = async (deps: Needs, caller: Staff, id: string) => {
  await find(deps, id);
  await deps.models.webhooks.updateOne({ _id: id }, { $set: { paused: '' }, $unset: { failingSince: '' } });
  await deps.models.outbox.updateMany(
    { 'data.webhook': id, state: 'needs a look', error: pausedError },
    {
      $set: { state: 'waiting', dueAt: new Date(deps.now()), attempts: 0, error: '' },
      $unset: { firstTriedAt: '' },
    },
  );
  await finish(deps, caller, id, { action: 'resume' });
};

/** Deletes it, and what was still to be sent there. */
export const removeWebhook = async (deps: Needs, caller: Staff, id: string) => {
  await find(deps, id);
  await deps.models.webhooks.deleteOne({ _id: id });
  await deps.models.outbox.deleteMany({ 'data.webhook': id, state: { $in: ['waiting', 'needs a look'] } });
  await finish(deps, caller, id, { action: 'delete' });
};

/** Puts down a message without a lead in it, for one receiver. */
export const sendTestEvent = async ({ models, now }: Pick<Deps, 'models' | 'now'>, id: string) => {
  const { _id } = await find({ models }, id);
  const test = event(testEvent, now, {});
  const data = { event: testEvent, webhook: String(_id) };
  await models.outbox.create(entryOf(test, { id, kind: 'webhook', lane: `${id}:test`, data }));
};
