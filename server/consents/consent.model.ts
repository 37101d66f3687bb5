import { type Connection, Schema } from 'mongoose';
import type { ConsentRecord, ContactChannel } from '../../shared/schemas/consent';
import { type Fields, requiredText } from '../db/fields';

/** A record of the log: an answer, a withdrawal, or a key that signs. Nothing in it changes but the marks beside it. */
export type ConsentDoc = {
  /** The record's own id. */
  _id: string;
  kind: ConsentRecord['kind'];
  clientId?: string;
  at: Date;
  /** Whom it is about, as keyed hashes of the phone number and the e-mail address. */
  keys: string[];
  record?: ConsentRecord;
  /** Not in the ledger yet. */
  unsealed?: boolean;
  index?: number;
  leafHash?: string;
  /** The record of somebody who was erased, sealed; until the law no longer wants it kept. */
  archived?: string;
  erasedAt?: Date;
  keptUntil?: Date;
  /** What an erased withdrawal goes on holding for; all channels when missing. */
  channel?: ContactChannel;
};

const fields: Fields<ConsentDoc> = {
  _id: String,
  kind: requiredText,
  clientId: String,
  at: { type: Date, required: true },
  keys: [String],
  record: {},
  unsealed: Boolean,
  index: Number,
  leafHash: String,
  archived: String,
  erasedAt: Date,
  keptUntil: Date,
  channel: String,
};

const schema = new Schema<ConsentDoc>(fields, { versionKey: false, minimize: false });
schema.index({ unsealed: 1 }, { sparse: true });
schema.index({ keys: 1, at: 1 });
schema.index({ clientId: 1, at: 1 });
schema.index({ kind: 1, at: 1 });
schema.index({ keptUntil: 1 }, { sparse: true });

export const consentModel = (db: Connection) => db.model<ConsentDoc>('Consent', schema);
export type ConsentModel = ReturnType<typeof consentModel>;
