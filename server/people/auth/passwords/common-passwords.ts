import { TRPCError } from '@trpc/server';
import { messages } from '../../../../shared/messages';
import { isBlank } from '../../../../shared/schemas/text';
import { z } from '../../../../shared/zod';

let list: Promise<ReadonlySet<string>> | undefined;

// Loaded when someone first chooses a password, because fifty thousand words take memory.
const common = () => {
  list ??= import('./password-list').then(({ passwordList }) => new Set(passwordList));
  return list;
};

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** The most characters around a word, such as a year or a sign, that still make it a variation of that word. */
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
/** Replaces look-alike signs with letters; `1` stands for two letters. */
const spelled = (text: string, one: string) => text.replace(/[@$013457]/g, (sign) => signs[sign] ?? one);

/** Returns the words that a password such as `P@ssword1!` is a variation of. */
const splitWords = (password: string): string[] => {
  const text = plain(password);
  return [text, withoutEnd(text)]
    .flatMap((word) => [word, spelled(word, 'i'), spelled(word, 'l')])
    .flatMap((word) => [word, withoutEnds(word)])
    .filter((word) => text.length - word.length <= mostAround);
};

/** Returns true if a password is a common one, a simple variation of one, or only spaces. */
export const isCommon = async (password: string): Promise<boolean> => {
  if (isBlank(password)) return true;
  const commonWords = await common();
  return splitWords(password).some((word) => commonWords.has(word));
};

/** Returns the error for a refused new password, shown at its field. */
export const badPassword = (field: string, message: string) => {
  const cause = new z.ZodRealError([{ code: 'custom', path: [field], message, input: undefined }]);
  return new TRPCError({ code: 'BAD_REQUEST', cause });
};

/**
 * Throws BAD_REQUEST, at `field`, for a common password, for the user's own user name or e-mail address, and for simple
 * variations of these. The schema checks the length. More rules make passwords worse, not better.
 */
export const refuseWeak = async (password: string, field: string, own: readonly string[]) => {
  const words = splitWords(password);
  const isOwn = own.some((name) => words.includes(plain(name)));
  if (!isOwn && !(await isCommon(password))) return;
  const { passwordIsName, passwordCommon } = messages.validation;
  throw badPassword(field, isOwn ? passwordIsName : passwordCommon);
};
