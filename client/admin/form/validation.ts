import { messages, type Toast } from '../../../shared/messages';
import type { z } from '../../../shared/zod';

/** Error messages by field name. */
export type Problems = Record<string, string>;

/** Returns the control for a path of the schema: a list of plain values has one, a list of rows one for each field. */
export const toControlName = (path: readonly PropertyKey[]): string =>
  path.slice(0, path.findLastIndex((part) => typeof part === 'string') + 1).join('.');

const isBlank = (value: unknown) => value === undefined || value === null || String(value).trim() === '';

/**
 * Returns the problems in `values`. A blank required field gets the message for required fields, whatever the schema
 * says.
 */
export const findProblems = (
  schema: z.ZodType,
  values: Record<string, unknown>,
  required: readonly string[],
): Problems => {
  const issues = schema.safeParse(values).error?.issues ?? [];
  const problems: Problems = {};
  for (const { path, message } of issues) problems[toControlName(path)] ??= message;
  for (const name of required) if (isBlank(values[name])) problems[name] = messages.form.required;
  return problems;
};

/** Returns the toast for a form that cannot be saved: missing fields first, then the e-mail, then the password. */
export const getToast = (problems: Problems): Toast => {
  if (Object.values(problems).includes(messages.form.required)) return messages.validation.missing;
  if (problems.email) return messages.validation.email;
  if (problems.password === messages.validation.password.description) return messages.validation.password;
  return { title: 'Validation Error', description: 'Please fix the marked fields.' };
};
