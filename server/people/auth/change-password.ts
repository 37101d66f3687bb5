import { Types } from 'mongoose';
import { messages } from '../../../shared/messages';
import { carryingEntry, logCarried } from '../../core/audit/write-audit';
import type { Staff } from '../../core/caller';
import { change } from '../../core/change/change';
import { forbidden } from '../../core/http/trpc';
import { callerKey } from '../../core/limits/rate-limits';
import type { Deps } from '../deps';
import { credentials } from './credential.model';
import { badPassword, refuseWeak } from './passwords/common-passwords';

/** Writes a user's first password. It comes before the user, so every user that exists can sign in. */
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
 * Sets a user's password without the old one, ends all their sessions and forgets their known browsers. The note says
 * which link was used.
 */
export const setPassword = async (deps: Deps, caller: Staff, userId: string, password: string, note = '') => {
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
  await sessions.endUserSessions(userId);
  await devices.forgetAll(userId);
  await logCarried(models, 'credentials');
};

/**
 * Returns the caller's credential if `currentPassword` is right. Throws FORBIDDEN if it is not, and LimitReached after
 * ten wrong ones.
 */
export const proveByPassword = async (deps: Deps, { user, ip }: Staff, currentPassword: string) => {
  const { models, passwords, limits } = deps;
  const attempt = `${callerKey(ip)} ${user.id}`;
  // Count before checking, so a burst of parallel tries gets no extra guesses.
  await limits.use('loginName', attempt);
  const current = await models.credentials.findById(user.id).lean();
  if (!(await passwords.verify(current?.passwordHash, currentPassword)) || !current)
    throw forbidden('The current password is wrong. Please try again.');
  await limits.forget('loginName', attempt);
  return current;
};

type Change = { currentPassword: string; newPassword: string };

/**
 * Changes the caller's own password and ends their other sessions. Throws FORBIDDEN if `currentPassword` is wrong,
 * BAD_REQUEST at `field` if the new one is easy to guess, and LimitReached after ten wrong ones.
 */
export const changeOwnPassword = async (
  deps: Deps,
  caller: Staff,
  { currentPassword, newPassword }: Change,
  field = 'newPassword',
) => {
  const { sessions, now } = deps;
  const { user, sessionId } = caller;
  const current = await proveByPassword(deps, caller, currentPassword);
  // A password that was shown on a screen must change; entering it again is not enough.
  if (current.mustChange && newPassword === currentPassword)
    throw badPassword(field, messages.validation.passwordSame);
  await refuseWeak(newPassword, field, [user.username]);

  const version = current.version + 1;
  const passwordHash = await deps.passwords.hash(newPassword);
  const $set = { passwordHash, version, changedAt: new Date(now()) };
  await change(deps, credentials, {
    id: user.id,
    version: current.version,
    decide: () => ({ write: { $set, $unset: { mustChange: true } }, audit: { caller, action: 'password' } }),
  });
  await sessions.carryOver(sessionId, user.id, version);
};
