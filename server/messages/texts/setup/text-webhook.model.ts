import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../../../core/db/fields';

export const textWebhookKinds = ['inbound', 'status'] as const;
export type TextWebhookKind = (typeof textWebhookKinds)[number];

/** When the provider last reached us with a webhook of a kind, to within an hour. */
type TextWebhookDoc = { _id: TextWebhookKind; at: Date };

const fields: Fields<TextWebhookDoc> = {
  _id: { type: String, enum: textWebhookKinds },
  at: { type: Date, required: true },
};
const schema = new Schema<TextWebhookDoc>(fields, { versionKey: false });

export const textWebhookModel = (db: Connection) => db.model<TextWebhookDoc>('TextWebhook', schema);
