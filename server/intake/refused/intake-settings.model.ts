import { type Connection, Schema } from 'mongoose';
import type { IntakeSettings } from '../../../shared/schemas/refused';
import { type AuditDoc, auditsField } from '../../core/audit/audit.model';
import type { Fields } from '../../core/db/fields';

/** The intake settings that staff control, in one document, `intake`. */
type IntakeSettingsDoc = IntakeSettings & {
  _id: string;
  /** Log entries of its last writes. */
  audits?: AuditDoc[];
};

const fields: Fields<IntakeSettingsDoc> = {
  _id: String,
  refusedDays: { type: Number, required: true },
  audits: auditsField,
};

const schema = new Schema<IntakeSettingsDoc>(fields, { versionKey: false });

export const intakeSettingsModel = (db: Connection) => db.model<IntakeSettingsDoc>('IntakeSetting', schema);
