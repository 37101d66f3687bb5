import { type Connection, Schema, type Types } from 'mongoose';
import { type SequenceRecord, type SequenceStep, sequenceStarts } from '../../../shared/schemas/sequence';
import { type AuditDoc, auditsField } from '../../core/audit/audit.model';
import { type Fields, requiredText } from '../../core/db/fields';

export type SequenceDoc = Omit<SequenceRecord, 'id' | 'steps'> & {
  _id: Types.ObjectId;
  steps: SequenceStep[];
  createdAt: Date;
  /** Audit entries of recent writes. */
  audits?: AuditDoc[];
};

const step = {
  _id: false,
  wait: requiredText,
  channel: requiredText,
  at: String,
  within: String,
  subject: String,
  text: requiredText,
};

const fields: Fields<Omit<SequenceDoc, '_id'>> = {
  name: requiredText,
  version: { type: Number, required: true },
  on: { type: Boolean, required: true },
  startsOn: { type: String, enum: sequenceStarts, required: true },
  caseTypes: { type: [String], default: undefined },
  sources: { type: [String], default: undefined },
  language: String,
  steps: [step],
  createdAt: { type: Date, required: true },
  audits: auditsField,
};

const schema = new Schema<SequenceDoc>(fields, { versionKey: false });
schema.index({ startsOn: 1, on: 1 });
schema.index({ 'audits._id': 1 }, { sparse: true });

export const sequenceModel = (db: Connection) => db.model<SequenceDoc>('Sequence', schema);

/** The steps of one version, which never change: a run keeps the version that it started with. */
export type SequenceVersionDoc = { _id: string; steps: SequenceStep[] };

const versionFields: Fields<SequenceVersionDoc> = { _id: String, steps: [step] };
const versionSchema = new Schema<SequenceVersionDoc>(versionFields, { versionKey: false });

export const toVersionId = (sequence: unknown, version: number) => `${sequence} ${version}`;

export const sequenceVersionModel = (db: Connection) =>
  db.model<SequenceVersionDoc>('SequenceVersion', versionSchema);
