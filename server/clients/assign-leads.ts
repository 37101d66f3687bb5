import { TRPCError } from '@trpc/server';
import { rolesWith } from '../../shared/permissions';
import type { Deps } from '../context';

/** Whether a lead can be given to this person. */
export const isAssignable = async ({ models }: Deps, userId: string): Promise<boolean> =>
  (await models.users.exists({ _id: userId, role: { $in: rolesWith('leads.read') } })) !== null;

/** Refuses to give a lead to somebody who does not exist or may not open it. */
export const refuseUnlessAssignable = async (deps: Deps, userId: string) => {
  if (await isAssignable(deps, userId)) return;
  throw new TRPCError({
    code: 'BAD_REQUEST',
    message: 'A lead can be given only to somebody who may open it. Choose another person.',
  });
};

/** Takes every lead and task of a person away from them: they left, or may not open leads any more. */
export const unassignAll = async ({ models, now }: Deps, userId: string) => {
  const withTasks = models.clients
    .find({ 'openTasks.assignedTo': userId })
    .select({ openTasks: 1, deskVersion: 1 })
    .lean()
    .cursor();
  for await (const { _id, openTasks, deskVersion } of withTasks) {
    const free = openTasks?.map((task) =>
      task.assignedTo === userId ? { ...task, assignedTo: null } : task,
    );
    await models.clients.updateOne(
      { _id, deskVersion },
      { $set: { openTasks: free }, $inc: { deskVersion: 1 } },
    );
  }
  await models.clients.updateMany(
    { assignedTo: userId },
    { $set: { assignedTo: null, updatedAt: new Date(now()) }, $inc: { version: 1 } },
  );
};
