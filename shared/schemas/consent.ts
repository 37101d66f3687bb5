import { formControls, mostFormSteps } from '../form-controls';
import { z } from '../zod';
import { agreementSteps, linkWays, signingFlags, signingGrades } from './agreement';
import { text } from './text';

const moment = z.iso.datetime({ offset: true }).max(64).optional();

const longestToken = 600;

/** One step of filling the form in: which field, what was done, and when. Nothing of what a field holds. */
export const formStep = z.object({
  at: z
    .int()
    .min(0)
    .max(24 * 60 * 60 * 1000)
    .meta({ description: 'Milliseconds after the token came' }),
  field: z.enum(formControls),
  did: z.enum(['entered', 'left', 'ticked', 'cleared']),
  place: z
    .object({ x: z.int().min(-9999).max(9999), y: z.int().min(-9999).max(9999) })
    .optional()
    .meta({ description: 'Where the pointer was, from the top left corner of the field, in CSS pixels' }),
});
export type FormStep = z.infer<typeof formStep>;
const formSteps = z.array(formStep).max(mostFormSteps);

/** What any sender of a lead may say of the question for calls and texts; a blank field counts as not given. */
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
  consentSteps: formSteps.optional().catch(undefined).meta({
    description:
      'How the form was filled in, without a word of what was typed; kept only where the firm has switched it on',
  }),
};

export type ConsentFields = { [Name in keyof typeof consentFields]: z.infer<(typeof consentFields)[Name]> };

const person = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
});

/**
 * How strong the evidence of an answer is; the server computes it, and no sender can tell it. `witnessed`: our form,
 * with a token of ours that was used once. `submitted`: our form without script, whose fields anybody can send.
 * `recorded`: staff, on the phone. `claimed`: anyone else says that it was so.
 */
export const consentGrades = ['witnessed', 'submitted', 'recorded', 'claimed'] as const;
export type ConsentGrade = (typeof consentGrades)[number];

/** What a person was shown and did, as it was when the lead came in. Written once, in the same write as the lead. */
export const consentAnswer = z.object({
  id: z.string(),
  kind: z.literal('answer'),
  /** Random, so that nobody can find an erased record by hashing guesses. */
  salt: z.string(),
  clientId: z.string(),
  granted: z.boolean(),
  /** Its grade. `seen` stands in records of before November 23, 2026: our own text was named, by whoever sent it. */
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
  /** When it was entered, where that was later: a lead that was imported or waited for staff. */
  enteredAt: z.string().optional(),
  /** Times that the browser reported and that cannot be: before the token was issued, or after the lead came. */
  notPlausible: z.array(z.enum(['shownAt', 'touchedAt'])).optional(),
  /** Our token that came with the answer: by our own clock the form was filled in between these two moments. */
  token: z.object({ id: z.string(), issuedAt: z.string(), receivedAt: z.string() }).optional(),
  /** Why a token that came along proves nothing. */
  tokenRefused: z.enum(['unknown', 'used', 'old', 'elsewhere']).optional(),
  /** SHA-256 of the form as our build served it. */
  snapshot: z.string().optional(),
  /** How the form was filled in, as the browser reported it. */
  steps: formSteps.optional(),
  /** Who of the staff took the answer down, and how the person gave it. */
  recordedBy: z.object({ id: z.string(), name: z.string(), how: z.string() }).optional(),
  /** What a vendor sent along, as told; its certificates are kept as text here. */
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

/** The grade of an answer, also of one that was written before there were grades. */
export const gradeOf = ({ evidence }: Pick<ConsentAnswer, 'evidence'>): ConsentGrade =>
  evidence === 'seen' ? 'submitted' : evidence;

/** Where a withdrawal comes from. */
export const withdrawalSources = ['visitor', 'link', 'stop', 'staff'] as const;

/**
 * Ways to reach a person: a call and a text by hand, a call by machine or with a recorded voice, a text that a machine
 * sends, an e-mail.
 */
export const contactChannels = ['call', 'text', 'autocall', 'autotext', 'email'] as const;
export const contactChannel = z.enum(contactChannels);
export type ContactChannel = z.infer<typeof contactChannel>;

/** A person wants to be left alone: by one channel, or by all when none is named. An entry of its own, never a change. */
export const consentWithdrawal = z.object({
  id: z.string(),
  kind: z.literal('withdrawal'),
  salt: z.string(),
  clientId: z.string().optional(),
  channel: contactChannel.optional(),
  source: z.string(),
  note: z.string().optional(),
  /** The number and the address that it holds for, wherever they stand. */
  phoneNumber: z.string().optional(),
  email: z.string().optional(),
  enteredBy: z.string().optional(),
  ip: z.string().optional(),
  userAgent: z.string().optional(),
  at: z.string(),
});
export type ConsentWithdrawal = z.infer<typeof consentWithdrawal>;

/** The person asked to be contacted again, and staff wrote down how: it ends the withdrawals before it. */
export const consentReopening = z.object({
  id: z.string(),
  kind: z.literal('reopening'),
  salt: z.string(),
  clientId: z.string(),
  channel: contactChannel.optional(),
  /** How the person asked, in their words. */
  words: z.string(),
  askedAt: z.string(),
  enteredBy: z.string(),
  phoneNumber: z.string().optional(),
  email: z.string().optional(),
  at: z.string(),
});
export type ConsentReopening = z.infer<typeof consentReopening>;

/** How a phone number confirms itself: a text from it, a code that was sent to it, a call in which staff reached the person. */
export const numberConfirmations = ['text', 'code', 'call'] as const;

/**
 * The number or the mailbox confirmed itself: a mailbox by the link of a message, which confirms one answer, a number in
 * one of its own ways.
 */
export const consentConfirmation = z.object({
  id: z.string(),
  kind: z.literal('confirmation'),
  salt: z.string(),
  clientId: z.string(),
  /** The answer that it confirms; a call that staff noted confirms the number, and no answer. */
  answerId: z.string().optional(),
  by: z.enum(['link', ...numberConfirmations]),
  /** What confirmed itself: one of the two. */
  phoneNumber: z.string().optional(),
  email: z.string().optional(),
  /** Of a call: who made it, and when. */
  enteredBy: z.string().optional(),
  calledAt: z.string().optional(),
  ip: z.string().optional(),
  userAgent: z.string().optional(),
  at: z.string(),
});
export type ConsentConfirmation = z.infer<typeof consentConfirmation>;

/** A step of an agreement: who did what, with the hash of what was signed. */
export const agreementEntry = z.object({
  id: z.string(),
  kind: z.literal('agreement'),
  salt: z.string(),
  clientId: z.string(),
  agreementId: z.string(),
  step: z.enum(agreementSteps),
  title: z.string(),
  /** A signer, a member of the staff, or the product. */
  by: z.string(),
  signer: z
    .object({
      id: z.string(),
      name: z.string(),
      role: z.string(),
      /** Whether they sign for themselves (`self`) or in another capacity, and then for whom; `letters` are a court's. */
      capacity: z.string().optional(),
      for: z.string().optional(),
      letters: z.object({ date: z.string(), court: z.string() }).optional(),
    })
    .optional(),
  note: z.string().optional(),
  /** SHA-256 of the PDF that was to be signed, and of the one that was signed and sealed. */
  documentHash: z.string(),
  fileHash: z.string().optional(),
  /** How the link that was used reached the signer. */
  link: z.enum(linkWays).optional(),
  flags: z.array(z.enum(signingFlags)).optional(),
  /** With a signature: what shows who signed, and who confirmed it in the office. */
  grade: z.enum(signingGrades).optional(),
  confirmedBy: z.string().optional(),
  /** What was agreed to, word for word: the disclosure, or the statement of intent. */
  text: z.string().optional(),
  email: z.string().optional(),
  ip: z.string().optional(),
  userAgent: z.string().optional(),
  at: z.string(),
  /** When it was entered, where that was later. */
  enteredAt: z.string().optional(),
});
export type AgreementEntry = z.infer<typeof agreementEntry>;

/**
 * A record was erased: which one and where it stood, and nothing of what it said. Of a withdrawal it keeps, by keyed
 * hashes, whom it goes on holding for.
 */
export const consentErasure = z.object({
  id: z.string(),
  kind: z.literal('erasure'),
  salt: z.string(),
  recordId: z.string(),
  recordKind: z.enum(['answer', 'withdrawal', 'reopening', 'confirmation', 'agreement']),
  recordAt: z.string(),
  index: z.int(),
  leafHash: z.string(),
  clientId: z.string().optional(),
  channel: contactChannel.optional(),
  keys: z.array(z.string()),
  at: z.string(),
});
export type ConsentErasure = z.infer<typeof consentErasure>;

/** A packet of everything about a lead was made: of its manifest the hash, and of the person nothing. */
export const packetEntry = z.object({
  id: z.string(),
  kind: z.literal('packet'),
  salt: z.string(),
  manifestHash: z.string(),
  madeBy: z.string(),
  at: z.string(),
});
export type PacketEntry = z.infer<typeof packetEntry>;

/** Which key signed before a new one, and that key's word for it; without `signature` the change is a break. */
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
  agreementEntry,
  consentErasure,
  packetEntry,
  ledgerKey,
]);
export type ConsentRecord = z.infer<typeof consentRecord>;

const hash = z.string().meta({ description: 'SHA-256 in hexadecimal' });

/** What the log held at a moment; its canonical JSON (RFC 8785) is what is signed. */
export const ledgerHead = z.object({
  treeSize: z.int(),
  rootHash: hash,
  timestamp: z.string().meta({ format: 'date-time' }),
});

/** A head with its signature (Ed25519, base64) and the id of the key. */
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

/** A signed head, and the proof that a record stands in the log that it speaks of. */
const provingHead = z.object({
  treeSize: z.int(),
  proof: z.array(hash).meta({ description: 'From the leaf to the root (RFC 6962)' }),
  ...signedHead.shape,
});

/** A record with the proof that it stands in the log: by the newest head, the first, the first stamped. */
export const certificate = z.object({
  record: consentRecord,
  leafHash: hash.meta({ description: 'SHA-256 of a zero byte and the canonical JSON of `record`' }),
  index: z.int(),
  ...provingHead.shape,
  covering: provingHead.meta({ description: 'The first head that covers the record' }),
  stamped: provingHead.optional().meta({ description: 'The first such head with an outside timestamp' }),
});
export type Certificate = z.infer<typeof certificate>;

/** The record is stored, and its place in the log is made within seconds. */
export const notSealedYet = z.object({ sealed: z.literal(false), message: z.string() });
/** What a form asks for its token with: where it stands, the wording that it shows, and the build that it is of. */
export const tokenQuery = z.object({
  page: z.string().min(1).max(200).meta({ description: 'The path of the page', example: '/contact' }),
  version: z.string().min(1).max(100).meta({ description: 'The version of the wording' }),
  build: z.string().min(1).max(60).meta({ description: "The name of the page's style sheet" }),
});
export type TokenQuery = z.infer<typeof tokenQuery>;
export const tokenAnswer = z.object({
  token: z.string(),
  issuedAt: z.iso.datetime(),
  steps: z.boolean().meta({ description: 'Whether the firm keeps how the form is filled in' }),
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
