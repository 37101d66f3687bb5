import { TRPCError } from '@trpc/server';
import { messages } from '../../shared/messages';
import { writeAudit } from '../audit/write-audit';
import type { SignedIn } from '../caller';
import type { Deps } from '../context';
import { fold } from '../db/search';
import { callerKey } from '../limits/rate-limits';
import { verifyPassword } from './password';

type Attempt = { username: string; password: string; ip: string; userAgent: string };

/**
 * Signs in with a right name and password and answers the new session's token. A wrong name and a wrong password look
 * and last the same. Throws UNAUTHORIZED, or LimitReached after too many tries.
 */
export const signIn = async (
  deps: Deps,
  { username, password, ip, userAgent }: Attempt,
): Promise<SignedIn & { token: string }> => {
  const { models, limits, sessions } = deps;
  const name = fold(username);
  const address = callerKey(ip);
  const nameAtAddress = `${address} ${name}`;
  // Counted before the password is hashed, so that a burst in flight cannot slip through.
  await limits.use('loginName', nameAtAddress);
  await limits.use('loginAddress', address);

  const user = await models.users.findOne({ $or: [{ username: name }, { emailKey: name }] }).lean();
  // Read before it is checked: a session of a password that changes meanwhile is of the old version, and ends with it.
  const credential = user && (await models.credentials.findById(user._id).lean());
  if (!(await verifyPassword(credential?.passwordHash, password)) || !user || !credential) {
    const failed = { action: 'failed-sign-in', entity: 'session', entityId: '', note: name } as const;
    await writeAudit({ ...deps, caller: { kind: 'anonymous', ip } }, failed);
    throw new TRPCError({ code: 'UNAUTHORIZED', message: messages.login.failed.description });
  }

  await limits.forget('loginName', nameAtAddress);
  await limits.giveBack('loginAddress', address);
  const { id, token } = await sessions.start({
    userId: user._id,
    credentialVersion: credential.version,
    ip,
    userAgent,
  });
  const { firstName, lastName, role } = user;
  const signedIn = {
    sessionId: id,
    user: { id: String(user._id), username: user.username, firstName, lastName, role },
  };
  await writeAudit(
    { ...deps, caller: { kind: 'staff', ip, ...signedIn } },
    { action: 'sign-in', entity: 'user', entityId: signedIn.user.id },
  );
  return { ...signedIn, token };
};
