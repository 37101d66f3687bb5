import { messages } from '../messages';
import { z } from '../zod';

const loneSurrogate = /\p{Surrogate}/u;
const isWhole = (value: string) => !loneSurrogate.test(value);

/** Text of up to `max` characters that can be stored and read back unchanged. */
export const text = (max: number) =>
  z.string().max(max, messages.form.tooLong).refine(isWhole, messages.form.malformedText);

/** Text of 1 to `max` characters that is not blank. */
export const filledText = (max: number) =>
  text(max)
    .min(1, messages.form.required)
    .refine((value) => value.trim() !== '', messages.form.required);

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

/** The same, or none: staff may not know a caller's address. */
export const emailOrNone = z
  .string()
  .max(254, messages.form.tooLong)
  .refine((value) => value === '' || isEmailAddress(value), messages.form.email)
  .meta({ example: 'maria.lopez@example.com' });

/** An e-mail address of up to 254 characters. */
export const emailAddress = z
  .stringFormat('idn-email', isEmailAddress, {
    error: (issue) => (issue.code === 'invalid_format' ? messages.form.email : undefined),
  })
  .max(254, messages.form.tooLong)
  .meta({ example: 'maria.lopez@example.com' });
