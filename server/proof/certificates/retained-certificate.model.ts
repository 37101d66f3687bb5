import { type Connection, Schema } from 'mongoose';
import { type Fields, requiredText } from '../../core/db/fields';

/** A vendor's TrustedForm certificate that the firm retained, or tried to: what it proves dies in days otherwise. */
export type RetainedCertificateDoc = {
  /** The lead's id, and after a colon the id at the end of the certificate's address. */
  _id: string;
  clientId: string;
  vendorId?: string;
  state: 'retained' | 'refused';
  /** Which of the lead's own values the certificate was filled in with. */
  matched: ('phone' | 'email')[];
  retainedAt?: Date;
  expiresAt?: Date;
  /** What the service said, as a sentence for staff, where it did not retain it. */
  why?: string;
};

const fields: Fields<RetainedCertificateDoc> = {
  _id: String,
  clientId: requiredText,
  vendorId: String,
  state: requiredText,
  matched: [String],
  retainedAt: Date,
  expiresAt: Date,
  why: String,
};

const schema = new Schema<RetainedCertificateDoc>(fields, {
  versionKey: false,
  collection: 'retainedcertificates',
});
schema.index({ clientId: 1 });

export const retainedCertificateModel = (db: Connection) =>
  db.model<RetainedCertificateDoc>('RetainedCertificate', schema);
