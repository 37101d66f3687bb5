import { type Connection, Schema } from 'mongoose';
import { serviceDefaults } from '../../../shared/constants';
import type { ServiceInput } from '../../../shared/schemas/service';
import { type AuditDoc, auditsField } from '../../core/audit/audit.model';
import { anyText, type Fields, requiredText } from '../../core/db/fields';

export type ServiceDoc = ServiceInput & {
  _id: number;
  /** Audit entries of recent writes. */
  audits?: AuditDoc[];
};

const fields: Fields<ServiceDoc> = {
  _id: Number,
  title: requiredText,
  short_description: anyText,
  description: requiredText,
  status: { type: Number, enum: [0, 1], default: serviceDefaults.status },
  image_id: { type: Number, default: serviceDefaults.image_id },
  icon: { type: String, default: serviceDefaults.icon },
  audits: auditsField,
};

const schema = new Schema<ServiceDoc>(fields, { versionKey: false });

export const serviceModel = (db: Connection) => db.model<ServiceDoc>('Service', schema);
