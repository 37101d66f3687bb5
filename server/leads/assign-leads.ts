import { rolesWith } from '../../shared/permissions';
import { change } from '../core/change/change';
import { badRequest } from '../core/http/trpc';
import type { Deps } from './deps';
import { changeEvents } from './lead-events';
import { clients as collection } from './store/client.model';
import { edited } from './store/history';

const mostAtOnce = 500;

/** Returns true if a lead can be assigned to this user. */
export const isAssignable = async ({ models }: Pick<Deps, 'models'>, userId: string): Promise<boolean> =>
  (await models.users.exists({ _id: userId, role: { $in: rolesWith('leads.read') } })) !== null;

/** Throws if the user does not exist or may not open the lead. */
export const refuseUnlessAssignable = async (deps: Pick<Deps, 'models'>, userId: string) => {
  if (await isAssignable(deps, userId)) return;
  throw badRequest('This person cannot open leads. Choose another person.');
};

/** Unassigns every open task of a user. */
const freeTasks = async (deps: Deps, userId: string): Promise<void> => {
  const theirs = deps.models.clients.find({ 'openTasks.assignedTo': userId }).select({ _id: 1 }).lean();
  for await (const { _id } of theirs.cursor())
    await change(deps, collection, {
      id: String(_id),
      returns: { _id: 1 },
      decide(lead) {
        const tasks = lead?.openTasks?.map((task) =>
          task.assignedTo === userId ? { ...task, assignedTo: null } : task,
        );
        return tasks ? { write: { $set: { openTasks: tasks }, $inc: { deskVersion: 1 } } } : {};
      },
    });
};

/** Unassigns every lead and task of a user who left or may no longer open leads. */
export const unassignAll = async (deps: Deps, userId: string): Promise<void> => {
  const { clients } = deps.models;
  await freeTasks(deps, userId);
  for (;;) {
    const leads = await clients
      .find({ assignedTo: userId })
      .select({ status: 1, assignedTo: 1 })
      .limit(mostAtOnce)
      .lean();
    if (leads.length === 0) return;
    const nobody = { assignedTo: null };
    await clients.bulkWrite(
      leads.map((lead) => {
        const events = changeEvents(deps, lead, nobody, { fields: ['assignedTo'], by: null });
        return {
          updateOne: {
            filter: { _id: lead._id, assignedTo: userId },
            update: {
              $set: { ...nobody, updatedAt: new Date(deps.now()) },
              ...edited({ events }),
            },
          },
        };
      }),
      { ordered: false },
    );
  }
};
