import { messages } from '../messages';
import { usStates } from '../rules/us-states';
import { z } from '../zod';
import { recordId, recordVersion, seenVersion } from './id';
import { pageQuery } from './list';
import { emailAddress, filledText, isBlank } from './text';

export const roles = ['admin', 'intake', 'user'] as const;
/** `shared/permissions.ts` lists what each role may do. */
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

/** A new password: long enough to resist guessing, short enough to hash. The server also refuses common ones. */
export const newPassword = z
  .string()
  .min(8, messages.validation.passwordTooShort)
  .max(128, messages.validation.passwordTooLong)
  .refine((password) => !isBlank(password), messages.validation.passwordBlank);

/** A lawyer's bar number in a state. */
export const bar = z.object({
  state: z.enum(Object.keys(usStates) as [string, ...string[]]).meta({ example: 'IL' }),
  number: z
    .string()
    .trim()
    .max(40, messages.form.tooLong)
    .regex(/^[\p{L}\p{N} ./-]*\p{N}[\p{L}\p{N} ./-]*$/u, messages.validation.barNumber)
    .meta({ example: '6312345' }),
});
export type Bar = z.infer<typeof bar>;
const bars = z.array(bar).max(20).meta({ description: 'Who has one is a lawyer' });

const person = {
  firstName: filledText(100),
  lastName: filledText(100),
  email: emailAddress,
  mobileNumber: filledText(40).meta({ example: '(415) 555-0140' }),
};

export const userInput = z.object({
  ...person,
  password: newPassword,
  role: role.default('user'),
  bars: bars.optional(),
});
export type UserInput = z.infer<typeof userInput>;

/** A user without the password field, so no route can leak it. */
export const userRecord = z.object({
  id: recordId,
  version: recordVersion,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobileNumber: z.string(),
  role,
  bars,
  createdAt: z.iso.datetime(),
});
export type UserRecord = z.infer<typeof userRecord>;

/** `PUT /api/users/{id}`: missing fields stay unchanged; an empty password keeps the current one. */
export const userUpdate = z
  .object({
    ...person,
    role,
    bars,
    password: z.union([z.literal(''), newPassword]),
    version: seenVersion,
    currentPassword: z.string().max(256).meta({ description: 'Needed with `password` when it is your own' }),
  })
  .partial();
export type UserUpdate = z.infer<typeof userUpdate>;

export const userColumns = ['firstName', 'lastName', 'email', 'role', 'createdAt'] as const;
export const userPageQuery = pageQuery(userColumns);
