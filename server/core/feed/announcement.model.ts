import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../db/fields';
import type { Change } from './feed';

/** News from one server's feed, for the other servers of the same database. Kept for a day. */
type AnnouncementDoc = {
  /** Increases by one with each announcement of any server, so the order does not depend on a clock. */
  _id: number;
  at: Date;
  /** The announcing server. */
  server: string;
  changes: Change[];
};

const fields: Fields<AnnouncementDoc> = {
  _id: Number,
  at: { type: Date, required: true, expires: 24 * 60 * 60 },
  server: { type: String, required: true },
  changes: [{ _id: false, id: String, what: String }],
};

const schema = new Schema<AnnouncementDoc>(fields, { versionKey: false });

export const announcementModel = (db: Connection) => db.model<AnnouncementDoc>('Announcement', schema);
