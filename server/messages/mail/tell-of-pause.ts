import { toEntry } from '../../core/outbox/collect-events';
import { event } from '../../core/outbox/event';
import { mailJob } from '../../core/outbox/mail-job';
import type { Mail } from './mail';

/** Tells staff by mail that a webhook was paused because it failed for days. */
export const tellOfPause =
  ({ transport, models, now }: Mail) =>
  async ({ name }: { name: string }): Promise<void> => {
    if (!transport) return;
    const about = { event: 'webhook.paused', template: 'webhook-paused', to: 'staff' } as const;
    await models.outbox.create(toEntry(event(mailJob, now, { ...about, webhookName: name })));
  };
