import { TRPCError } from '@trpc/server';
import { Types } from 'mongoose';
import { writeAudit } from '../audit/write-audit';
import type { Staff } from '../caller';
import type { Deps } from '../context';
import { callerKey } from '../limits/rate-limits';
import { hashPassword, verifyPassword } from './password';

/** The first password of a user, written before the user: nobody ever exists without one. */
export const createCredential = async (
  { models, now }: Pick<Deps, 'models' | 'now'>,
  userId: Types.ObjectId,
  password: string,
) => {
  const changedAt = new Date(now());
  await models.credentials.create({
    _id: userId,
    passwordHash: await hashPassword(password),
    version: 1,
    changedAt,
  });
};

/** Changes somebody else's password, as an administrator does; every session of theirs ends. */
export const resetPassword = async (deps: Deps, caller: Staff, userId: string, password: string) => {
  const { models, sessions, now } = deps;
  await models.credentials.updateOne(
    { _id: new Types.ObjectId(userId) },
    {
      $set: { passwordHash: await hashPassword(password), changedAt: new Date(now()) },
      $inc: { version: 1 },
    },
    { upsert: true },
  );
  await sessions.endAllOf(userId);
  await writeAudit({ ...deps, caller }, { action: 'password', entity: 'user', entityId: userId });
};

/**
 * Changes the caller's own password; their other sessions end. Throws FORBIDDEN when `currentPassword` is not right,
 * and LimitReached after ten wrong ones.
 */
export const changeOwnPassword = async (
  deps: Deps,
  caller: Staff,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
) => {
  const { models, sessions, limits, now } = deps;
  const { user, sessionId, ip } = caller;
  const attempt = `${callerKey(ip)} ${user.id}`;
  // Counted before it is checked, so that a burst in flight gets no more guesses than a patient caller.
  await limits.use('loginName', attempt);
  const current = await models.credentials.findById(user.id).lean();
  if (!(await verifyPassword(current?.passwordHash, currentPassword)) || !current)
    throw new TRPCError({ code: 'FORBIDDEN', message: 'The current password is not right.' });

  const version = current.version + 1;
  const passwordHash = await hashPassword(newPassword);
  const { matchedCount } = await models.credentials.updateOne(
    { _id: current._id, version: current.version },
    { $set: { passwordHash, version, changedAt: new Date(now()) } },
  );
  if (matchedCount === 0)
    throw new TRPCError({ code: 'CONFLICT', message: 'Your password was changed in the meantime.' });
  await limits.forget('loginName', attempt);
  await sessions.carryOver(sessionId, user.id, version);
  await writeAudit({ ...deps, caller }, { action: 'password', entity: 'user', entityId: user.id });
};
