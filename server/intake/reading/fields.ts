import { messages } from '../../../shared/messages';
import { yesOrNo } from '../../../shared/rules/answers';
import { leadPost } from '../../../shared/schemas/client';
import { tidy } from '../../../shared/schemas/text';
import { z } from '../../../shared/zod';
import { findDay, findMoment } from './moments';

/** Returns the meaning of a sent value in a field, or the value itself if it has no other. */
type Reader = (value: unknown, timeZone: string) => unknown;
/** The reader of one type of field, and the message for a value that does not fit. */
type Kind = { read: Reader; wrong: string };

const asText: Reader = (value) =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? tidy(value) : value;

/** Longer than any number, date or language; longer values are not interpreted. */
const longestMeant = 100;

const fromText =
  (read: (text: string, timeZone: string) => unknown): Reader =>
  (value, timeZone) => {
    const text = typeof value === 'string' ? tidy(value) : undefined;
    return text === undefined || text.length > longestMeant ? value : (read(text, timeZone) ?? value);
  };

const asJson: Reader = (value) => {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
};

const money = /^\$?\s*(\d{1,9}(?:,\d{3})*(?:\.\d{1,4})?)$/;

const kinds = {
  amount: {
    read: fromText((text) => {
      const [, digits] = money.exec(text) ?? [];
      return digits && Number(digits.replaceAll(',', ''));
    }),
    wrong: 'This is no amount: send US dollars from 0 to 100000, such as 95.00.',
  },
  yesOrNo: {
    read: (value) => (typeof value === 'object' ? value : (yesOrNo(value as string) ?? value)),
    wrong: 'This is neither yes nor no: send true or false.',
  },
  moment: {
    read: fromText(findMoment),
    wrong: 'This is no date and time: send it such as 2026-11-21T17:03:00Z.',
  },
  day: { read: fromText(findDay), wrong: 'This is no day: send it such as 1961-04-30.' },
  text: { read: asText, wrong: 'This is no text: send text.' },
} satisfies Record<string, Kind>;

const languageWords = [
  ['en', /^(?:en(?:[-_]\w+)?|eng|english|ingl[eé]s)$/i],
  ['es', /^(?:es(?:[-_]\w+)?|spa|spanish|espa[nñ]ol|castellano)$/i],
] as const;

const special: Partial<Record<string, Kind>> = {
  email: {
    read: asText,
    wrong: 'This is no e-mail address: it has a name, an @ and a domain.',
  },
  language: {
    read: fromText((text) => languageWords.find(([, words]) => words.test(text))?.[0]),
    wrong: 'This is no language that we write: send en or es.',
  },
  speaksFor: {
    read: asJson,
    wrong: 'This names nobody: send it such as { "name": "Ana Lopez", "relation": "daughter" }.',
  },
  jornayaLeadId: { read: asText, wrong: 'This is no Jornaya LeadiD: it has 36 characters.' },
  trustedFormCertUrl: {
    read: asText,
    wrong: 'This is no certificate of TrustedForm: its address begins with https://cert.trustedform.com/.',
  },
  answers: {
    read: asJson,
    wrong: 'These are no answers: send an object of up to 60 texts, numbers, true or false by question id.',
  },
};

const shape: Record<string, z.ZodType | undefined> = leadPost.shape;

/** Returns true if a lead can do without the field. */
export const isOptional = (name: string): boolean => shape[name] instanceof z.ZodOptional;

const getKind = (name: string): Kind => {
  const schema = shape[name];
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (inner instanceof z.ZodNumber) return kinds.amount;
  if (inner instanceof z.ZodBoolean) return kinds.yesOrNo;
  if (inner instanceof z.ZodISODateTime) return kinds.moment;
  if (inner instanceof z.ZodISODate) return kinds.day;
  return special[name] ?? kinds.text;
};

/** Returns the meaning of a value in the field of that name. */
export const meantBy = (name: string, value: unknown, timeZone: string): unknown =>
  getKind(name).read(value, timeZone);

const own = new Set<string>([messages.form.required, messages.form.malformedText]);

/** Returns the message about an invalid value and what would fit. */
export const wrongWith = (name: string, issue: z.core.$ZodIssue): string => {
  // For a missing part, the message describes the whole field.
  const isPart = issue.path.length > 1 && name !== 'answers';
  if (own.has(issue.message) && !isPart) return issue.message;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `${messages.form.tooLong}: send up to ${issue.maximum} characters.`;
  return getKind(name).wrong;
};
