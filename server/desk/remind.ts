import { Types } from 'mongoose';
import type { Feed } from '../feed/feed';
import type { Models } from '../models';
import type { Handler } from '../outbox/work';

type Options = { models: Models; feed: Pick<Feed, 'announce'> };

/** Tells the open tabs that a task is to be remembered now; a task that was done or moved meanwhile is left alone. */
export const remindOfTask =
  ({ models, feed }: Options): Handler =>
  async ({ data, at }) => {
    const { lead, task } = data;
    const stands = await models.clients.exists({
      _id: new Types.ObjectId(String(lead)),
      openTasks: { $elemMatch: { _id: new Types.ObjectId(String(task)), remindAt: { $lte: at } } },
    });
    if (stands) feed.announce(String(lead), 'changed');
  };
