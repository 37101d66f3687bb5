import { z } from '../zod';
import { recordId } from './id';
import { emailAddress } from './text';
import { newPassword, role, userInput } from './user';

/** A person who is invited: they choose their password themselves. */
export const invitation = userInput.omit({ password: true }).extend({ role: role.default('user') });

/** A link as whoever made it gets it: sent by e-mail, or to be handed over. */
export const handedLink = z.object({
  userId: recordId,
  /** What the person signs in with. */
  username: z.string(),
  sent: z.boolean(),
  path: z
    .string()
    .optional()
    .meta({ description: 'Only when it was not sent; works once, and is shown this once' }),
  expiresAt: z.iso.datetime(),
});

const token = z.string().min(1).max(100);

export const linkRequest = z.object({ email: emailAddress });
export const linkToken = z.object({ token });
export const linkUse = z.object({ token, password: newPassword });

/** What somebody who opens a link sees of it. */
export const openedLink = z.object({
  kind: z.enum(['invitation', 'reset']),
  firstName: z.string(),
  username: z.string(),
  expiresAt: z.iso.datetime(),
});
