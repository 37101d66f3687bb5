import type { UserDoc } from '../auth/user.model';
import { nameOf, type Staff } from '../ground/caller';
import type { Deps } from '../http/context';

/** Tells every administrator but the new one of it; also who made them, because a session may be stolen. */
export const tellAdmins = async (
  { models, accountMail, now }: Pick<Deps, 'models' | 'accountMail' | 'now'>,
  caller: Staff,
  { _id, firstName, lastName }: Pick<UserDoc, '_id' | 'firstName' | 'lastName'>,
): Promise<void> => {
  const others = await models.users.find({ role: 'admin', _id: { $ne: _id } }, { _id: 1 }).lean();
  const told = { name: `${firstName} ${lastName}`, by: nameOf(caller), at: new Date(now()) };
  for (const other of others)
    await accountMail.send({ kind: 'new-admin', userId: String(other._id), ...told });
};
