import { TRPCError } from '@trpc/server';
import { Types } from 'mongoose';
import { messages } from '../../../shared/messages';
import { carryingEntry, logCarried } from '../../core/audit/carried-entries';
import type { Staff } from '../../core/caller';
import { callerKey } from '../../core/limits/rate-limits';
import type { Deps } from '../deps';
import { badPassword, refuseWeak } from './passwords/common-passwords';

type Needs = Pick<Deps, 'models' | 'passwords' | 'sessions' | 'devices' | 'now'>;

/** The first password of a user, written before the user, so that every user that exists can sign in. */
export const createCredential = async (
  { models, passwords, now }: Pick<Deps, 'models' | 'passwords' | 'now'>,
  userId: Types.ObjectId,
  password: string,
  { mustChange = false } = {},
) => {
  const changedAt = new Date(now());
  await models.credentials.create({
    _id: userId,
    passwordHash: await passwords.hash(password),
    version: 1,
    changedAt,
    ...(mustChange && { mustChange }),
  });
};

/**
 * Sets a person's password whatever it was; every session of theirs ends, and no browser is known to them any more.
 * The note says by what link it was done.
 */
export const setPassword = async (
  deps: Needs,
  caller: Staff,
  userId: string,
  password: string,
  note = '',
) => {
  const { models, passwords, sessions, devices, now } = deps;
  await models.credentials.updateOne(
    { _id: new Types.ObjectId(userId) },
    {
      $set: { passwordHash: await passwords.hash(password), changedAt: new Date(now()) },
      $unset: { mustChange: true },
      $inc: { version: 1 },
      $push: carryingEntry({ now, caller }, { action: 'password', entity: 'user', entityId: userId, note }),
    },
    { upsert: true },
  );
  await sessions.endAllOf(userId);
  await devices.forgetAllOf(userId);
  await logCarried(models, 'credentials');
};

/**
 * Finds the caller's credential when `currentPassword` is right. Throws FORBIDDEN when it is not, and LimitReached
 * after ten wrong ones.
 */
export const proveByPassword = async (
  deps: Pick<Deps, 'models' | 'passwords' | 'limits'>,
  { user, ip }: Staff,
  currentPassword: string,
) => {
  const { models, passwords, limits } = deps;
  const attempt = `${callerKey(ip)} ${user.id}`;
  // Counted before it is checked, so that a burst in flight gets no more guesses than a patient caller.
  await limits.use('loginName', attempt);
  const current = await models.credentials.findById(user.id).lean();
  if (!(await passwords.verify(current?.passwordHash, currentPassword)) || !current)
    throw new TRPCError({ code: 'FORBIDDEN', message: 'The current password is wrong. Please try again.' });
  await limits.forget('loginName', attempt);
  return current;
};

type Change = { currentPassword: string; newPassword: string };

/**
 * Changes the caller's own password; their other sessions end. Throws FORBIDDEN when `currentPassword` is not right,
 * BAD_REQUEST at `field` for a new one that is easy to guess, and LimitReached after ten wrong ones.
 */
export const changeOwnPassword = async (
  deps: Pick<Deps, 'models' | 'passwords' | 'sessions' | 'limits' | 'now'>,
  caller: Staff,
  { currentPassword, newPassword }: Change,
  field = 'newPassword',
) => {
  const { models, sessions, now } = deps;
  const { user, sessionId } = caller;
  const current = await proveByPassword(deps, caller, currentPassword);
  // A password that was shown on a screen is not made one's own by typing it twice.
  if (current.mustChange && newPassword === currentPassword)
    throw badPassword(field, messages.validation.passwordSame);
  await refuseWeak(newPassword, field, [user.username]);

  const version = current.version + 1;
  const passwordHash = await deps.passwords.hash(newPassword);
  const { matchedCount } = await models.credentials.updateOne(
    { _id: current._id, version: current.version },
    {
      $set: { passwordHash, version, changedAt: new Date(now()) },
      $unset: { mustChange: true },
      $push: carryingEntry({ now, caller }, { action: 'password', entity: 'user', entityId: user.id }),
    },
  );
  if (matchedCount === 0)
    throw new TRPCError({
      code: 'CONFLICT',
      message: 'Your password changed in the meantime. Sign in again.',
    });
  await sessions.carryOver(sessionId, user.id, version);
  await logCarried(models, 'credentials');
};
