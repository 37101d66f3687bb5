import { type Connection, Schema } from 'mongoose';
import type { KeptKind } from '../../../../shared/schemas/refused';
import { anyText, type Fields } from '../../../core/db/fields';

/** The number of submissions with these values that became no lead. */
export type PostGroup = { campaign: string; caseType: string; kind: KeptKind; reason: string; count: number };

/** The counts of a vendor's submissions of one day, kept after the submissions are removed. Nothing about a person. */
type DaySumDoc = { _id: string; vendorId: string; day: string; posts: PostGroup[] };

const fields: Fields<DaySumDoc> = {
  _id: String,
  vendorId: { type: String, required: true },
  day: { type: String, required: true },
  posts: [{ _id: false, campaign: anyText, caseType: anyText, kind: String, reason: anyText, count: Number }],
};

const schema = new Schema<DaySumDoc>(fields, { versionKey: false });
schema.index({ vendorId: 1, day: 1 });

export const daySumModel = (db: Connection) => db.model<DaySumDoc>('DaySum', schema);
