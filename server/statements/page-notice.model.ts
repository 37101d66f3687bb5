import { type Connection, Schema } from 'mongoose';
import type { HistoryEntry } from '../../shared/schemas/site-statement';
import { type AuditDoc, auditsField } from '../audit/audit.model';
import type { Fields } from '../db/fields';

/** The dated notice of one page, by its path; without text it was taken down, and its history stays. */
export type PageNoticeDoc = {
  _id: string;
  version: number;
  text: string;
  day: string;
  until: string | null;
  history: HistoryEntry[];
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
  audits: auditsField,
};

const schema = new Schema<PageNoticeDoc>(fields, { versionKey: false, minimize: false });

export const pageNoticeModel = (db: Connection) => db.model<PageNoticeDoc>('PageNotice', schema);
