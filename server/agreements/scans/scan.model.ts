import { type Connection, Schema } from 'mongoose';
import { type ScanRecord, scanTypes } from '../../../shared/schemas/scan';
import { type Fields, requiredText } from '../../core/db/fields';

/** The scan of a paper agreement, encrypted. Written once and never changed. */
export type ScanDoc = Pick<ScanRecord, 'leadId' | 'type' | 'size' | 'hash' | 'by'> & {
  /** Made of the lead and the file, so that the same file is stored once. */
  _id: string;
  at: Date;
  sealed: Buffer;
  /** One of the lead's places for scans, used by no other scan; missing in earlier versions. */
  place?: string;
  /** Set once the lead is gone: an agreement that binds both sides stays until then. */
  keptUntil?: Date;
};

const fields: Fields<ScanDoc> = {
  _id: String,
  leadId: requiredText,
  type: { type: String, enum: scanTypes, required: true },
  size: { type: Number, required: true },
  hash: requiredText,
  by: requiredText,
  at: { type: Date, required: true },
  sealed: { type: Buffer, required: true },
  place: String,
  keptUntil: Date,
};

const schema = new Schema<ScanDoc>(fields, { versionKey: false, collection: 'scans' });
schema.index({ leadId: 1 });
schema.index({ place: 1 }, { unique: true, sparse: true });
schema.index({ keptUntil: 1 }, { sparse: true });

export const scanModel = (db: Connection) => db.model<ScanDoc>('Scan', schema);
