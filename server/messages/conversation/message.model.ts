import { type Connection, Schema, type Types } from 'mongoose';
import {
  type MessageGround,
  type MessageState,
  type messageChannels,
  messageGrounds,
  messageSenders,
  messageStates,
} from '../../../shared/schemas/message';
import { type Fields, requiredText } from '../../core/db/fields';
import { type OutboxEvent, outboxFields } from '../../core/outbox/event';

/** A question if the number is right, and a code to sign. */
export const services = ['confirm', 'code'] as const;

/** One message of a conversation. Its words, numbers and addresses are only in `sealed`. */
export type MessageDoc = {
  _id: Types.ObjectId;
  /** The lead; missing for an unknown sender. */
  clientId?: string;
  /** The keyed hash of the other side's number, or of their e-mail address. */
  phoneKey: string;
  channel: (typeof messageChannels)[number];
  direction: 'in' | 'out';
  sealed: string;
  state: MessageState;
  at: Date;
  /** The name of the staff member who wrote it. */
  by?: string;
  /** The ground that permitted it, and the entry of the ledger that says so. */
  ground?: MessageGround;
  groundId?: string;
  /** The provider's own id, for reports and to recognize it. */
  providerId?: string;
  segments?: number;
  cost?: string;
  /** The provider's error code, or the gate's reason. */
  error?: string;
  /** When it can be sent; removed once it was sent, or cannot be. */
  dueAt?: Date;
  /** After this it is not sent any more. */
  expiresAt?: Date;
  /** When a server began to send it. */
  postedAt?: Date;
  /** The number of times that the provider refused it for now. */
  tries?: number;
  /** When to ask the provider for a text whose answer was lost, and how often it was not there. */
  checkAt?: Date;
  checks?: number;
  /** The purpose of a text of ours on the ground `service`, other than the answer to a STOP. */
  service?: (typeof services)[number];
  /** The step of a run that it is: `run:step`. */
  run?: string;
  /** The person's text that it answers by itself: one answer for each. */
  answers?: string;
  /** True for a text of ours that anyone can cause; the firm's cap counts it. */
  stranger?: true;
  /** When staff decided about its unknown sender. */
  decidedAt?: Date;
  /** When staff pressed *Done* for its unknown sender; also of a reply that failed. */
  settledAt?: Date;
  /** True for a message that arrived, and for one of staff that failed, until someone opens its lead. */
  unread?: true;
  /** When one of staff failed, or a text about which staff can decide. */
  failedAt?: Date;
  /** True until its lead's place in the inbox was decided again. */
  inboxDue?: true;
  outbox?: OutboxEvent[];
  /** The text that it repeats, after the carrier could not deliver it for now. */
  repeats?: string;
  /** The sender of an e-mail that arrived. */
  sender?: (typeof messageSenders)[number];
  /** True for an e-mail that a program wrote. */
  automatic?: boolean;
  /** True for a text that is only a reaction to one of ours: it says nothing. */
  reaction?: boolean;
  /** The message template that its words came from, and the version. */
  template?: string;
  templateVersion?: number;
  /** The keyed hashes of its words, for search (`message-words.ts`). */
  words?: string[];
  /** True until it has those of the server's key. */
  wordsDue?: true;
  /** Set while the ledger lacks an entry: of a new message or state, or of one from `before` messages had entries. */
  entryDue?: 'now' | 'before';
  /** The hash of what the provider, or a mail server, reported of it, under its salt. */
  report?: string;
  /** Set if it was stored before the rules that find requests to stop, and these did not read it yet. */
  optOutDue?: true;
};

const fields: Fields<Omit<MessageDoc, '_id'>> = {
  clientId: String,
  phoneKey: requiredText,
  channel: requiredText,
  direction: requiredText,
  sealed: requiredText,
  state: { type: String, enum: messageStates, required: true },
  at: { type: Date, required: true },
  by: String,
  ground: { type: String, enum: messageGrounds },
  groundId: String,
  providerId: String,
  segments: Number,
  cost: String,
  error: String,
  dueAt: Date,
  expiresAt: Date,
  postedAt: Date,
  tries: Number,
  checkAt: Date,
  checks: Number,
  stranger: Boolean,
  service: { type: String, enum: services },
  run: String,
  answers: String,
  decidedAt: Date,
  settledAt: Date,
  unread: {
    type: Boolean,
    default(this: MessageDoc) {
      return this.direction === 'in' ? true : undefined;
    },
  },
  failedAt: Date,
  inboxDue: Boolean,
  outbox: outboxFields,
  repeats: String,
  sender: { type: String, enum: messageSenders },
  automatic: Boolean,
  reaction: Boolean,
  template: String,
  templateVersion: Number,
  words: { type: [String], default: undefined },
  wordsDue: { type: Boolean, default: true },
  entryDue: { type: String, default: 'now' },
  report: String,
  optOutDue: Boolean,
};

const schema = new Schema<MessageDoc>(fields, { versionKey: false });
schema.index({ clientId: 1, at: -1 });
schema.index({ phoneKey: 1, at: -1 });
schema.index({ dueAt: 1 }, { sparse: true });
schema.index({ checkAt: 1 }, { sparse: true });
schema.index({ providerId: 1 }, { unique: true, sparse: true });
schema.index({ answers: 1 }, { unique: true, sparse: true });
schema.index({ 'outbox.at': 1 }, { sparse: true });
schema.index({ direction: 1, clientId: 1, at: -1 });
schema.index({ unread: 1 }, { sparse: true });
schema.index({ inboxDue: 1 }, { sparse: true });
// Few messages have one, so the others must not pay for it.
schema.index({ template: 1, at: -1 }, { partialFilterExpression: { template: { $exists: true } } });
schema.index({ channel: 1, direction: 1, at: -1 });
schema.index({ words: 1, at: -1 });
schema.index({ wordsDue: 1 }, { sparse: true });
schema.index({ entryDue: 1, at: 1 }, { partialFilterExpression: { entryDue: { $exists: true } } });
schema.index({ optOutDue: 1 }, { sparse: true });
schema.index({ stranger: 1, postedAt: 1 }, { partialFilterExpression: { stranger: true } });
schema.index({ repeats: 1 }, { unique: true, sparse: true });

export const messageModel = (db: Connection) => db.model<MessageDoc>('Message', schema);
