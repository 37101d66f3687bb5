import { eventKinds } from '../../shared/schemas/webhook';
import type { Models } from '../models';
import { createInterest } from '../outbox/interest';
import { createOutbox } from '../outbox/run-outbox';
import type { WorkList } from '../outbox/work';
import { type WebhookOptions, webhookReceivers, webhookWork } from '../webhooks/deliver';
import type { LookUp } from '../webhooks/post';
import type { PrivateNetworks } from '../webhooks/public-address';
import { createSeal } from '../webhooks/seal';
import { workList } from './work-list';

type Options = {
  models: Models;
  now: () => number;
  /** The server's own secret, which those of others are kept under. */
  secret: string;
  networks?: PrivateNetworks;
  lookUp?: LookUp;
  onFailure?: (kind: string, error: unknown) => void;
};

/** Puts together what happens later: who hears of an event, what is sent to them, and the runner that does it. */
export const createLater = ({ models, now, secret, networks = [], lookUp, onFailure }: Options) => {
  const seal = createSeal(secret, 'webhook secrets');
  const webhooks: WebhookOptions = { models, now, seal, networks, ...(lookUp && { lookUp }) };
  const told: WorkList = Object.fromEntries(
    eventKinds.map((kind) => [kind, { receivers: (event) => webhookReceivers(webhooks, event) }]),
  );
  const work = { ...workList({ models, now }), ...told, webhook: webhookWork(webhooks) };
  return {
    outbox: createOutbox({ models, now, work, ...(onFailure && { onFailure }) }),
    interest: createInterest([() => models.webhooks.distinct('events')]),
    webhooks: { seal, networks },
  };
};
