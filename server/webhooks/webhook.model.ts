import { type Connection, Schema, type Types } from 'mongoose';
import { pauseReasons, type WebhookRecord } from '../../shared/schemas/webhook';
import { type Fields, requiredText } from '../db/fields';

/** A secret as it is kept: sealed; `until` is when it signs no more. */
export type KeptSecret = { sealed: string; until?: Date };

export type WebhookDoc = Pick<WebhookRecord, 'name' | 'url' | 'events' | 'fields' | 'paused'> & {
  _id: Types.ObjectId;
  /** The newest first. */
  secrets: KeptSecret[];
  failingSince?: Date;
  lastSuccessAt?: Date;
  createdAt: Date;
};

const fields: Fields<Omit<WebhookDoc, '_id'>> = {
  name: requiredText,
  url: requiredText,
  events: [String],
  fields: [String],
  paused: { type: String, enum: pauseReasons, default: '' },
  secrets: [{ _id: false, sealed: String, until: Date }],
  failingSince: Date,
  lastSuccessAt: Date,
  createdAt: { type: Date, required: true },
};

const schema = new Schema<WebhookDoc>(fields, { versionKey: false });

export const webhookModel = (db: Connection) => db.model<WebhookDoc>('Webhook', schema);
export type WebhookModel = ReturnType<typeof webhookModel>;
