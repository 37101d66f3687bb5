import { z } from '../zod';
import { agreementSteps, linkWays, signingFlags, signingGrades, stepFacts } from './agreement';
import { text } from './text';

const moment = z.iso.datetime({ offset: true }).max(64).optional();

const longestToken = 600;

/** Consent fields that any sender of a lead may include; blank fields count as missing. */
export const consentFields = {
  contactConsent: z
    .boolean()
    .optional()
    .meta({ description: 'Whether the person agreed to calls and texts; not needed to get help' }),
  consentVersion: text(100).optional().meta({ description: 'The version of the text that was shown' }),
  formVersion: text(100).optional(),
  pageUrl: text(2000).optional().meta({ description: 'The page that the form stood on' }),
  referrer: text(2000).optional(),
  shownAt: moment.meta({ description: 'When the question came into view' }),
  touchedAt: moment.meta({ description: 'When its box was last changed' }),
  consentSetBy: text(40)
    .optional()
    .meta({ description: 'How the box was set: pointer, keyboard, untouched' }),
  consentToken: z.string().max(longestToken).optional().catch(undefined).meta({
    description:
      'What `GET /api/consent/token` answered when the form was shown. One that does not fit lowers the grade of the evidence and refuses no lead',
  }),
};

const person = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
});

/**
 * The strength of the evidence for an answer. The server computes it; senders cannot set it. `witnessed`: our form,
 * with a token of ours that was used once. `submitted`: our form without script, whose fields anyone can send.
 * `recorded`: staff, on the phone. `claimed`: stated by anyone else.
 */
export const consentGrades = ['witnessed', 'submitted', 'recorded', 'claimed'] as const;
export type ConsentGrade = (typeof consentGrades)[number];

/** The record of what a person saw and did when the lead came in. Written once, in the same write as the lead. */
export const consentAnswer = z.object({
  id: z.string(),
  kind: z.literal('answer'),
  /** Random, so that nobody can find an erased record by hashing guesses. */
  salt: z.string(),
  clientId: z.string(),
  granted: z.boolean(),
  /** The grade. `seen` appears in records from before November 23, 2026: the sender named our text. */
  evidence: z.enum([...consentGrades, 'seen']),
  claimedBy: z.string().optional(),
  text: z.string(),
  version: z.string().optional(),
  layout: z.string().optional(),
  formVersion: z.string().optional(),
  setBy: z.string().optional(),
  person,
  page: z.object({
    url: z.string().optional(),
    referrer: z.string().optional(),
    campaign: z.record(z.string(), z.string()),
  }),
  ip: z.string(),
  userAgent: z.string().optional(),
  shownAt: z.string().optional(),
  touchedAt: z.string().optional(),
  sentAt: z.string(),
  /** The time of entry, if later: for a lead that was imported or waited for staff. */
  enteredAt: z.string().optional(),
  /** Browser times that cannot be true: before the token was issued, or after the lead came in. */
  notPlausible: z.array(z.enum(['shownAt', 'touchedAt'])).optional(),
  /** Our token that came with the answer: by our clock, the form was filled in between these two times. */
  token: z.object({ id: z.string(), issuedAt: z.string(), receivedAt: z.string() }).optional(),
  /** The reason why the token proves nothing. */
  tokenRefused: z.enum(['unknown', 'used', 'old', 'elsewhere']).optional(),
  /** SHA-256 of the form as our build served it. */
  snapshot: z.string().optional(),
  /** Earlier records of some firms have the steps of filling in the form, as the browser reported them. */
  steps: z.array(z.record(z.string(), z.unknown())).optional(),
  /** The staff member who recorded the answer, and how the person gave it. */
  recordedBy: z.object({ id: z.string(), name: z.string(), how: z.string() }).optional(),
  /** Data from a vendor, unverified; its certificates are kept here as text. */
  vendor: z
    .object({
      name: z.string().optional(),
      ip: z.string().optional(),
      userAgent: z.string().optional(),
      page: z.string().optional(),
      consentText: z.string().optional(),
      consentAt: z.string().optional(),
      jornayaLeadId: z.string().optional(),
      trustedFormCertUrl: z.string().optional(),
    })
    .optional(),
});
export type ConsentAnswer = z.infer<typeof consentAnswer>;

/** The grade of an answer, including answers stored before grades existed. */
export const getGrade = ({ evidence }: Pick<ConsentAnswer, 'evidence'>): ConsentGrade =>
  evidence === 'seen' ? 'submitted' : evidence;

/** Ways to reach a person: a manual call or text, an automated or recorded-voice call, an automated text, an e-mail. */
export const contactChannels = ['call', 'text', 'autocall', 'autotext', 'email'] as const;
export const contactChannel = z.enum(contactChannels);
export type ContactChannel = z.infer<typeof contactChannel>;

/** A person asked us to stop: on one channel, or on all if none is named. It is an entry, never a change. */
export const consentWithdrawal = z.object({
  id: z.string(),
  kind: z.literal('withdrawal'),
  salt: z.string(),
  clientId: z.string().optional(),
  channel: contactChannel.optional(),
  source: z.string(),
  note: z.string().optional(),
  /** The number and address it applies to, in any lead. */
  phoneNumber: z.string().optional(),
  email: z.string().optional(),
  /** Of a stop link: the keyed hashes of the number and address it was sent for, which the lead may no longer have. */
  keys: z.array(z.string()).optional(),
  /** The message that asked for it. */
  message: z.string().optional(),
  enteredBy: z.string().optional(),
  ip: z.string().optional(),
  userAgent: z.string().optional(),
  at: z.string(),
});
export type ConsentWithdrawal = z.infer<typeof consentWithdrawal>;

/** The person asked to be contacted again, and staff wrote down how. It ends the earlier withdrawals. */
export const consentReopening = z.object({
  id: z.string(),
  kind: z.literal('reopening'),
  salt: z.string(),
  clientId: z.string(),
  channel: contactChannel.optional(),
  /** The person's request, in their words. */
  words: z.string(),
  askedAt: z.string(),
  enteredBy: z.string(),
  phoneNumber: z.string().optional(),
  email: z.string().optional(),
  at: z.string(),
});
export type ConsentReopening = z.infer<typeof consentReopening>;

/**
 * The ways to confirm a phone number: a text from it, a code sent to it, or a call in which staff reached the person.
 */
export const numberConfirmations = ['text', 'code', 'call'] as const;

/**
 * A confirmation of a number or mailbox. A link in a message confirms a mailbox for one answer; a number has its own
 * ways.
 */
export const consentConfirmation = z.object({
  id: z.string(),
  kind: z.literal('confirmation'),
  salt: z.string(),
  clientId: z.string(),
  /** The confirmed answer. A call that staff noted confirms only the number. */
  answerId: z.string().optional(),
  by: z.enum(['link', ...numberConfirmations]),
  /** The confirmed contact: one of the two. */
  phoneNumber: z.string().optional(),
  email: z.string().optional(),
  /** For a text: the message that said yes, and the one that asked. */
  message: z.string().optional(),
  question: z.string().optional(),
  /** For a call: who made it, and when. */
  enteredBy: z.string().optional(),
  calledAt: z.string().optional(),
  ip: z.string().optional(),
  userAgent: z.string().optional(),
  at: z.string(),
});
export type ConsentConfirmation = z.infer<typeof consentConfirmation>;

/**
 * A text that a person sent to one of the firm's numbers, with the provider's signature verified. Its words are in the
 * conversation. It permits answers by hand for a while.
 */
export const inboundText = z.object({
  id: z.string(),
  kind: z.literal('inbound'),
  salt: z.string(),
  clientId: z.string().optional(),
  phoneNumber: z.string(),
  /** The provider and its own id of the text. */
  provider: z.string(),
  providerId: z.string(),
  /** Set if the text asks us to stop, or may: it permits nothing. What decided, and the version of the rules. */
  asksToStop: z
    .object({ result: z.enum(['withdrawal', 'hold']), words: z.string(), rules: z.string() })
    .optional(),
  at: z.string(),
  /** When it was entered, if that was later than the text. */
  enteredAt: z.string().optional(),
});

/**
 * A message of a conversation, files that came after its words, or what became of it. Its hashes are under the message's
 * own salt, which is sealed with its words and erased with them (`hashSalted`).
 */
export const messageEntry = z.object({
  id: z.string(),
  kind: z.literal('message'),
  salt: z.string(),
  message: z.string(),
  /** A random name for the entries of one number or address, and this entry's number among them. */
  series: z.string(),
  number: z.int(),
  part: z.enum(['words', 'files', 'state']),
  channel: z.enum(['text', 'email']).optional(),
  direction: z.enum(['in', 'out']).optional(),
  /** The words, sender, receiver, author and whatever else is sealed with them. */
  words: z.string().optional(),
  /** The list of its files, each with the hash of its bytes. */
  files: z.string().optional(),
  /** The other side's number or address. */
  address: z.string().optional(),
  /** The provider's id of a text, or the Message-ID of an e-mail that arrived. */
  name: z.string().optional(),
  state: z.string().optional(),
  /** The report of the provider, or of a mail server. */
  report: z.string().optional(),
  /** The message's own time; `at` is the time of entry. */
  sentAt: z.string().optional(),
  /** True for a message from before messages had entries. */
  before: z.literal(true).optional(),
  at: z.string(),
});
export type MessageEntry = z.infer<typeof messageEntry>;

/** A text with a code to sign: the message, and hashes under its salt (`messageEntry`). */
export const codeText = messageEntry
  .pick({ message: true, address: true, name: true, report: true })
  .extend({ state: z.string() });

/** A step of an agreement: who did what, with the hash of what was signed. */
export const agreementEntry = z.object({
  id: z.string(),
  kind: z.literal('agreement'),
  salt: z.string(),
  clientId: z.string(),
  agreementId: z.string(),
  step: z.enum(agreementSteps),
  title: z.string(),
  /** A signer, a staff member, or the product. */
  by: z.string(),
  signer: z
    .object({
      id: z.string(),
      name: z.string(),
      role: z.string(),
      /** The signer's capacity (`self` for themselves), and the person they sign for; `letters` are a court's. */
      capacity: z.string().optional(),
      for: z.string().optional(),
      letters: z.object({ date: z.string(), court: z.string() }).optional(),
    })
    .optional(),
  facts: stepFacts.optional(),
  note: z.string().optional(),
  /** SHA-256 of the PDF before signing, of the signed and sealed one, and of the record attached to it. */
  documentHash: z.string(),
  fileHash: z.string().optional(),
  recordHash: z.string().optional(),
  /** The way the link reached the signer. */
  link: z.enum(linkWays).optional(),
  flags: z.array(z.enum(signingFlags)).optional(),
  /** For a code by text: the last digits of the number. */
  phone: z.string().optional(),
  codeText: codeText.optional(),
  /** For a signature: the evidence of the signer's identity, and who confirmed it in the office. */
  grade: z.enum(signingGrades).optional(),
  confirmedBy: z.string().optional(),
  /** The exact text the signer agreed to: the disclosure, or the statement of intent. */
  text: z.string().optional(),
  email: z.string().optional(),
  ip: z.string().optional(),
  userAgent: z.string().optional(),
  at: z.string(),
  /** The time of entry, if later. */
  enteredAt: z.string().optional(),
});
export type AgreementEntry = z.infer<typeof agreementEntry>;

/**
 * The erasure of a record: its id and position, and none of its content. For a withdrawal it keeps keyed hashes of the
 * number and address to which it still applies.
 */
export const consentErasure = z.object({
  id: z.string(),
  kind: z.literal('erasure'),
  salt: z.string(),
  recordId: z.string(),
  recordKind: z.enum([
    'answer',
    'withdrawal',
    'reopening',
    'confirmation',
    'inbound',
    'message',
    'agreement',
  ]),
  recordAt: z.string(),
  index: z.int(),
  leafHash: z.string(),
  clientId: z.string().optional(),
  channel: contactChannel.optional(),
  keys: z.array(z.string()),
  at: z.string(),
});
export type ConsentErasure = z.infer<typeof consentErasure>;

/** The export of a lead's packet: the hash of its manifest, and nothing about the person. */
export const packetEntry = z.object({
  id: z.string(),
  kind: z.literal('packet'),
  salt: z.string(),
  manifestHash: z.string(),
  madeBy: z.string(),
  at: z.string(),
});
export type PacketEntry = z.infer<typeof packetEntry>;

/**
 * The key that signed before the new one, and its signature over the change; without `signature` the chain is broken.
 */
const previousKey = z.object({ keyId: z.string(), signature: z.string().optional() });

/** A key that signs the log from here on. */
export const ledgerKey = z.object({
  id: z.string(),
  kind: z.literal('key'),
  salt: z.string(),
  keyId: z.string(),
  publicKey: z.string(),
  from: z.string(),
  previous: previousKey.optional(),
});
export type LedgerKey = z.infer<typeof ledgerKey>;

export const consentRecord = z.discriminatedUnion('kind', [
  consentAnswer,
  consentWithdrawal,
  consentReopening,
  consentConfirmation,
  inboundText,
  messageEntry,
  agreementEntry,
  consentErasure,
  packetEntry,
  ledgerKey,
]);
export type ConsentRecord = z.infer<typeof consentRecord>;

const hash = z.string().meta({ description: 'SHA-256 in hexadecimal' });

/** The contents of the log at one time; the signature covers its canonical JSON (RFC 8785). */
export const ledgerHead = z.object({
  treeSize: z.int(),
  rootHash: hash,
  timestamp: z.string().meta({ format: 'date-time' }),
});

/** A head with its signature (Ed25519, base64) and the key id. */
export const signedHead = z.object({
  head: ledgerHead,
  signature: z.string(),
  keyId: z.string(),
  stamp: z
    .object({ at: z.string(), response: z.string().meta({ description: 'TimeStampResp, DER in base64' }) })
    .optional()
    .meta({
      description: 'What an outside timestamp service (RFC 3161) said of the canonical JSON of `head`',
    }),
});

/** A signed head, with proof that a record is in its log. */
const provingHead = z.object({
  treeSize: z.int(),
  proof: z.array(hash).meta({ description: 'From the leaf to the root (RFC 6962)' }),
  ...signedHead.shape,
});

/** A record with proof that it is in the log: for the newest head, the first, and the first with a timestamp. */
export const certificate = z.object({
  record: consentRecord,
  leafHash: hash.meta({ description: 'SHA-256 of a zero byte and the canonical JSON of `record`' }),
  index: z.int(),
  ...provingHead.shape,
  covering: provingHead.meta({ description: 'The first head that covers the record' }),
  stamped: provingHead.optional().meta({ description: 'The first such head with an outside timestamp' }),
});
export type Certificate = z.infer<typeof certificate>;

/** The record is stored; its log entry follows within seconds. */
export const notSealedYet = z.object({ sealed: z.literal(false), message: z.string() });
/** Query for a form token: the form's page, the wording it shows, and its build. */
export const tokenQuery = z.object({
  page: z.string().min(1).max(200).meta({ description: 'The path of the page', example: '/contact' }),
  version: z.string().min(1).max(100).meta({ description: 'The version of the wording' }),
  build: z.string().min(1).max(60).meta({ description: "The name of the page's style sheet" }),
});
export type TokenQuery = z.infer<typeof tokenQuery>;
export const tokenAnswer = z.object({
  token: z.string(),
  issuedAt: z.iso.datetime(),
});

export const certificateAnswer = z.union([certificate, notSealedYet]);

export const publicLedgerKey = z.object({
  id: z.string(),
  publicKey: z.string().meta({ description: 'SPKI, PEM' }),
  from: z.string(),
  until: z.string().optional(),
  previous: previousKey.optional().meta({
    description:
      'The key before, and its signature (Ed25519, base64) over this key; without one it is a break',
  }),
});
