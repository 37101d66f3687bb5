import { type Connection, Schema, type Types } from 'mongoose';
import type { Letters } from '../../shared/agreements/capacities';
import type { ShownRule } from '../../shared/agreements/state-rules';
import { type DocumentKind, documentKinds, type SignerRole } from '../../shared/agreements/terms';
import {
  type AgreementPost,
  type AgreementState,
  type AgreementStep,
  agreementStates,
  agreementSteps,
  deliveries,
  type LinkWay,
  type SigningFlag,
  type SigningGrade,
  type StepFacts,
  type signerStates,
  signingOrders,
} from '../../shared/schemas/agreement';
import { type DocumentLanguage, documentLanguages } from '../../shared/schemas/agreement-template';
import { anyText, type Fields, requiredText } from '../core/db/fields';
import { type OutboxEvent, outboxFields } from '../core/outbox/event';
import { type Adoption, adoptedField } from './templates/template.model';

/** A person who must sign. Stores the link and the code only in forms that cannot be reversed. */
export type SignerDoc = {
  _id: Types.ObjectId;
  name: string;
  email: string;
  role: SignerRole;
  /** The right by which they sign for another person: one from the list, or the firm's own words. */
  capacity: string;
  /** The represented person. */
  for?: string;
  letters?: Letters;
  state: (typeof signerStates)[number];
  /** The active links and the ended ones. */
  links: LinkDoc[];
  openedAt?: Date;
  consentedAt?: Date;
  /** The formats in which the document was shown to this signer. */
  shownAs?: DocumentWay[];
  /** The newest code, with the wrong guesses at it and at all codes of this link. */
  code?: CodeDoc;
  /** The browser confirmed as this signer's, until when, and how. */
  session?: SessionDoc;
  /** Browsers that were this signer's before another one was. */
  endedSessions?: string[];
  /** The way the signer's identity was confirmed; for a code by text, the number. */
  knownBy?: Identification;
  phone?: CodePhone;
  /** The user who confirmed it in the office. */
  confirmedBy?: string;
  signedAt?: Date;
  /** The proof that it was this person; set once they sign. */
  grade?: SigningGrade;
  flags?: SigningFlag[];
};

/**
 * A signer's link. Stores only the hash of its token, as `hash` while it is active. `endedHash` admits nobody: it
 * recognizes a link that a newer one replaced.
 */
export type LinkDoc = { hash?: string; endedHash?: string; to: LinkWay; at: Date; by: string };

/** The number that a code goes to by text: its keyed hash, and its last digits for the record. */
export type CodePhone = { key: string; ending: string };

/** A code, encrypted until it is entered or expires; `round` counts them. It goes by e-mail, or to `phone` by text. */
export type CodeDoc = {
  round: number;
  at: Date;
  wrong: number;
  wrongInAll: number;
  phone?: CodePhone;
  sealed?: string;
};

/** By a code sent to the mailbox or by text, or by staff in the office. */
export type Identification = 'code' | 'text' | 'office';

type SessionDoc = { hash: string; until: Date; how?: Identification; by?: string; phone?: CodePhone };

export type DocumentWay = 'page' | 'pdf';

/** The lawyer who signs for the firm; `bar` has the bar numbers of the one who signed. */
export type LawyerDoc = { userId: string | null; name: string; bar?: string; signedAt?: Date };

/** One event. Its address and browser are in the sealed content. */
export type EventDoc = {
  _id: Types.ObjectId;
  at: Date;
  step: AgreementStep;
  by: string;
  /** The user who caused it, or the signer. */
  byId: string | null;
  signer?: string;
  facts?: StepFacts;
  note: string;
  /** The way the signer received the link that was used. */
  link?: LinkWay;
  /** For a code by text: the last digits of the number, and the number of the code once it was entered. */
  phone?: string;
  code?: number;
  flags?: SigningFlag[];
  /** For a signature: the grade of its proof. */
  grade?: SigningGrade;
  /** The exact text that the signer agreed to. */
  text?: string;
};

/** An agreement's place among the documents of its envelope, from 1. */
export type EnvelopeDoc = { id: string; place: number; count: number };

/** One agreement from sending to its end. Its text and everyone's marks are in `sealed`. */
export type AgreementDoc = {
  _id: Types.ObjectId;
  leadId: string;
  title: string;
  kind: DocumentKind;
  language: DocumentLanguage;
  templateId: string;
  templateVersion: number;
  isSample: boolean;
  /** A trial by staff: it binds no one and has no effects. */
  isSpecimen?: boolean;
  /** The lawyer who adopted the text. */
  adopted?: Adoption;
  /** The fields that the sender filled. */
  filled?: string[];
  keptYears: number;
  state: AgreementState;
  signers: SignerDoc[];
  lawyer?: LawyerDoc;
  deliver: AgreementPost['deliver'];
  /** The documents sent together; `id` is that of the first. */
  envelope?: EnvelopeDoc;
  /** Each signer signs after those before; together if undefined. */
  order?: AgreementPost['order'];
  sentAt: Date;
  sentBy: string;
  sentById: string | null;
  expiresAt: Date;
  endedAt?: Date;
  reason: string;
  replacedBy?: string;
  /** The rules of the lead's state that staff saw before sending. */
  stateRules?: ShownRule[];
  documentHash: string;
  fileHash?: string;
  /** The hash of the record attached to the signed PDF. */
  recordHash?: string;
  sealLevel?: string;
  /** The agreement's content with all marks (`content.ts`), encrypted. */
  sealed: Buffer;
  events: EventDoc[];
  /** Grows with every write; of two concurrent writes the second reads again. */
  version: number;
  /** Set if the lead is gone but the law requires the document until then. */
  keptUntil?: Date;
  outbox?: OutboxEvent[];
};

const phone = { type: { key: String, ending: String }, _id: false, default: undefined };

const signer = {
  name: requiredText,
  email: anyText,
  role: requiredText,
  capacity: anyText,
  for: String,
  letters: { type: { date: String, court: String }, _id: false, default: undefined },
  state: requiredText,
  links: [{ _id: false, hash: String, endedHash: String, to: String, at: Date, by: String }],
  openedAt: Date,
  consentedAt: Date,
  shownAs: { type: [String], default: undefined },
  code: {
    type: { round: Number, at: Date, wrong: Number, wrongInAll: Number, phone, sealed: String },
    _id: false,
    default: undefined,
  },
  session: {
    type: { hash: String, until: Date, how: String, by: String, phone },
    _id: false,
    default: undefined,
  },
  endedSessions: { type: [String], default: undefined },
  knownBy: String,
  phone,
  confirmedBy: String,
  signedAt: Date,
  grade: String,
  flags: { type: [String], default: undefined },
};

const fields: Fields<Omit<AgreementDoc, '_id'>> = {
  leadId: requiredText,
  title: requiredText,
  kind: { type: String, enum: documentKinds, required: true },
  language: { type: String, enum: documentLanguages, required: true },
  templateId: requiredText,
  templateVersion: { type: Number, required: true },
  isSample: { type: Boolean, required: true },
  isSpecimen: Boolean,
  adopted: adoptedField,
  filled: { type: [String], default: undefined },
  keptYears: { type: Number, required: true },
  state: { type: String, enum: agreementStates, required: true },
  signers: [signer],
  lawyer: {
    type: { userId: String, name: String, bar: String, signedAt: Date },
    _id: false,
    default: undefined,
  },
  deliver: { type: String, enum: deliveries, required: true },
  envelope: { type: { id: String, place: Number, count: Number }, _id: false, default: undefined },
  order: { type: String, enum: signingOrders },
  sentAt: { type: Date, required: true },
  sentBy: requiredText,
  sentById: { type: String, default: null },
  expiresAt: { type: Date, required: true },
  endedAt: Date,
  reason: anyText,
  replacedBy: String,
  stateRules: {
    type: [{ _id: false, state: String, says: String, rule: String, sources: [String], lookedAt: String }],
    default: undefined,
  },
  documentHash: requiredText,
  fileHash: String,
  recordHash: String,
  sealLevel: String,
  sealed: Buffer,
  events: [
    {
      at: Date,
      step: { type: String, enum: agreementSteps },
      by: anyText,
      byId: { type: String, default: null },
      signer: String,
      facts: { type: Schema.Types.Mixed },
      note: anyText,
      link: String,
      phone: String,
      code: Number,
      flags: { type: [String], default: undefined },
      grade: String,
      text: String,
    },
  ],
  version: { type: Number, required: true },
  keptUntil: Date,
  outbox: outboxFields,
};

const schema = new Schema<AgreementDoc>(fields, { versionKey: false, minimize: false });
// Not unique: a signer may have no link, and 256 random bits never repeat.
schema.index({ 'signers.links.hash': 1 });
schema.index({ 'signers.links.endedHash': 1 });
schema.index({ 'envelope.id': 1 }, { sparse: true });
schema.index({ leadId: 1, sentAt: -1 });
schema.index({ state: 1, sentAt: 1 });
schema.index({ state: 1, expiresAt: 1 });
schema.index({ sentAt: 1 });
schema.index({ expiresAt: 1 });
schema.index({ sentById: 1, sentAt: 1 });
schema.index({ templateId: 1, sentAt: 1 });
schema.index({ 'signers.email': 1 });
schema.index({ keptUntil: 1 }, { sparse: true });
schema.index({ 'outbox.at': 1 }, { sparse: true });

export const agreementModel = (db: Connection) => db.model<AgreementDoc>('Agreement', schema);
