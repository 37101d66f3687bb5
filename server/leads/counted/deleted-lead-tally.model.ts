import { type Connection, Schema } from 'mongoose';
import { anyText, type Fields, requiredText } from '../../core/db/fields';
import type { CountedLead } from './counted-lead';

/** The counted facts of a vendor's lead that was removed for good, so that the vendor's figures don't change. */
type DeletedLeadTallyDoc = CountedLead & { _id: string; vendorId: string };

const fields: Fields<DeletedLeadTallyDoc> = {
  _id: String,
  vendorId: requiredText,
  day: requiredText,
  campaign: anyText,
  caseType: anyText,
  certified: Boolean,
  takenIn: Boolean,
  contacted: Boolean,
  minutesToContact: Number,
  signed: Boolean,
  returned: Boolean,
  merged: Boolean,
  deleted: Boolean,
  cost: Number,
};

const schema = new Schema<DeletedLeadTallyDoc>(fields, { versionKey: false });
schema.index({ vendorId: 1, day: 1 });

export const deletedLeadTallyModel = (db: Connection) =>
  db.model<DeletedLeadTallyDoc>('DeletedLeadTally', schema, 'goneleads');
