import { type Connection, Schema } from 'mongoose';
import { type AuditDoc, auditsField } from '../audit/audit.model';
import type { Fields } from '../db/fields';

/** One of the firm's settings; `shared/settings.ts` has its schema. */
export type SettingDoc = {
  _id: string;
  value: object;
  version: number;
  updatedAt: Date;
  /** Audit entries of recent writes. */
  audits?: AuditDoc[];
};

const fields: Fields<SettingDoc> = {
  _id: String,
  value: { type: {}, required: true },
  version: { type: Number, required: true },
  updatedAt: { type: Date, required: true },
  audits: auditsField,
};

const schema = new Schema<SettingDoc>(fields, { versionKey: false, minimize: false });

export const settingModel = (db: Connection) => db.model<SettingDoc>('Setting', schema);
