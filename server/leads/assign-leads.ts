import { TRPCError } from '@trpc/server';
import { rolesWith } from '../../shared/permissions';
import type { Deps } from './deps';
import { changeEvents } from './lead-events';
import type { Models } from './models';
import { edited } from './store/traced';

const mostAtOnce = 500;

/** Returns true if a lead can be assigned to this user. */
export const isAssignable = async ({ models }: Pick<Deps, 'models'>, userId: string): Promise<boolean> =>
  (await models.users.exists({ _id: userId, role: { $in: rolesWith('leads.read') } })) !== null;

/** Throws if the user does not exist or may not open the lead. */
export const refuseUnlessAssignable = async (deps: Pick<Deps, 'models'>, userId: string) => {
  if (await isAssignable(deps, userId)) return;
  throw new TRPCError({
    code: 'BAD_REQUEST',
    message: 'This person cannot open leads. Choose another person.',
  });
};

/** Unassigns every open task of a user. */
const freeTasks = async ({ clients }: Models, userId: string): Promise<void> => {
  const withTasks = clients
    .find({ 'openTasks.assignedTo': userId })
    .select({ openTasks: 1, deskVersion: 1 })
    .lean()
    .cursor();
  for await (const { _id, openTasks, deskVersion } of withTasks) {
    const free = openTasks?.map((task) =>
      task.assignedTo === userId ? { ...task, assignedTo: null } : task,
    );
    await clients.updateOne({ _id, deskVersion }, { $set: { openTasks: free }, $inc: { deskVersion: 1 } });
  }
};

/** Unassigns every lead and task of a user who left or may no longer open leads. */
export const unassignAll = async (
  deps: Pick<Deps, 'models' | 'interest' | 'now'>,
  userId: string,
): Promise<void> => {
  const { clients } = deps.models;
  await freeTasks(deps.models, userId);
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
