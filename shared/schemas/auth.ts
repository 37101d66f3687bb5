import { z } from '../zod';
import { recordId } from './id';
import { newPassword, type Role, role } from './user';

/** The user name is `admin` for the first administrator and the e-mail address for everyone else. */
export const loginInput = z.object({
  username: z.string().trim().min(1).max(254).meta({ example: 'admin' }),
  password: z.string().min(1).max(256).meta({ format: 'password' }),
});

/** Who is signed in; what the browser keeps under `adminUser`. */
export const session = z.object({
  username: z.string(),
  isAdmin: z.boolean(),
  role: role.optional().meta({ description: 'Given where `isAdmin` does not say it all' }),
});
export type Session = z.infer<typeof session>;

export const toSession = ({ username, role }: { username: string; role: Role }): Session => {
  const isAdmin = role === 'admin';
  return isAdmin || role === 'user' ? { username, isAdmin } : { username, isAdmin, role };
};

/** The role of whoever is signed in; undefined for nobody. */
export const roleOf = (session: Session | null | undefined): Role | undefined =>
  session ? (session.role ?? (session.isAdmin ? 'admin' : 'user')) : undefined;

/** The signed-in person's own account. */
export const account = session.extend({ id: recordId, firstName: z.string(), lastName: z.string() });

export const passwordChange = z.object({ currentPassword: z.string().min(1).max(256), newPassword });

/** One of my sessions: where and when I signed in. */
export const sessionRecord = z.object({
  id: recordId,
  current: z.boolean(),
  ip: z.string(),
  userAgent: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
