import { type Connection, Schema, type Types } from 'mongoose';
import { type ConflictCheck, conflictStates } from '../../shared/schemas/conflict';
import { type AuditDoc, auditsField } from '../audit/audit.model';
import { type Fields, requiredText } from '../db/fields';

/** One run of the conflict check of a lead; a decision is written into it, and a later run is a document of its own. */
export type ConflictCheckDoc = Omit<ConflictCheck, 'id' | 'at' | 'decidedAt'> & {
  _id: Types.ObjectId;
  at: Date;
  decidedAt?: Date;
  /** Of the parties as they were: another hash is another party. */
  partiesHash: string;
  /** The folded words of the other parties, by which later checks find them; none once a newer run has them. */
  words: string[];
  ranById: string;
  decidedById?: string;
  /** Entries of the log that its writes are told by. */
  audits?: AuditDoc[];
};

const fields: Fields<Omit<ConflictCheckDoc, '_id'>> = {
  clientId: requiredText,
  state: { type: String, enum: conflictStates, required: true },
  hits: [{ _id: false, name: String, why: String, where: String, party: String, clientId: String }],
  more: { type: Number, default: 0 },
  parties: [{ _id: false, name: String, from: String }],
  partiesHash: requiredText,
  words: [String],
  ranBy: requiredText,
  ranById: requiredText,
  at: { type: Date, required: true },
  decidedBy: String,
  decidedById: String,
  decidedAt: Date,
  note: String,
  audits: auditsField,
};

const schema = new Schema<ConflictCheckDoc>(fields, { versionKey: false, collection: 'conflictchecks' });
schema.index({ clientId: 1, _id: -1 });
schema.index({ words: 1 });
schema.index({ 'audits._id': 1 }, { sparse: true });

export const conflictCheckModel = (db: Connection) => db.model<ConflictCheckDoc>('ConflictCheck', schema);
