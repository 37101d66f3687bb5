import { type Connection, Schema, type Types } from 'mongoose';
import { erasureStates } from '../../shared/schemas/privacy';
import { type AuditDoc, auditsField } from '../core/audit/audit.model';
import { anyText, type Fields, requiredText } from '../core/db/fields';
import { type OutboxEvent, outboxFields } from '../core/outbox/event';

/** An erasing: who asked, who agreed, and afterwards the tombstone of what is gone. */
export type ErasureDoc = {
  _id: Types.ObjectId;
  at: Date;
  askedBy: string;
  askedByName: string;
  reason: string;
  leads: string[];
  refused: string[];
  /** What the person was looked for by, sealed; it goes with the person. */
  about?: string;
  /** The request of the person that it answers. */
  request?: string;
  state: (typeof erasureStates)[number];
  decidedBy?: string;
  decidedByName?: string;
  decidedAt?: Date;
  doneAt?: Date;
  /** The person's keyed hashes: the same as those of the ledger and the lists. */
  keys: string[];
  erased?: Record<string, number>;
  outbox?: OutboxEvent[];
  /** Entries of the log that its last writes are told by. */
  audits?: AuditDoc[];
};

const fields: Fields<Omit<ErasureDoc, '_id'>> = {
  at: { type: Date, required: true },
  askedBy: requiredText,
  askedByName: anyText,
  reason: anyText,
  leads: [String],
  refused: [String],
  about: String,
  request: String,
  state: { type: String, enum: erasureStates, required: true },
  decidedBy: String,
  decidedByName: String,
  decidedAt: Date,
  doneAt: Date,
  keys: [String],
  erased: {},
  outbox: outboxFields,
  audits: auditsField,
};

const schema = new Schema<ErasureDoc>(fields, { versionKey: false, minimize: false });
schema.index({ state: 1, at: -1 });
schema.index({ 'outbox.at': 1 }, { sparse: true });

export const erasureModel = (db: Connection) => db.model<ErasureDoc>('Erasure', schema);
