import type { Block } from '../../shared/agreements/markup';
import { documentKinds, signerRoles } from '../../shared/agreements/terms';
import {
  agreementStates,
  agreementSteps,
  deliveries,
  linkWays,
  type StepFacts,
  signerStates,
  signingFlags,
  signingGrades,
  signingOrders,
  stateRule,
} from '../../shared/schemas/agreement';
import { documentLanguages } from '../../shared/schemas/agreement-template';
import { z } from '../../shared/zod';
import { outbox } from '../core/outbox/work';
import {
  anyText,
  anyValue,
  bytes,
  defineCollection,
  objectId,
  type Stored,
  text,
} from '../core/record/collection';
import { adoption } from '../templates/template.model';

/** The mark at a place: the typed text, and the strokes if it was drawn. */
export type MarkContent = {
  text: string;
  strokes?: [number, number][][];
  at: string;
  /** The signer's ID, or `lawyer`. */
  who: string;
};

/** The origin of a signer's step. */
export type Evidence = { ip: string; userAgent?: string };

/** The agreement's text and everyone's marks, which are stored encrypted. */
export type Content = {
  blocks: Block[];
  message: string;
  marks: Record<number, MarkContent>;
  /** Keyed by the event's ID. */
  evidence: Record<string, Evidence>;
  /** The sender's values for fields that nothing else filled. */
  filled?: Record<string, string>;
};

const about = (id: unknown) => `agreement ${id}`;

/** Encrypts and reads the content; `about` binds it to its place. */
type ContentSeal = {
  close(text: string, about: string): Buffer;
  open(sealed: Buffer, about: string): string;
};

export const closeContent = ({ close }: ContentSeal, id: unknown, content: Content): Buffer =>
  close(JSON.stringify(content), about(id));

export const openContent = (
  { open }: ContentSeal,
  { _id, sealed }: Pick<AgreementDoc, '_id' | 'sealed'>,
): Content => JSON.parse(open(sealed, about(_id))) as Content;

/**
 * A signer's link. Stores only the hash of its token, as `hash` while it is active. `endedHash` admits nobody: it
 * recognizes a link that a newer one replaced.
 */
const link = z.object({
  hash: z.string().optional(),
  endedHash: z.string().optional(),
  to: z.enum(linkWays),
  at: z.date(),
  by: z.string(),
});
export type LinkDoc = z.infer<typeof link>;

/** The number that a code goes to by text: its keyed hash, and its last digits for the record. */
const codePhone = z.object({ key: z.string(), ending: z.string() });
export type CodePhone = z.infer<typeof codePhone>;

/** A code, encrypted until it is entered or expires; `round` counts them. It goes by e-mail, or to `phone` by text. */
const code = z.object({
  round: z.number(),
  at: z.date(),
  wrong: z.number(),
  wrongInAll: z.number(),
  phone: codePhone.optional(),
  sealed: z.string().optional(),
});
export type CodeDoc = z.infer<typeof code>;

/** By a code sent to the mailbox or by text, or by staff in the office. */
const identification = z.enum(['code', 'text', 'office']);
export type Identification = z.infer<typeof identification>;

const session = z.object({
  hash: z.string(),
  until: z.date(),
  how: identification.optional(),
  by: z.string().optional(),
  phone: codePhone.optional(),
});

const documentWay = z.enum(['page', 'pdf']);
export type DocumentWay = z.infer<typeof documentWay>;

const flags = z.array(z.enum(signingFlags)).optional();

/** A person who must sign. Stores the link and the code only in forms that cannot be reversed. */
const signer = z.object({
  _id: objectId,
  name: text,
  email: anyText,
  role: z.enum(signerRoles),
  /** The right by which they sign for another person: one from the list, or the firm's own words. */
  capacity: anyText,
  /** The represented person. */
  for: z.string().optional(),
  letters: z.object({ date: z.string(), court: z.string() }).optional(),
  state: z.enum(signerStates),
  /** The active links and the ended ones. */
  links: z.array(link),
  openedAt: z.date().optional(),
  consentedAt: z.date().optional(),
  /** The formats in which the document was shown to this signer. */
  shownAs: z.array(documentWay).optional(),
  /** The newest code, with the wrong guesses at it and at all codes of this link. */
  code: code.optional(),
  /** The browser confirmed as this signer's, until when, and how. */
  session: session.optional(),
  /** Browsers that were this signer's before another one was. */
  endedSessions: z.array(z.string()).optional(),
  /** The way the signer's identity was confirmed; for a code by text, the number. */
  knownBy: identification.optional(),
  phone: codePhone.optional(),
  /** The user who confirmed it in the office. */
  confirmedBy: z.string().optional(),
  signedAt: z.date().optional(),
  /** The proof that it was this person; set once they sign. */
  grade: z.enum(signingGrades).optional(),
  flags,
});
export type SignerDoc = z.infer<typeof signer>;

/** The lawyer who signs for the firm; `bar` has the bar numbers of the one who signed. */
const lawyer = z.object({
  userId: z.string().nullable(),
  name: z.string(),
  bar: z.string().optional(),
  signedAt: z.date().optional(),
});
export type LawyerDoc = z.infer<typeof lawyer>;

/** One event. Its address and browser are in the sealed content. */
const event = z.object({
  _id: objectId,
  at: z.date(),
  step: z.enum(agreementSteps),
  by: anyText,
  /** The user who caused it, or the signer. */
  byId: z.string().nullable().default(null),
  signer: z.string().optional(),
  facts: anyValue<StepFacts>().optional(),
  note: anyText,
  /** The way the signer received the link that was used. */
  link: z.enum(linkWays).optional(),
  /** For a code by text: the last digits of the number, and the number of the code once it was entered. */
  phone: z.string().optional(),
  code: z.number().optional(),
  flags,
  /** For a signature: the grade of its proof. */
  grade: z.enum(signingGrades).optional(),
  /** The exact text that the signer agreed to. */
  text: z.string().optional(),
});
export type EventDoc = z.infer<typeof event>;

/** An agreement's place among the documents of its envelope, from 1. */
const envelope = z.object({ id: z.string(), place: z.number(), count: z.number() });
export type EnvelopeDoc = z.infer<typeof envelope>;

/** Agreements from sending to their end. The text and everyone's marks are in `sealed`. */
export const agreements = defineCollection({
  name: 'agreements',
  called: 'this agreement',
  schema: z.object({
    _id: objectId,
    leadId: text,
    title: text,
    kind: z.enum(documentKinds),
    language: z.enum(documentLanguages),
    templateId: text,
    templateVersion: z.number(),
    isSample: z.boolean(),
    /** A trial by staff: it binds no one and has no effects. */
    isSpecimen: z.boolean().optional(),
    /** The lawyer who adopted the text. */
    adopted: adoption.optional(),
    /** The fields that the sender filled. */
    filled: z.array(z.string()).optional(),
    keptYears: z.number(),
    state: z.enum(agreementStates),
    signers: z.array(signer),
    lawyer: lawyer.optional(),
    deliver: z.enum(deliveries),
    /** The documents sent together; `id` is that of the first. */
    envelope: envelope.optional(),
    /** Each signer signs after those before; together if undefined. */
    order: z.enum(signingOrders).optional(),
    sentAt: z.date(),
    sentBy: text,
    sentById: z.string().nullable().default(null),
    expiresAt: z.date(),
    endedAt: z.date().optional(),
    reason: anyText,
    replacedBy: z.string().optional(),
    /** The rules of the lead's state that staff saw before sending. */
    stateRules: z.array(stateRule).optional(),
    documentHash: text,
    fileHash: z.string().optional(),
    /** The hash of the record attached to the signed PDF. */
    recordHash: z.string().optional(),
    sealLevel: z.string().optional(),
    /** The agreement's content with all marks (`content.ts`), encrypted. */
    sealed: bytes,
    events: z.array(event),
    /** Grows with every write; of two concurrent writes the second reads again. */
    version: z.number(),
    /** Set if the lead is gone but the law requires the document until then. */
    keptUntil: z.date().optional(),
    outbox,
  }),
  minimize: false,
  indexes: [
    // Not unique: a signer may have no link, and 256 random bits never repeat.
    { on: { 'signers.links.hash': 1 } },
    { on: { 'signers.links.endedHash': 1 } },
    { on: { 'envelope.id': 1 }, sparse: true },
    { on: { leadId: 1, sentAt: -1 } },
    { on: { state: 1, sentAt: 1 } },
    { on: { state: 1, expiresAt: 1 } },
    { on: { sentAt: 1 } },
    { on: { expiresAt: 1 } },
    { on: { sentById: 1, sentAt: 1 } },
    { on: { templateId: 1, sentAt: 1 } },
    { on: { 'signers.email': 1 } },
    { on: { keptUntil: 1 }, sparse: true },
    { on: { 'outbox.at': 1 }, sparse: true },
  ],
});

export type AgreementDoc = Stored<typeof agreements>;

/** The PDFs of agreements, encrypted: the originals and the signed versions. Written once and never changed. */
export const agreementFiles = defineCollection({
  name: 'agreementFiles',
  schema: z.object({
    /** The agreement's ID with `:original` or `:signed`. */
    _id: z.string(),
    sealed: bytes,
    level: z.string().optional(),
  }),
});

export type AgreementFileDoc = Stored<typeof agreementFiles>;
