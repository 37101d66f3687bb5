import { TRPCError } from '@trpc/server';
import { messages } from '../../shared/messages';
import { writeAudit } from '../audit/write-audit';
import type { Context } from '../context';
import { fold } from '../db/search';
import { callerKey } from '../limits/rate-limits';
import { verifyPassword } from './password';
import type { SignedIn } from './sessions';

/** Signs in with a right name and password; a wrong name and a wrong password look and last the same. */
export const signIn = async (
  ctx: Context,
  { username, password }: { username: string; password: string },
): Promise<SignedIn['user']> => {
  const name = fold(username);
  const address = callerKey(ctx.ip);
  const nameAtAddress = `${address} ${name}`;
  // Counted before the password is hashed, so that a burst in flight cannot slip through.
  await ctx.limits.use('loginName', nameAtAddress);
  await ctx.limits.use('loginAddress', address);

  const user = await ctx.models.users.findOne({ $or: [{ username: name }, { emailKey: name }] }).lean();
  if (!(await verifyPassword(user?.passwordHash, password)) || !user)
    throw new TRPCError({ code: 'UNAUTHORIZED', message: messages.login.failed.description });

  await ctx.limits.forget('loginName', nameAtAddress);
  await ctx.limits.giveBack('loginAddress', address);
  await ctx.sessions.start(ctx.req, ctx.res, user._id);
  const { firstName, lastName, role } = user;
  const signedIn = { id: String(user._id), username: user.username, firstName, lastName, role };
  await writeAudit(
    { ...ctx, session: { sessionId: '', user: signedIn } },
    { action: 'sign-in', entity: 'user', entityId: signedIn.id },
  );
  return signedIn;
};
