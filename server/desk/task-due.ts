import { Types } from 'mongoose';
import type { Models } from '../agreements/models';
import type { Interest } from '../core/outbox/interest';
import type { Handler } from '../core/outbox/work';
import { leadEvent } from '../leads/lead-events';
import { traced } from '../leads/store/traced';

type Options = { models: Models; interest: Interest; now: () => number };

/**
 * Tells of a task whose time has passed, unless it was done or moved meanwhile. What it tells has an id that follows from
 * this entry's, so that it is told once however often this runs.
 */
export const tellOfDueTask =
  ({ models: { clients }, interest, now }: Options): Handler =>
  async ({ eventId, data, at }) => {
    const [_id, taskId] = [data.lead, data.task].map((id) => new Types.ObjectId(String(id)));
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
