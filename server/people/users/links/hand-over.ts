import { writeAudit } from '../../../core/audit/write-audit';
import type { Staff } from '../../../core/caller';
import { fold } from '../../../core/db/search';
import type { UserDoc } from '../../../core/user.model';
import type { Deps } from '../../deps';
import { makeLink } from './links';

const mailLink = async (deps: Deps, user: UserDoc) => {
  const { kind, path, expiresAt: until } = await makeLink(deps, user._id);
  await deps.accountMail.send({ kind, userId: String(user._id), path, until });
  return until;
};

/** Makes a link for a user and mails it, or returns it for the administrator to pass on if mail is not set up. */
export const handOver = async (deps: Deps, caller: Staff, user: UserDoc) => {
  const handed = { userId: String(user._id), username: user.username };
  await writeAudit(deps, caller, { action: 'link', entity: 'user', entityId: handed.userId });
  // Record this first, because anyone who sees the link can open the account.
  await deps.models.users.updateOne({ _id: user._id }, { $set: { entrustedAt: new Date(deps.now()) } });
  if (deps.accountMail.isSet())
    return { ...handed, sent: true, expiresAt: (await mailLink(deps, user)).toISOString() };
  const { path, expiresAt } = await makeLink(deps, user._id);
  return { ...handed, sent: false, path, expiresAt: expiresAt.toISOString() };
};

/** Mails a link if a user has this address. The caller never learns whether one does. */
export const sendRequested = async (deps: Deps, email: string) => {
  const { models, limits, accountMail } = deps;
  if (!accountMail.isSet()) return;
  const emailKey = fold(email);
  const user = await models.users.findOne({ emailKey }).lean();
  if (!user) return;
  await limits.use('linkFor', emailKey);
  await mailLink(deps, user);
};
