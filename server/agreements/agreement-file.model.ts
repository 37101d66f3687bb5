import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../core/db/fields';

/** A PDF of an agreement, encrypted: the original or the signed version. Written once and never changed. */
export type AgreementFileDoc = {
  /** The agreement's ID with `:original` or `:signed`. */
  _id: string;
  sealed: Buffer;
  level?: string;
};

const fields: Fields<AgreementFileDoc> = {
  _id: String,
  sealed: { type: Buffer, required: true },
  level: String,
};

const schema = new Schema<AgreementFileDoc>(fields, { versionKey: false, collection: 'agreementfiles' });

export const agreementFileModel = (db: Connection) => db.model<AgreementFileDoc>('AgreementFile', schema);
