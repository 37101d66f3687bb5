import { messages } from '../messages';
import { z } from '../zod';

const loneSurrogate = /\p{Surrogate}/u;
const isWhole = (value: string) => !loneSurrogate.test(value);

/** Text of up to `max` characters that can be stored and read back unchanged. */
export const text = (max: number) =>
  z.string().max(max, messages.form.tooLong).refine(isWhole, messages.form.malformedText);

/** True if the text shows nothing: only spaces of any width, and invisible characters. */
export const isBlank = (value: string): boolean => /^[\s\p{Z}\p{C}]*$/u.test(value);

/** Spaces of any width, and invisible characters, which come along when people copy. */
const unseen = '[\\s\\p{DI}\\p{Cc}\\u2800]+';
// The lookbehind keeps long runs of spaces inside a text cheap.
const around = new RegExp(`^${unseen}|(?<!${unseen.slice(0, -1)})${unseen}$`, 'gu');

/** Returns the text without anything unseen around it. */
export const tidy = (value: string): string => value.replace(around, '');

/** Text of 1 to `max` characters that is not blank. */
export const filledText = (max: number) =>
  text(max)
    .min(1, messages.form.required)
    .refine((value) => !isBlank(value), messages.form.required);

/** Trimmed text of 1 to `max` characters. */
export const trimmedText = (max: number) =>
  z
    .string()
    .trim()
    .min(1, messages.form.required)
    .max(max, messages.form.tooLong)
    .refine(isWhole, messages.form.malformedText);

/** The characters of RFC 5322 `atext`, and letters of any script. */
const atoms = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const local = `(?!\\p{M})${atoms}(?:\\.${atoms})*`;
const label = '[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]*';
const topLevel = '(?:\\p{L}[\\p{L}\\p{M}]+|xn--[a-z0-9-]+)';
/** A dot-atom and a domain: in any script, as mail systems support (RFC 6531), or with an ASCII domain (`xn--`). */
const address = new RegExp(`^${local}@(?:${label}\\.)+${topLevel}$`, 'iu');

export const isEmailAddress = (value: string): boolean => address.test(value);

const typedSpace = /^[ \t\r\n]|[ \t\r\n]$/;
/** True for an address that may have signs around it that nobody typed; typed spaces are for the caller to read. */
export const isPastedAddress = (value: string) => isEmailAddress(tidy(value)) && !typedSpace.test(value);

/** An e-mail address of up to 254 characters. */
export const emailAddress = z
  .stringFormat('idn-email', isPastedAddress, {
    error: (issue) => (issue.code === 'invalid_format' ? messages.form.email : undefined),
  })
  .overwrite(tidy)
  .max(254, messages.form.tooLong)
  .meta({ example: 'maria.lopez@example.com' });

/** The same, or none: staff may not know a caller's address. */
export const emailOrNone = z
  .string()
  .refine((value) => value === '' || isPastedAddress(value), messages.form.email)
  .overwrite(tidy)
  .max(254, messages.form.tooLong)
  .meta({ example: 'maria.lopez@example.com' });
