import { momentOfWall, toWallTime } from '../../../shared/zoned-time';
import type { OutboxEvent } from '../../core/outbox/event';
import type { Receiver } from '../../core/outbox/work';
import type { ClientDoc } from '../../leads/store/client.model';
import { notSample } from '../../leads/store/sample';
import type { Mail } from './mail';
import { oneLine } from './render-mail';

const minute = 60_000;
/** Tasks that become overdue together come in one message. */
const gatherFor = 15 * minute;
const day = 24 * 60 * minute;
/** The hour of the message about what became overdue after the last one. */
const morning = 8;
const mostListed = 50;

/**
 * The messages about overdue tasks: each person gets at most one a day. The first task of a day causes one soon; the
 * next morning's has those that came later.
 */
export const overdueMail = (
  { timeZone }: Pick<Mail, 'timeZone'>,
  { at, kind }: Pick<OutboxEvent, 'at' | 'kind'>,
  to: string,
): Receiver[] => {
  const today = toWallTime(at.getTime(), timeZone);
  const midnight = today - (today % day);
  return [
    { on: midnight, wait: gatherFor },
    {
      on: midnight + day,
      wait: momentOfWall(midnight + day + morning * 60 * minute, timeZone) - at.getTime(),
    },
  ].map(({ on, wait }) => {
    const date = new Date(on).toISOString().slice(0, 10);
    return {
      id: 'mail-task-overdue',
      kind: 'mail',
      once: `overdue:${to}:${date}`,
      wait,
      data: { event: kind, template: 'task-overdue', to, lead: null },
    };
  });
};

/** The values of a message about a person's overdue tasks; undefined if none is left. */
export const overdueTasks = async (
  { models, now, timeZone }: Mail,
  to: string,
): Promise<Record<string, string> | undefined> => {
  const dueAt = { $lt: new Date(now()) };
  const leads = await models.clients
    .find({ ...notSample, openTasks: { $elemMatch: { assignedTo: { $in: [to, null] }, dueAt } } })
    .select({ firstName: 1, lastName: 1, assignedTo: 1, openTasks: 1 })
    .sort({ nextTaskAt: 1 })
    .lean<ClientDoc[]>();
  const date = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' });
  const tasks = leads.flatMap(({ firstName, lastName, assignedTo, openTasks = [] }) =>
    openTasks
      .filter((task) => task.dueAt < dueAt.$lt && (task.assignedTo ?? assignedTo) === to)
      .map((task) => `${oneLine(`${firstName} ${lastName}`)}, due ${date.format(task.dueAt)}`),
  );
  const more = tasks.length - mostListed;
  return tasks.length === 0
    ? undefined
    : {
        overdueTasks: tasks.length === 1 ? '1 task is' : `${tasks.length} tasks are`,
        overdueList: [...tasks.slice(0, mostListed), ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
      };
};
