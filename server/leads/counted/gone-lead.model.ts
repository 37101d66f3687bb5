import { type Connection, Schema } from 'mongoose';
import { anyText, type Fields, requiredText } from '../../core/db/fields';
import type { CountedLead } from './counted-lead';

/** The counted facts of a vendor's lead that was removed for good, so that the vendor's figures don't change. */
type GoneLeadDoc = CountedLead & { _id: string; vendorId: string };

const fields: Fields<GoneLeadDoc> = {
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

const schema = new Schema<GoneLeadDoc>(fields, { versionKey: false });
schema.index({ vendorId: 1, day: 1 });

export const goneLeadModel = (db: Connection) => db.model<GoneLeadDoc>('GoneLead', schema);
