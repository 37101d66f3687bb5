import { type Connection, Schema, type Types } from 'mongoose';
import {
  type ConflictCheck,
  type ConflictHit,
  conflictStates,
  type TextSource,
} from '../../../shared/schemas/conflict';
import { type AuditDoc, auditsField } from '../../core/audit/audit.model';
import { type Fields, requiredText } from '../../core/db/fields';

/**
 * A stored match. For a text, it stores only where the name is and what kind of text it was, because a lead's words may
 * be sealed and the check is not.
 */
export type StoredHit = Omit<ConflictHit, 'text'> & {
  found?: { key: string; source: TextSource; of: string; at: number; end: number; hash: string };
};

/** One run of a lead's conflict check. A decision is written into it; a later run is a new document. */
export type ConflictCheckDoc = Omit<ConflictCheck, 'id' | 'at' | 'decidedAt' | 'hits'> & {
  _id: Types.ObjectId;
  at: Date;
  decidedAt?: Date;
  hits: StoredHit[];
  /** The hash of the parties at the time; another hash means other parties. */
  partiesHash: string;
  /** The hash of the searched texts; runs of earlier versions searched none. */
  textsHash?: string;
  /** The folded words of the other parties, which later checks search; empty once a newer run has them. */
  words: string[];
  ranById: string;
  decidedById?: string;
  /** Log entries of its writes. */
  audits?: AuditDoc[];
};

const fields: Fields<Omit<ConflictCheckDoc, '_id'>> = {
  clientId: requiredText,
  state: { type: String, enum: conflictStates, required: true },
  hits: [
    {
      _id: false,
      name: String,
      why: String,
      where: String,
      party: String,
      clientId: String,
      found: {
        type: { key: String, source: String, of: String, at: Number, end: Number, hash: String },
        _id: false,
        default: undefined,
      },
    },
  ],
  more: { type: Number, default: 0 },
  parties: [{ _id: false, name: String, from: String }],
  partiesHash: requiredText,
  textsHash: String,
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
// Open checks, which wait for a decision.
schema.index({ state: 1, _id: -1 });
schema.index({ words: 1 });
schema.index({ 'audits._id': 1 }, { sparse: true });

export const conflictCheckModel = (db: Connection) => db.model<ConflictCheckDoc>('ConflictCheck', schema);
