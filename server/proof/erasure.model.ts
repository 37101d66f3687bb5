import { type Connection, Schema, type Types } from 'mongoose';
import { erasureStates } from '../../shared/schemas/privacy';
import { type AuditDoc, auditsField } from '../core/audit/audit.model';
import { anyText, type Fields, requiredText } from '../core/db/fields';
import { type OutboxEvent, outboxFields } from '../core/outbox/event';

/** An erasure: who requested it, who approved it, and afterward the tombstone of the erased data. */
export type ErasureDoc = {
  _id: Types.ObjectId;
  at: Date;
  askedBy: string;
  askedByName: string;
  reason: string;
  leads: string[];
  refused: string[];
  /** The search that found the person, sealed; erased with the person. */
  about?: string;
  /** The privacy request that it fulfills. */
  request?: string;
  state: (typeof erasureStates)[number];
  decidedBy?: string;
  decidedByName?: string;
  decidedAt?: Date;
  doneAt?: Date;
  /** The person's keyed hashes, the same as in the ledger and the lists. */
  keys: string[];
  erased?: Record<string, number>;
  outbox?: OutboxEvent[];
  /** Audit entries of recent writes. */
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
schema.index({ leads: 1 });
schema.index({ 'outbox.at': 1 }, { sparse: true });

export const erasureModel = (db: Connection) => db.model<ErasureDoc>('Erasure', schema);
