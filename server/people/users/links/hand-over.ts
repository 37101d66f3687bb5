import { writeAudit } from '../../../core/audit/write-audit';
import type { Staff } from '../../../core/caller';
import { fold } from '../../../core/db/search';
import type { UserDoc } from '../../../core/user.model';
import type { Deps } from '../../deps';
import { makeLink } from './links';

const mailLink = async (deps: Pick<Deps, 'models' | 'accountMail' | 'now'>, user: UserDoc) => {
  const { kind, path, expiresAt: until } = await makeLink(deps, user._id);
  await deps.accountMail.send({ kind, userId: String(user._id), path, until });
  return until;
};

/** Makes a link for a person: sent to them where mail is set up, otherwise for the administrator to hand over. */
export const handOver = async (
  deps: Pick<Deps, 'models' | 'accountMail' | 'now'>,
  caller: Staff,
  user: UserDoc,
) => {
  const handed = { userId: String(user._id), username: user.username };
  await writeAudit({ ...deps, caller }, { action: 'link', entity: 'user', entityId: handed.userId });
  // First, because a person who sees the link can open the account with it.
  await deps.models.users.updateOne({ _id: user._id }, { $set: { entrustedAt: new Date(deps.now()) } });
  if (deps.accountMail.isSet())
    return { ...handed, sent: true, expiresAt: (await mailLink(deps, user)).toISOString() };
  const { path, expiresAt } = await makeLink(deps, user._id);
  return { ...handed, sent: false, path, expiresAt: expiresAt.toISOString() };
};

/** Sends a link to an address that a person of ours has; nobody is told whether one has. */
export const sendRequested = async (
  deps: Pick<Deps, 'models' | 'accountMail' | 'limits' | 'now'>,
  email: string,
) => {
  const { models, limits, accountMail } = deps;
  if (!accountMail.isSet()) return;
  const emailKey = fold(email);
  const user = await models.users.findOne({ emailKey }).lean();
  if (!user) return;
  await limits.use('linkFor', emailKey);
  await mailLink(deps, user);
};
