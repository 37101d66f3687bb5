import { createHash, randomBytes } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import type { UserDoc } from '../../../core/user.model';
import { setPassword } from '../../auth/change-password';
import { refuseWeak } from '../../auth/passwords/common-passwords';
import type { Deps } from '../../deps';
import type { LinkKind } from './link.model';

const hour = 60 * 60 * 1000;
const lasts: Record<LinkKind, number> = { invitation: 72 * hour, reset: hour };

// 256 random bits: nobody tries them through, so that their hash needs neither salt nor time.
const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

const findVersion = async ({ models }: Pick<Deps, 'models'>, userId: UserDoc['_id']) =>
  (await models.credentials.findById(userId).select({ version: 1 }).lean())?.version ?? 0;

/** A new link for a person; earlier ones of theirs end. An invitation for who has no password yet, else a reset. */
export const makeLink = async (deps: Pick<Deps, 'models' | 'now'>, userId: UserDoc['_id']) => {
  const { models, now } = deps;
  const credentialVersion = await findVersion(deps, userId);
  const kind: LinkKind = credentialVersion === 0 ? 'invitation' : 'reset';
  const token = randomBytes(32).toString('base64url');
  const createdAt = new Date(now());
  const expiresAt = new Date(now() + lasts[kind]);
  await models.links.deleteMany({ userId });
  await models.links.create({ _id: hash(token), kind, userId, credentialVersion, createdAt, expiresAt });
  // Behind a `#`, which no browser sends to any server.
  return { kind, path: `/login#link=${token}`, expiresAt };
};

const gone = () =>
  new TRPCError({
    code: 'NOT_FOUND',
    message: 'This link was already used, or it expired. Ask for a new one.',
  });

/** The person behind a link that still works; throws NOT_FOUND. */
export const readLink = async (deps: Pick<Deps, 'models' | 'now'>, token: string) => {
  const { models, now } = deps;
  const link = await models.links.findById(hash(token)).lean();
  if (!link || link.expiresAt.getTime() <= now()) throw gone();
  const user = await models.users.findById(link.userId).lean();
  if (!user || (await findVersion(deps, user._id)) !== link.credentialVersion) throw gone();
  return { link, user };
};

/**
 * Sets the password that the bearer of a link chose; the link is used up, and every session of the person ends. Answers
 * who was invited, for whom the link was the whole of the way in, and nobody for a reset.
 */
export const spendLink = async (
  deps: Pick<Deps, 'models' | 'passwords' | 'sessions' | 'devices' | 'now'>,
  { token, password, ip }: Record<'token' | 'password' | 'ip', string>,
) => {
  const { link, user } = await readLink(deps, token);
  // First, so that a password that is refused does not cost the link.
  await refuseWeak(password, 'password', [user.username, user.emailKey]);
  // Two at the same moment: one takes it.
  if (!(await deps.models.links.findOneAndDelete({ _id: link._id }).lean())) throw gone();
  const id = String(user._id);
  const { username, firstName, lastName, role } = user;
  const caller = {
    kind: 'staff',
    ip,
    sessionId: '',
    provenAt: deps.now(),
    user: { id, username, firstName, lastName, role },
  } as const;
  await setPassword(deps, caller, id, password, link.kind);
  const credential = await deps.models.credentials.findById(user._id).lean();
  // Where somebody else set another password meanwhile, this one opens nothing.
  const isTheirs = credential?.version === link.credentialVersion + 1;
  return link.kind === 'invitation' && isTheirs ? { user, credential } : undefined;
};
