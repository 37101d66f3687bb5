import { hour } from '../../../../shared/durations';
import { writeAudit } from '../../../core/audit/write-audit';
import type { Staff } from '../../../core/caller';
import { fold } from '../../../core/db/search';
import { missing } from '../../../core/http/trpc';
import { hashToken, makeToken } from '../../../core/links';
import type { UserDoc } from '../../../core/user.model';
import { setPassword } from '../../auth/change-password';
import { refuseWeak } from '../../auth/passwords/common-passwords';
import { toUser } from '../../auth/sessions';
import type { Deps } from '../../deps';
import type { LinkKind } from './link.model';

const lasts: Record<LinkKind, number> = { invitation: 72 * hour, reset: hour };

const findVersion = async ({ models }: Deps, userId: UserDoc['_id']) =>
  (await models.credentials.findById(userId, { version: 1 }).lean())?.version ?? 0;

/**
 * Makes a link for a user and ends their earlier ones. It is an invitation if they have no password yet, otherwise a
 * reset.
 */
export const makeLink = async (deps: Deps, userId: UserDoc['_id']) => {
  const { models, now } = deps;
  const credentialVersion = await findVersion(deps, userId);
  const kind: LinkKind = credentialVersion === 0 ? 'invitation' : 'reset';
  const { token, hash } = makeToken();
  const createdAt = new Date(now());
  const expiresAt = new Date(now() + lasts[kind]);
  await models.links.deleteMany({ userId });
  await models.links.create({ _id: hash, kind, userId, credentialVersion, createdAt, expiresAt });
  // After a `#`, which browsers never send to a server.
  return { kind, path: `/login#link=${token}`, expiresAt };
};

const gone = () => missing('This link was already used, or it expired. Ask for a new one.');

/** Returns the user of a link that still works. Throws NOT_FOUND. */
export const readLink = async (deps: Deps, token: string) => {
  const { models, now } = deps;
  const link = await models.links.findById(hashToken(token)).lean();
  if (!link || link.expiresAt.getTime() <= now()) throw gone();
  const user = await models.users.findById(link.userId).lean();
  if (!user || (await findVersion(deps, user._id)) !== link.credentialVersion) throw gone();
  return { link, user };
};

/**
 * Sets the password chosen through a link, uses the link up and ends the user's sessions. Returns the user for an
 * invitation, who needs nothing else to sign in, and nothing for a reset.
 */
export const spendLink = async (
  deps: Deps,
  { token, password, ip }: Record<'token' | 'password' | 'ip', string>,
) => {
  const { link, user } = await readLink(deps, token);
  // Check this first, so that a refused password does not cost the link.
  await refuseWeak(password, 'password', [user.username, user.emailKey]);
  // Of two requests at the same moment only one gets it.
  if (!(await deps.models.links.findOneAndDelete({ _id: link._id }).lean())) throw gone();
  const id = String(user._id);
  const caller = { kind: 'staff', ip, sessionId: '', provenAt: deps.now(), user: toUser(user) } as const;
  await setPassword(deps, caller, id, password, link.kind);
  const credential = await deps.models.credentials.findById(user._id).lean();
  // If another password was set meanwhile, this one does not sign in.
  const isTheirs = credential?.version === link.credentialVersion + 1;
  return link.kind === 'invitation' && isTheirs ? { user, credential } : undefined;
};

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
