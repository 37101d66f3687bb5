import { toEntry } from '../../core/outbox/collect-events';
import { enqueue } from '../../core/outbox/enqueue';
import { event, type OutboxEvent } from '../../core/outbox/event';
import { mailJob } from '../../core/outbox/mail-job';
import type { Mail } from './mail';

/** Queues the mail for a due task reminder, once per reminder. */
export const remindByMail =
  ({ models, transport }: Mail) =>
  async ({ id, at }: Pick<OutboxEvent, 'id' | 'at'>, lead: string, to: string): Promise<void> => {
    if (!transport) return;
    const about = { event: 'task.reminder', template: 'task-reminder', lead, to } as const;
    const queued = event(mailJob, () => at.getTime(), about);
    await enqueue(models, toEntry({ ...queued, id: `${id}-reminder` }));
  };
