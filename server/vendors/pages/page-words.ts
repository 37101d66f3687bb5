import type { LeadGroup } from '../../../shared/lead-fields';
import type { ReasonCode } from '../../../shared/schemas/outcome';

/** The meaning of each reason code for a vendor, and its HTTP status. */
export const reasonWords: Record<ReasonCode, { status: string; title: string; words: string }> = {
  MISSING_FIELD: { status: '400', title: 'A field is missing', words: 'Add the fields that are named.' },
  INVALID_FIELD: {
    status: '400, 413, 415, 422',
    title: 'A field is not valid',
    words: 'Correct the fields that are named. The same Idempotency-Key may be used again after a 400.',
  },
  DUPLICATE: {
    status: '200',
    title: 'Duplicate',
    words: 'You sent this person before, with the same case type. `id` is that earlier lead.',
  },
  OUT_OF_CRITERIA: {
    status: '422',
    title: 'Outside the criteria',
    words: 'An answer shows that the case is not one that we take.',
  },
  STATE_NOT_ACCEPTED: {
    status: '422',
    title: 'State not accepted',
    words: 'We take no such lead from this state.',
  },
  CASE_TYPE_CLOSED: {
    status: '422',
    title: 'Case type closed',
    words: 'We take no leads of this case type from you.',
  },
  CONSENT_MISSING: {
    status: '422',
    title: 'Consent is missing',
    words: 'Send what the person agreed to, and when.',
  },
  CERT_INVALID: {
    status: '400',
    title: 'Certificate not valid',
    words: '`trustedFormCertUrl` is no address of a certificate.',
  },
  SUPPRESSED: {
    status: '422',
    title: 'Suppressed',
    words: 'This person asked not to be contacted.',
  },
  CAP_REACHED: {
    status: '422',
    title: 'Cap reached',
    words: 'We have as many of these leads from you as we agreed on.',
  },
  VENDOR_PAUSED: { status: '403', title: 'Paused', words: 'We take no leads from you at the moment.' },
  UNAUTHORIZED: { status: '401', title: 'Key not valid', words: 'Check the key, or ask us for a new one.' },
  RATE_LIMITED: {
    status: '429',
    title: 'Too many posts',
    words: 'Wait for the seconds in `Retry-After`, then send the same post again.',
  },
  INTERNAL: {
    status: '500, 503',
    title: 'A fault on our side',
    words: 'Send the same post again, with the same Idempotency-Key.',
  },
};

/** The words of a vendor's page. */
export const pageWords = {
  instructions: (name: string) => `Posting instructions for ${name}`,
  ended: 'This link has ended',
  endedText: 'This link does not work any more, or is not complete. Ask us for a new one.',
  print: 'To print this page, use the print command of your browser.',
  until: 'This link works until',
  key: 'Your key',
  keyText: (prefixes: readonly string[]) =>
    prefixes.length > 0
      ? `Your key begins with ${prefixes.map((prefix) => `\`${prefix}\``).join(' or ')}. Show it with every post.`
      : 'You have no key yet. Ask us for one.',
  where: 'Where to post',
  modes: {
    test: 'You are in test mode: every post is checked in full and none becomes a lead.',
    live: 'You are in live mode: what is accepted becomes a lead. Send `test: true` to try something out.',
  },
  paused: 'We take no leads from you at the moment. Every post is refused and kept.',
  contents: 'Contents',
  changes: 'Changes',
  rules: 'What we agreed on',
  allStates: 'We take leads from all states.',
  states: (states: readonly string[]) => `We take leads from these states only: ${states.join(', ')}.`,
  duplicate: (days: number) =>
    days > 0
      ? `The same person with the same case type is a duplicate for ${days} days. We compare e-mail address and phone number.`
      : 'The same person with the same case type is a duplicate for one minute.',
  dailyCap: (most: number) => `We take up to ${most} leads a day. Days begin at midnight UTC.`,
  monthlyCap: (most: number) => `We take up to ${most} leads a month. Months begin at midnight UTC.`,
  cap: (most: number, per: string, what: string) => `We take up to ${most} leads a ${per} of ${what}.`,
  capOf: { caseType: (title: string) => title, state: (state: string) => `people in ${state}` },
  price: (dollars: string) => `We pay ${dollars} for an accepted lead.`,
  returns: (days: number, reasons: readonly string[]) =>
    days > 0
      ? `We may return a lead within ${days} days${reasons.length > 0 ? `, for one of these reasons: ${reasons.join('; ')}` : ''}.`
      : 'We do not return leads.',
  noState: 'A lead without a state is taken in, and a person looks at it.',
  fields: 'Fields',
  fieldsText:
    'Send JSON or a form (urlencoded, or multipart without files; UTF-8 or Windows-1252), up to 100 kB, plain or with gzip. Numbers and booleans may be text, phone numbers may be written in any usual way, dates may be without a time zone. An optional field that is blank counts as not given. One that cannot be read is left out and named under warnings in the answer. A field that is not listed is ignored.',
  groups: {
    contact: 'The person and the case',
    vendor: 'Your campaign',
    consent: 'What the person agreed to',
    technical: 'Where the person came from',
  } satisfies Record<LeadGroup, string>,
  caseTypes: 'Case types',
  caseTypesText:
    'Send the id as `caseType`. Answers go into `answers`, by the ids of the questions. A missing answer never refuses a lead.',
  id: 'id',
  noQuestions: 'No questions.',
  questions: 'Questions',
  question: 'Question',
  kind: 'Answer',
  criteria: 'Criteria',
  otherwise: { refuse: 'refused if it is not so', flag: 'a person looks at it if it is not so' },
  examples: 'Examples',
  examplesText:
    'Put your key into the environment as `LANTERN_KEY`. The first example sends a test; leave `test` out to send a lead.',
  samples: 'Sample answers',
  answers: 'Answers',
  answersText:
    'Match on `outcome`, `reasonCode` and `retryable`: these are constants. Texts may change. Send a post again only where `retryable` is true.',
  reasonCode: 'Reason code',
  status: 'Status',
  meaning: 'What to do',
} as const;
