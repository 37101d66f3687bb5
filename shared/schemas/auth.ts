import { z } from '../zod';
import { recordId } from './id';
import { factorCode } from './second-factor';
import { newPassword, type Role, role } from './user';

/** The username is `admin` for the first administrator and the e-mail address for everyone else. */
export const loginInput = z.object({
  username: z.string().trim().min(1).max(254).meta({ example: 'admin' }),
  password: z.string().min(1).max(256).meta({ format: 'password' }),
  code: factorCode.optional().meta({
    description: 'Of the second factor, where the account has one: without it the answer is 428',
  }),
});

/** The signed-in user; the browser keeps it under `adminUser`. */
export const session = z.object({
  username: z.string(),
  isAdmin: z.boolean(),
  role: role.optional().meta({ description: 'Given where `isAdmin` does not say it all' }),
});

/** Steps the user must complete before anything else is available. */
export const pendingStep = z
  .enum(['change-password', 'set-up-second-factor'])
  .meta({ description: 'Only when something must be done first' });
export const signedInSession = session.extend({ pendingStep: pendingStep.optional() });
export type Session = z.infer<typeof session>;

export const toSession = ({ username, role }: { username: string; role: Role }): Session => {
  const isAdmin = role === 'admin';
  return isAdmin || role === 'user' ? { username, isAdmin } : { username, isAdmin, role };
};

/** The role of the signed-in user; undefined without a session. */
export const getRole = (session: Session | null | undefined): Role | undefined =>
  session ? (session.role ?? (session.isAdmin ? 'admin' : 'user')) : undefined;

/** The signed-in user's own account. */
export const account = signedInSession.extend({ id: recordId, firstName: z.string(), lastName: z.string() });

export const confirmInput = z.object({ password: z.string().min(1).max(256).meta({ format: 'password' }) });

export const passwordChange = z.object({ currentPassword: z.string().min(1).max(256), newPassword });

/** One of the user's own sessions: where and when it started. */
export const sessionRecord = z.object({
  id: recordId,
  current: z.boolean(),
  ip: z.string(),
  userAgent: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
