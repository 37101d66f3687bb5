import { toNames, withIds } from '../core/names';
import { handle, type WorkList } from '../core/outbox/work';
import { deliver, webhookJob, webhookReceivers } from './deliver';
import type { Deps } from './deps';
import { models } from './models';
import { webhooksRouter } from './webhooks.router';

/** Everything that this module adds to the product (`features.ts`). */
export const webhooksFeature = {
  models,
  procedures: {
    webhooks: webhooksRouter,
  },
  tags: {
    Webhooks: 'Systems that hear what happens to leads, vendors among them, and what they receive.',
  },
  names: {
    webhook: async ({ models }: Deps, ids: readonly string[]) =>
      toNames(await models.webhooks.find(withIds(ids)).select({ name: 1 }).lean()),
  },
  personalData: {
    webhooks: 'of companies',
  },
  wants: ({ models }: Deps) => models.webhooks.distinct('events'),
  receivers: webhookReceivers,
  work: (deps: Deps): WorkList => handle(webhookJob, deliver(deps)),
};
