import { type Connection, Schema } from 'mongoose';
import type { LeadStage } from '../../../shared/schemas/post';
import { type Fields, requiredText } from '../../db/fields';
import type { KeptSecret } from '../../webhooks/webhook.model';

/** Where one vendor is told of its leads; `_id` is the vendor's. */
export type PostbackDoc = {
  _id: string;
  url: string;
  stages: LeadStage[];
  /** The newest first, sealed. */
  secrets: KeptSecret[];
  lastSuccessAt?: Date;
};

const fields: Fields<PostbackDoc> = {
  _id: String,
  url: requiredText,
  stages: [String],
  secrets: [{ _id: false, sealed: String, until: Date }],
  lastSuccessAt: Date,
};

const schema = new Schema<PostbackDoc>(fields, { versionKey: false });

export const postbackModel = (db: Connection) => db.model<PostbackDoc>('Postback', schema);
