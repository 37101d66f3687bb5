import { TRPCError } from '@trpc/server';
import { messages } from '../../../../shared/messages';
import { isBlank } from '../../../../shared/schemas/user';
import { z } from '../../../../shared/zod';

let list: Promise<ReadonlySet<string>> | undefined;

// Loaded when the first password is chosen: fifty thousand words cost memory that a running server does not need before.
const common = () => {
  list ??= import('./password-list').then(({ passwordList }) => new Set(passwordList));
  return list;
};

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** As many characters around a word are tried with it: a year, a number, a sign. What has more is more than the word. */
const mostAround = 6;
const withoutEnd = (text: string) => text.replace(/[^\p{L}]+$/u, '');
const withoutEnds = (text: string) => withoutEnd(text).replace(/^[^\p{L}]+/u, '');

const signs: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};
/** With letters for the signs that stand for them; `1` stands for two. */
const spelled = (text: string, one: string) => text.replace(/[@$013457]/g, (sign) => signs[sign] ?? one);

/** What somebody who tries `password` tries besides, such as `P@ssword1!`: the words that a password is a variation of. */
const splitWords = (password: string): string[] => {
  const text = plain(password);
  return [text, withoutEnd(text)]
    .flatMap((word) => [word, spelled(word, 'i'), spelled(word, 'l')])
    .flatMap((word) => [word, withoutEnds(word)])
    .filter((word) => text.length - word.length <= mostAround);
};

/** Whether a password is among those that are tried first, or a simple variation of one, or nothing but spaces. */
export const isCommon = async (password: string): Promise<boolean> => {
  if (isBlank(password)) return true;
  const commonWords = await common();
  return splitWords(password).some((word) => commonWords.has(word));
};

/** A new password that is refused, told at the field that it was typed into. */
export const badPassword = (field: string, message: string) => {
  const cause = new z.ZodRealError([{ code: 'custom', path: [field], message, input: undefined }]);
  return new TRPCError({ code: 'BAD_REQUEST', cause });
};

/**
 * Throws BAD_REQUEST, at `field`, for a password that is tried first, or that is the person's own user name or e-mail
 * address, and for simple variations of these. Its length is the schema's business; more rules than these make
 * passwords worse, not better.
 */
export const refuseWeak = async (password: string, field: string, own: readonly string[]) => {
  const words = splitWords(password);
  const isOwn = own.some((name) => words.includes(plain(name)));
  if (!isOwn && !(await isCommon(password))) return;
  const { passwordIsName, passwordCommon } = messages.validation;
  throw badPassword(field, isOwn ? passwordIsName : passwordCommon);
};
