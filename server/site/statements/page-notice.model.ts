import { type Connection, Schema } from 'mongoose';
import type { HistoryEntry } from '../../../shared/schemas/site-statement';
import { type AuditDoc, auditsField } from '../../core/audit/audit.model';
import type { Fields } from '../../core/db/fields';

/** What staff did to one page, by its path: its dated notice, which without text was taken down, and when they looked for news. */
export type PageNoticeDoc = {
  _id: string;
  version: number;
  text: string;
  day: string;
  until: string | null;
  history: HistoryEntry[];
  /** The day on which somebody last looked for news of it. */
  looked?: string | null;
  /** Entries of the log that its last writes are told by. */
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
