import { TRPCError } from '@trpc/server';
import { leadFieldsWhere } from '../../../shared/lead-fields';
import { type LeadPost, leadPost } from '../../../shared/schemas/client';
import type { Warning } from '../../../shared/schemas/outcome';
import { z } from '../../../shared/zod';
import { withoutBlanks } from '../../core/parsers';
import { isOptional, meantBy, wrongWith } from './fields';

/** A submission as we understood it, and what was left out. */
export type ReadPost = { post: LeadPost; warnings: Warning[] };
type Fields = Record<string, unknown>;
type Issues = readonly z.core.$ZodIssue[];

const refusal = (cause: z.core.$ZodError) => new TRPCError({ code: 'BAD_REQUEST', cause });

const longest = 200;
/** Returns a value for a message; a long one is cut. */
const shown = (value: unknown): unknown => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length <= longest ? value : text.slice(0, longest);
};

/** Returns the place that an issue is about: a field, or one of the answers. */
const getPlace = ({ path: [name, answer] }: z.core.$ZodIssue): string =>
  name === 'answers' && answer !== undefined ? `answers.${String(answer)}` : String(name ?? '');

/** Returns the fields without those at these places. */
const without = (fields: Fields, places: ReadonlySet<string>): Fields => {
  const { answers } = fields;
  const isAnswers = typeof answers === 'object' && answers !== null && !Array.isArray(answers);
  const omit = (of: object, prefix = '') =>
    Object.fromEntries(Object.entries(of).filter(([name]) => !places.has(`${prefix}${name}`)));
  return omit(isAnswers ? { ...fields, answers: omit(answers, 'answers.') } : fields);
};

const findNames = (issues: Issues): string[] => [...new Set(issues.map(({ path }) => String(path[0] ?? '')))];

/** Returns the warning for each field with issues, with an answer as we understood it or otherwise as sent. */
const getWarnings = (issues: Issues, sent: Fields, meant: Fields): Map<string, Warning> =>
  new Map(
    issues.map((issue) => {
      const [name = '', answer] = issue.path.map(String);
      const field = getPlace(issue);
      const value = field === name ? sent[name] : (meant.answers as Fields)[answer!];
      return [field, { field, message: wrongWith(name, issue), sent: shown(value) }] as const;
    }),
  );

const inWords = (issues: Issues) =>
  new z.ZodRealError(issues.map((issue) => ({ ...issue, message: wrongWith(String(issue.path[0]), issue) })));

/** Leaves out unreadable values until the rest is valid. Throws if a required field is among them. */
const leaveOut = (sent: Fields, meant: Fields, earlier: Warning[] = []): ReadPost => {
  const parsed = leadPost.safeParse(meant);
  if (parsed.success) return { post: parsed.data, warnings: earlier };
  const { issues } = parsed.error;
  const refusing = issues.filter(({ path }) => !isOptional(String(path[0] ?? '')));
  if (refusing.length > 0) throw refusal(inWords(refusing));
  const warnings = getWarnings(issues, sent, meant);
  return leaveOut(sent, without(meant, new Set(warnings.keys())), [...earlier, ...warnings.values()]);
};

/** Returns the fields, with those that have issues read as meant. */
const reread = (fields: Fields, issues: Issues, timeZone: string): Fields => {
  const names = findNames(issues).filter((name) => fields[name] !== undefined);
  const meant = names.map((name) => [name, meantBy(name, fields[name], timeZone)] as const);
  return { ...fields, ...Object.fromEntries(meant) };
};

/** The other facts about the person. */
const aboutPerson = new Set<string>(
  leadFieldsWhere(({ group, always, form }) => group === 'contact' && !always && !form),
);

/**
 * Reads a submission whose fields must be as documented. Throws BAD_REQUEST with the issues. Facts about the person
 * beyond the eight documented fields never cause a refusal: they are read as meant, or left out with a warning.
 */
export const readStrictly = (sent: unknown): ReadPost => {
  const plain = withoutBlanks(leadPost, sent);
  const parsed = leadPost.safeParse(plain);
  if (parsed.success) return { post: parsed.data, warnings: [] };
  const isRefused = parsed.error.issues.some(({ path }) => !aboutPerson.has(String(path[0] ?? '')));
  if (isRefused) throw refusal(parsed.error);
  return leaveOut(plain as Fields, reread(plain as Fields, parsed.error.issues, ''));
};

/**
 * Reads a submission as platforms write it: `"95.00"`, `yes`, a phone as a number, or a date without a zone, which is
 * in the given one. An unreadable optional field is left out with a warning. Throws BAD_REQUEST for an unreadable
 * required one.
 */
export const readPost = (sent: unknown, timeZone: string): ReadPost => {
  const plain = withoutBlanks(leadPost, sent);
  const asIs = leadPost.safeParse(plain);
  if (asIs.success) return { post: asIs.data, warnings: [] };
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) throw refusal(asIs.error);
  const fields = plain as Fields;
  return leaveOut(fields, reread(fields, asIs.error.issues, timeZone));
};
