import { type Connection, Schema, type Types } from 'mongoose';
import { pauseReasons, type WebhookRecord } from '../../../shared/schemas/webhook';
import { type Fields, requiredText } from '../../core/db/fields';
import { type Endpoint, endpointFields } from '../../core/endpoints/endpoint-fields';

export type WebhookDoc = Endpoint &
  Pick<WebhookRecord, 'name' | 'events' | 'fields' | 'paused'> & {
    _id: Types.ObjectId;
    /** Of a vendor's: whose leads, and which outcomes. */
    vendor?: string;
    stages?: WebhookRecord['stages'];
    failingSince?: Date;
    createdAt: Date;
  };

const fields: Fields<Omit<WebhookDoc, '_id'>> = {
  ...endpointFields,
  name: requiredText,
  events: [String],
  fields: [String],
  vendor: String,
  stages: { type: [String], default: undefined },
  paused: { type: String, enum: pauseReasons, default: '' },
  failingSince: Date,
  createdAt: { type: Date, required: true },
};

const schema = new Schema<WebhookDoc>(fields, { versionKey: false });

export const webhookModel = (db: Connection) => db.model<WebhookDoc>('Webhook', schema);
