import { Types } from 'mongoose';
import type { Interest } from '../core/outbox/interest';
import type { Handler } from '../core/outbox/work';
import type { Models } from '../documents/models';
import type { taskDue } from '../leads/jobs';
import { leadEvent } from '../leads/lead-events';
import { traced } from '../leads/store/traced';

type Options = { models: Models; interest: Interest; now: () => number };

/**
 * Notifies users of an overdue task, unless it was done or moved. The notice's ID derives from this entry's, so
 * repeating this sends it only once.
 */
export const tellOfDueTask =
  ({ models: { clients }, interest, now }: Options): Handler<typeof taskDue> =>
  async ({ eventId, data, at }) => {
    const [_id, taskId] = [data.lead, data.task].map((id) => new Types.ObjectId(id));
    const lead = await clients
      .findOne({ _id, openTasks: { $elemMatch: { _id: taskId, dueAt: { $lte: at } } } })
      .select({ openTasks: 1, assignedTo: 1 })
      .lean();
    const task = lead?.openTasks?.find((one) => one._id.equals(taskId!));
    if (!lead || !task) return;
    const facts = {
      task: String(taskId),
      dueAt: task.dueAt.toISOString(),
      assignedTo: task.assignedTo ?? lead.assignedTo,
    };
    const events = leadEvent({ interest, now }, 'task.overdue', _id, facts).map((one) => ({
      ...one,
      id: `${eventId}-due`,
    }));
    if (events.length > 0) await clients.updateOne({ _id }, traced({ events }));
  };
