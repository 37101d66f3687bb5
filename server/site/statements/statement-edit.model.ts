import { type Connection, Schema } from 'mongoose';
import type { HistoryEntry, StatementReview } from '../../../shared/schemas/site-statement';
import { type AuditDoc, auditsField } from '../../core/audit/audit.model';
import type { Fields } from '../../core/db/fields';

/** A corrected text, valid as long as the build has the text that it replaces. */
export type Correction = { language: string; text: string; replaces: string };

/** The reviewer of a statement, and the exact words reviewed: the review covers no others. */
type ReviewOfWords = StatementReview & { words?: Record<string, string> };

/** The staff's changes to one statement, with the full history: one write each. */
export type StatementEditDoc = {
  _id: string;
  version: number;
  corrections: Correction[];
  withdrawnOn: string | null;
  dueAgain: string | null;
  reviewed: ReviewOfWords | null;
  /** The day of the last change visible to visitors. */
  changedOn: string | null;
  history: HistoryEntry[];
  /** Audit entries of recent writes. */
  audits?: AuditDoc[];
};

const mixed = { type: [Schema.Types.Mixed], default: [] };
const fields: Fields<StatementEditDoc> = {
  _id: String,
  version: { type: Number, required: true },
  corrections: mixed,
  withdrawnOn: { type: String, default: null },
  dueAgain: { type: String, default: null },
  reviewed: { type: Schema.Types.Mixed, default: null },
  changedOn: { type: String, default: null },
  history: mixed,
  audits: auditsField,
};

const schema = new Schema<StatementEditDoc>(fields, { versionKey: false, minimize: false });

export const statementEditModel = (db: Connection) => db.model<StatementEditDoc>('StatementEdit', schema);
