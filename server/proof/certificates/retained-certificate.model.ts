import { type Connection, Schema } from 'mongoose';
import { type Fields, requiredText } from '../../core/db/fields';

/** A vendor's TrustedForm certificate that the firm retained or tried to; an unretained one expires within days. */
type RetainedCertificateDoc = {
  /** The lead's ID, a colon, and the ID at the end of the certificate's address. */
  _id: string;
  clientId: string;
  vendorId?: string;
  state: 'retained' | 'refused';
  /** The lead's own values that match the certificate. */
  matched: ('phone' | 'email')[];
  retainedAt?: Date;
  expiresAt?: Date;
  /** The service's reason for not retaining it, as a sentence for staff. */
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
