import { toEntry } from '../../core/outbox/collect-events';
import { enqueue } from '../../core/outbox/enqueue';
import type { OutboxEvent } from '../../core/outbox/event';
import type { Mail } from './mail';

/** Queues the mail for a due task reminder, once per reminder. */
export const remindByMail =
  ({ models, transport }: Mail) =>
  async ({ id, at }: Pick<OutboxEvent, 'id' | 'at'>, lead: string, to: string): Promise<void> => {
    if (!transport) return;
    const data = { event: 'task.reminder', template: 'task-reminder', lead, to };
    await enqueue(models, toEntry({ id: `${id}-reminder`, kind: 'mail', at, data }));
  };
