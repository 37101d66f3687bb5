import { type Connection, Schema } from 'mongoose';
import type { RuleRecord } from '../../../shared/rules/rule';
import { type AuditDoc, auditsField } from '../../core/audit/audit.model';
import type { Fields } from '../../core/db/fields';

/** The criteria of a case type, as staff changed them. */
export type RuleDoc = Omit<RuleRecord, 'caseType'> & {
  _id: string;
  updatedAt: Date;
  /** Audit entries of recent writes. */
  audits?: AuditDoc[];
};

const fields: Fields<RuleDoc> = {
  _id: String,
  version: { type: Number, required: true },
  questions: { type: [Schema.Types.Mixed], default: [] },
  criteria: { type: [Schema.Types.Mixed], default: [] },
  updatedAt: { type: Date, required: true },
  audits: auditsField,
};

const schema = new Schema<RuleDoc>(fields, { versionKey: false, minimize: false });

export const ruleModel = (db: Connection) => db.model<RuleDoc>('Rule', schema);
