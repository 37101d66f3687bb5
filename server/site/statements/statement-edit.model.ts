import { type Connection, Schema } from 'mongoose';
import type { HistoryEntry, StatementReview } from '../../../shared/schemas/site-statement';
import { type AuditDoc, auditsField } from '../../core/audit/audit.model';
import type { Fields } from '../../core/db/fields';

/** Other words than the build's; they hold as long as the build says what they replace. */
export type Correction = { language: string; text: string; replaces: string };

/** Who stands behind a statement, and behind which words: it says nothing of others. */
export type ReviewOfWords = StatementReview & { words?: Record<string, string> };

/** What staff have done to one statement of the register, with the whole history: one write each. */
export type StatementEditDoc = {
  _id: string;
  version: number;
  corrections: Correction[];
  withdrawnOn: string | null;
  dueAgain: string | null;
  reviewed: ReviewOfWords | null;
  /** The day of the last change of what visitors read. */
  changedOn: string | null;
  history: HistoryEntry[];
  /** Entries of the log that its last writes are told by. */
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
