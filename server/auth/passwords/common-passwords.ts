import { TRPCError } from '@trpc/server';
import { messages } from '../../../shared/messages';
import { z } from '../../../shared/zod';

let list: Promise<ReadonlySet<string>> | undefined;

// Loaded when the first password is chosen: fifty thousand words cost memory that a running server does not need before.
const common = () => {
  list ??= import('./password-list').then(({ passwordList }) => new Set(passwordList));
  return list;
};

/** Whether a password is among those that are tried first, in whatever case. */
export const isCommon = async (password: string): Promise<boolean> =>
  (await common()).has(password.toLowerCase());

const plain = (text: string) => text.trim().toLowerCase();

/** A new password that is refused, told at the field that it was typed into. */
export const badPassword = (field: string, message: string) => {
  const cause = new z.ZodRealError([{ code: 'custom', path: [field], message, input: undefined }]);
  return new TRPCError({ code: 'BAD_REQUEST', cause });
};

/**
 * Throws BAD_REQUEST, at `field`, for a password that is tried first, or that is the person's own user name or e-mail
 * address. Its length is the schema's business; more rules than these make passwords worse, not better.
 */
export const refuseWeak = async (password: string, field: string, own: readonly string[]) => {
  const isOwn = own.some((name) => plain(name) === plain(password));
  if (!isOwn && !(await isCommon(password))) return;
  const { passwordIsName, passwordCommon } = messages.validation;
  throw badPassword(field, isOwn ? passwordIsName : passwordCommon);
};
