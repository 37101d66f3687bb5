import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../../core/db/fields';

/** What came of the backups by the clock: one document for all servers. */
export type BackupDoc = {
  _id: 'schedule';
  /** The newest that is whole: when it was begun, and its size. */
  lastAt?: Date;
  bytes?: number;
  /** When one failed since. */
  failedAt?: Date;
};

const fields: Fields<BackupDoc> = { _id: String, lastAt: Date, bytes: Number, failedAt: Date };

const schema = new Schema<BackupDoc>(fields, { versionKey: false });

export const backupModel = (db: Connection) => db.model<BackupDoc>('Backup', schema);
