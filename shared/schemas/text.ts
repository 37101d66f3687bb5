import { messages } from '../messages';
import { z } from '../zod';

const loneSurrogate = /\p{Surrogate}/u;

/** Text up to `max` characters that can be stored and comes back exactly as it was sent. */
export const text = (max: number) =>
  z
    .string()
    .max(max, messages.form.tooLong)
    .refine((value) => !loneSurrogate.test(value), messages.form.malformedText);

/** Text that says something: between 1 and `max` characters that are not all white space. */
export const filledText = (max: number) =>
  text(max)
    .min(1, messages.form.required)
    .refine((value) => value.trim() !== '', messages.form.required);

/** An e-mail address of up to 254 characters. */
export const emailAddress = z
  .email({ error: (issue) => (issue.code === 'invalid_format' ? messages.form.email : undefined) })
  .max(254, messages.form.tooLong)
  .meta({ example: 'maria.lopez@example.com' });
