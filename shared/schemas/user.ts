import { messages } from '../messages';
import { z } from '../zod';
import { recordId } from './id';
import { pageQuery } from './list';
import { emailAddress, filledText } from './text';

export const roles = ['admin', 'intake', 'user'] as const;
/** What each may do stands in `shared/permissions.ts`. */
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

/** Nothing that one can see: spaces of any width, and signs without any. */
export const isBlank = (text: string): boolean => /^[\s\p{Z}\p{C}]*$/u.test(text);

/** A new password: long enough to resist guessing, short enough to hash. The server refuses common ones besides. */
export const newPassword = z
  .string()
  .min(8, messages.validation.passwordTooShort)
  .max(128, messages.validation.passwordTooLong)
  .refine((password) => !isBlank(password), messages.validation.passwordBlank);

const person = {
  firstName: filledText(100),
  lastName: filledText(100),
  email: emailAddress,
  mobileNumber: filledText(40).meta({ example: '(415) 555-0140' }),
};

export const userInput = z.object({ ...person, password: newPassword, role: role.default('user') });
export type UserInput = z.infer<typeof userInput>;

/** A user as anyone may see them: there is no password in it, so no route can send one. */
export const userRecord = z.object({
  id: recordId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobileNumber: z.string(),
  role,
  createdAt: z.iso.datetime(),
});
export type UserRecord = z.infer<typeof userRecord>;

/** `PUT /api/users/{id}`: what is missing stays as it is; an empty password keeps the current one. */
export const userUpdate = z
  .object({
    ...person,
    role,
    password: z.union([z.literal(''), newPassword]),
    currentPassword: z.string().max(256).meta({ description: 'Needed with `password` when it is your own' }),
  })
  .partial();
export type UserUpdate = z.infer<typeof userUpdate>;

export const userColumns = ['firstName', 'lastName', 'email', 'role', 'createdAt'] as const;
export const userPageQuery = pageQuery(userColumns);
