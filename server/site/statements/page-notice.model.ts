import { type Connection, Schema } from 'mongoose';
import type { HistoryEntry } from '../../../shared/schemas/site-statement';
import { type AuditDoc, auditsField } from '../../core/audit/audit.model';
import type { Fields } from '../../core/db/fields';

/** The staff's data about one page, by path: its dated notice (removed if without text), and the last news check. */
export type PageNoticeDoc = {
  _id: string;
  version: number;
  text: string;
  day: string;
  until: string | null;
  history: HistoryEntry[];
  /** The day of the last news check. */
  looked?: string | null;
  /** Audit entries of recent writes. */
  audits?: AuditDoc[];
};

const fields: Fields<PageNoticeDoc> = {
  _id: String,
  version: { type: Number, required: true },
  text: { type: String, default: '' },
  day: { type: String, default: '' },
  until: { type: String, default: null },
  history: { type: [Schema.Types.Mixed], default: [] },
  looked: { type: String, default: null },
  audits: auditsField,
};

const schema = new Schema<PageNoticeDoc>(fields, { versionKey: false, minimize: false });

export const pageNoticeModel = (db: Connection) => db.model<PageNoticeDoc>('PageNotice', schema);
