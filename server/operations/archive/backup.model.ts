import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../../core/db/fields';

/** The result of scheduled backups: one document for all servers. */
type BackupDoc = {
  _id: 'schedule';
  /** The newest complete backup: its start time and size. */
  lastAt?: Date;
  bytes?: number;
  /** The time of a failure since then, and its reason. */
  failedAt?: Date;
  failure?: string;
};

const fields: Fields<BackupDoc> = {
  _id: String,
  lastAt: Date,
  bytes: Number,
  failedAt: Date,
  failure: String,
};

const schema = new Schema<BackupDoc>(fields, { versionKey: false });

export const backupModel = (db: Connection) => db.model<BackupDoc>('Backup', schema);
