import { type Connection, Schema, type Types } from 'mongoose';
import { samePersonBy, type VendorRecord, vendorModes, vendorStatuses } from '../../shared/schemas/vendor';
import { type AuditDoc, auditsField } from '../core/audit/audit.model';
import { type Fields, requiredText } from '../core/db/fields';

/** A stored key: its first characters, and a hash of it. */
export type KeptKey = { hash: string; prefix: string; createdAt: Date; expiresAt: Date | null };

/** A link to the vendor's page; works until it is removed here. */
export type KeptLink = { id: string; by: string; createdAt: Date; until: Date };

export type VendorDoc = Omit<
  VendorRecord,
  'id' | 'keys' | 'links' | 'version' | 'createdAt' | 'updatedAt'
> & {
  _id: Types.ObjectId;
  /** Missing until its terms change. */
  version?: number;
  keys: KeptKey[];
  /** Missing in older vendors. */
  links?: KeptLink[];
  createdAt: Date;
  updatedAt: Date;
  /** Log entries of its last writes. */
  audits?: AuditDoc[];
};

const fields: Fields<Omit<VendorDoc, '_id'>> = {
  name: requiredText,
  mode: { type: String, enum: vendorModes, required: true },
  status: { type: String, enum: vendorStatuses, required: true },
  keys: [{ _id: false, hash: String, prefix: String, createdAt: Date, expiresAt: Date }],
  links: [{ _id: false, id: String, by: String, createdAt: Date, until: Date }],
  dailyCap: Number,
  monthlyCap: Number,
  caps: [{ _id: false, per: String, most: Number, caseType: String, state: String }],
  caseTypes: [String],
  states: [String],
  price: Number,
  duplicateDays: { type: Number, required: true },
  samePerson: { type: String, enum: samePersonBy },
  requireConsent: Boolean,
  claimedCalls: { type: { _id: false, reason: String, days: Number }, default: null },
  refuseSuppressed: Boolean,
  returnDays: { type: Number, required: true },
  returnReasons: [String],
  timeZone: String,
  fieldNames: [{ _id: false, sent: String, field: String }],
  values: [{ _id: false, field: String, sent: String, value: String }],
  refuseUnread: [String],
  version: Number,
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
  audits: auditsField,
};

const schema = new Schema<VendorDoc>(fields, { versionKey: false, minimize: false });
schema.index({ 'keys.hash': 1 });

export const vendorModel = (db: Connection) => db.model<VendorDoc>('Vendor', schema);
