import { Types } from 'mongoose';
import type { Models } from '../agreements/models';
import type { Feed } from '../core/feed/feed';
import type { OutboxEvent } from '../core/outbox/event';
import type { Handler } from '../core/outbox/work';
import type { remindTask } from '../leads/jobs';

type Options = {
  models: Models;
  feed: Pick<Feed, 'announce'>;
  /** Notifies a user of a lead's task, by mail or otherwise. */
  remind: (why: Pick<OutboxEvent, 'id' | 'at'>, lead: string, to: string) => Promise<void>;
};

/**
 * Reminds the open tabs, and the assignee by mail, that a task is due soon. Does nothing if the task was done or moved.
 */
export const remindOfTask =
  ({ models, feed, remind }: Options): Handler<typeof remindTask> =>
  async ({ eventId, data, at }) => {
    const [_id, taskId] = [data.lead, data.task].map((id) => new Types.ObjectId(id));
    const lead = await models.clients
      .findOne({ _id, openTasks: { $elemMatch: { _id: taskId, remindAt: { $lte: at } } } })
      .select({ openTasks: 1, assignedTo: 1, source: 1 })
      .lean();
    if (!lead) return;
    feed.announce(String(_id), 'changed');
    const task = lead.openTasks?.find((one) => one._id.equals(taskId!));
    const to = task?.assignedTo ?? lead.assignedTo;
    // No mail goes out for a sample lead.
    if (to && lead.source !== 'sample') await remind({ id: eventId, at }, String(_id), to);
  };
