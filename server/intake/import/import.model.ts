import { type Connection, Schema, type Types } from 'mongoose';
import { type ImportRecord, importStates } from '../../../shared/schemas/import';
import { type AuditDoc, auditsField } from '../../core/audit/audit.model';
import { type Fields, requiredText } from '../../core/db/fields';

/** An imported file; its leads have its ID. */
export type ImportDoc = Pick<ImportRecord, 'name' | 'by' | 'total' | 'state' | 'values'> & {
  _id: Types.ObjectId;
  byId: string;
  at: Date;
  /** Log entries of its last writes. */
  audits?: AuditDoc[];
};

const fields: Fields<Omit<ImportDoc, '_id'>> = {
  name: requiredText,
  by: requiredText,
  byId: requiredText,
  total: { type: Number, required: true },
  values: { type: [{ _id: false, field: String, from: String, to: String }], default: undefined },
  state: { type: String, enum: importStates, required: true },
  at: { type: Date, required: true },
  audits: auditsField,
};

const schema = new Schema<ImportDoc>(fields, { versionKey: false });

export const importModel = (db: Connection) => db.model<ImportDoc>('Import', schema);
