import { type Connection, Schema, type Types } from 'mongoose';
import { type Fields, requiredText } from '../../../core/db/fields';

/** A browser that someone has signed in with. */
type DeviceDoc = {
  _id: Types.ObjectId;
  tokenHash: string;
  userId: Types.ObjectId;
  firstSeenAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
};

const fields: Fields<Omit<DeviceDoc, '_id'>> = {
  tokenHash: requiredText,
  userId: { type: Schema.Types.ObjectId, required: true },
  firstSeenAt: { type: Date, required: true },
  lastSeenAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
};

const schema = new Schema<DeviceDoc>(fields, { versionKey: false });
schema.index({ tokenHash: 1, userId: 1 }, { unique: true });
schema.index({ userId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const deviceModel = (db: Connection) => db.model<DeviceDoc>('Device', schema);
