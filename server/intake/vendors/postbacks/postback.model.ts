import { type Connection, Schema } from 'mongoose';
import type { LeadStage } from '../../../../shared/schemas/post';
import type { Fields } from '../../../core/db/fields';
import { type Endpoint, endpointFields } from '../../../core/endpoints/endpoint-fields';

/** The address that receives one vendor's updates about its leads; `_id` is the vendor's. */
export type PostbackDoc = Endpoint & { _id: string; stages: LeadStage[] };

const fields: Fields<PostbackDoc> = {
  ...endpointFields,
  _id: String,
  stages: [String],
};

const schema = new Schema<PostbackDoc>(fields, { versionKey: false });

export const postbackModel = (db: Connection) => db.model<PostbackDoc>('Postback', schema);
