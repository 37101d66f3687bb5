import { z } from '../zod';
import { recordId } from './id';
import { randomToken } from './page-token';
import { emailAddress } from './text';
import { newPassword, role, userInput } from './user';

/** An invited person, who chooses their own password. */
export const invitation = userInput.omit({ password: true }).extend({ role: role.default('user') });

/** A link as returned to its creator: e-mailed, or to be passed on by hand. */
export const handedLink = z.object({
  userId: recordId,
  /** The username to sign in with. */
  username: z.string(),
  sent: z.boolean(),
  path: z
    .string()
    .optional()
    .meta({ description: 'Only when it was not sent; works once, and is shown this once' }),
  expiresAt: z.iso.datetime(),
});

const token = z.string().min(1).max(100).pipe(randomToken);

export const linkRequest = z.object({ email: emailAddress });
export const linkToken = z.object({ token });
export const linkUse = z.object({ token, password: newPassword });

/** The details shown to a person who opens a link. */
export const openedLink = z.object({
  kind: z.enum(['invitation', 'reset']),
  firstName: z.string(),
  username: z.string(),
  expiresAt: z.iso.datetime(),
});
