import type { LeadGroup } from '../../../../shared/lead-fields';
import type { ReasonCode } from '../../../../shared/schemas/outcome';

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

/** The words of the vendors' pages. */
export const pageWords = {
  instructions: (name: string) => `Posting instructions for ${name}`,
  scorecard: (name: string) => `Scorecard of ${name}`,
  ended: 'This link has ended',
  endedText: 'This link does not work any more, or is not complete. Ask us for a new one.',
  badPeriod: 'These days cannot be shown',
  badPeriodText: 'Choose up to 400 days. The first day has to come before the last one.',
  badPeriodBack: 'Show the last 30 days',
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
    'Send JSON or a form (urlencoded, or multipart without files; UTF-8 or Windows-1252), up to 100 kB, plain or with gzip. Numbers and booleans may be text, dates may be without a time zone. An optional field that is blank counts as not given. One that cannot be read is left out and named under warnings in the answer. A field that is not listed is ignored.',
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
    'Each example sends a test. Put your key into the environment as `LANTERN_KEY`. Leave `test` out to send a lead.',
  samples: 'Sample answers',
  answers: 'Answers',
  answersText:
    'Match on `outcome`, `reasonCode` and `retryable`: these are constants. Texts may change. Send a post again only where `retryable` is true.',
  reasonCode: 'Reason code',
  status: 'Status',
  meaning: 'What to do',
} as const;

/** The accepted spellings of a value, with examples in backticks. */
export const spellingWords = {
  title: 'Accepted spellings',
  text: 'We read what is meant. An optional field that cannot be read never refuses a lead: it is left out, and `warnings` of the answer names it.',
  kind: 'Value',
  read: 'Read as meant',
  rows: [
    ['true or false', '`true`, `"true"`, `1`, `yes`, and the same for no'],
    ['number', '`95` or `"95.00"`'],
    [
      'phone, ZIP',
      'as text or as a number; a phone in any usual way of writing, such as `(415) 555-0132` or `+14155550132`',
    ],
    ['e-mail', 'with or without spaces around it'],
    ['date and time', '`2026-11-21T17:03:00Z`; without a zone it is in your own'],
    [
      'form',
      '`application/x-www-form-urlencoded` or `multipart/form-data` without files, in UTF-8 or Windows-1252',
    ],
    ['body', 'as it is, or with `Content-Encoding: gzip`'],
  ],
} as const;

/** The words of a scorecard for its vendor. */
export const scorecardWords = {
  days: 'Days begin at midnight UTC.',
  from: 'From',
  to: 'To',
  show: 'Show',
  answered: 'As first answered',
  madeOfIt: 'What became of the leads',
  posted: 'Posted',
  accepted: 'Accepted',
  duplicate: 'Duplicate',
  rejected: 'Refused',
  test: 'Tests',
  takenIn: 'Accepted later',
  returned: 'Returned',
  contacted: 'Reached',
  signed: 'Signed',
  cost: 'Cost',
  costPerSigned: 'Cost per signed case',
  wait: 'Median minutes to contact',
  certified: 'With a certificate',
  byDay: 'By day',
  byDayText: 'The lower, darker part of a column is what became a lead.',
  picture: (accepted: number, posted: number) => `${accepted} of ${posted} posts became leads; by day`,
  table: 'The same as a table',
  day: 'Day',
  byReason: 'Refused, by reason',
  reason: 'Reason',
  posts: 'Posts',
  noReasons: 'Nothing was refused.',
  byGroup: 'By campaign and case type',
  campaign: 'Campaign',
  caseType: 'Case type',
  noCampaign: '(none)',
  noCaseType: '(not known)',
  nothing: 'Nothing was posted in these days.',
  csv: 'Save as CSV',
} as const;
