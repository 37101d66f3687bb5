import { type Connection, Schema } from 'mongoose';
import type { IntakeSettings } from '../../../shared/schemas/refused';
import { type AuditDoc, auditsField } from '../../core/audit/audit.model';
import type { Fields } from '../../core/db/fields';

/** What staff set for the door; one document, `intake`. */
export type IntakeSettingsDoc = IntakeSettings & {
  _id: string;
  /** Entries of the log that its last writes are told by. */
  audits?: AuditDoc[];
};

const fields: Fields<IntakeSettingsDoc> = {
  _id: String,
  refusedDays: { type: Number, required: true },
  audits: auditsField,
};

const schema = new Schema<IntakeSettingsDoc>(fields, { versionKey: false });

export const intakeSettingsModel = (db: Connection) => db.model<IntakeSettingsDoc>('IntakeSetting', schema);
