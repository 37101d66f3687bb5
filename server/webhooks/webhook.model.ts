import { type Connection, Schema, type Types } from 'mongoose';
import { pauseReasons, type WebhookRecord } from '../../shared/schemas/webhook';
import { type AuditDoc, auditsField } from '../audit/audit.model';
import { type Fields, requiredText } from '../db/fields';

/** A secret as it is kept: sealed; `until` is when it signs no more. */
export type KeptSecret = { sealed: string; until?: Date };

/** Where another system takes messages that we sign: a webhook's or a vendor's. */
export type Endpoint = {
  url: string;
  /** The newest first. */
  secrets: KeptSecret[];
  lastSuccessAt?: Date;
  /** Entries of the log that its last writes are told by. */
  audits?: AuditDoc[];
};

export const endpointFields: Fields<Endpoint> = {
  url: requiredText,
  secrets: [{ _id: false, sealed: String, until: Date }],
  lastSuccessAt: Date,
  audits: auditsField,
};

export type WebhookDoc = Endpoint &
  Pick<WebhookRecord, 'name' | 'events' | 'fields' | 'paused'> & {
    _id: Types.ObjectId;
    failingSince?: Date;
    createdAt: Date;
  };

const fields: Fields<Omit<WebhookDoc, '_id'>> = {
  ...endpointFields,
  name: requiredText,
  events: [String],
  fields: [String],
  paused: { type: String, enum: pauseReasons, default: '' },
  failingSince: Date,
  createdAt: { type: Date, required: true },
};

const schema = new Schema<WebhookDoc>(fields, { versionKey: false });

export const webhookModel = (db: Connection) => db.model<WebhookDoc>('Webhook', schema);
export type WebhookModel = ReturnType<typeof webhookModel>;
