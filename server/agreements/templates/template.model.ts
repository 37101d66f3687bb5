import { type Connection, Schema, type Types } from 'mongoose';
import { documentKinds } from '../../../shared/agreements/terms';
import { documentLanguages, type TemplateInput } from '../../../shared/schemas/agreement-template';
import { type AuditDoc, auditsField } from '../../core/audit/audit.model';
import { anyText, type Fields, requiredText } from '../../core/db/fields';

/** The adopter of a version: a lawyer's account with its bar numbers or, in older data, a typed name. */
export type Adoption = { by: string; byId?: string; bar?: string; at: Date };
type Writing = { version: number; at: Date; by: string; adopted?: Adoption };

/** A template; `before` are its earlier versions as they stood, so that what was sent can be read beside its own. */
export type TemplateDoc = TemplateInput & {
  _id: Types.ObjectId;
  version: number;
  adopted?: Adoption;
  /** Ours, and unchanged or not adopted since. */
  isSample: boolean;
  isArchived: boolean;
  updatedAt: Date;
  updatedBy: string;
  before: (Writing & Pick<TemplateInput, 'text' | 'terms'>)[];
  audits?: AuditDoc[];
};

export const adoptedField = {
  type: { by: String, byId: String, bar: String, at: Date },
  _id: false,
  default: undefined,
};
const fields: Fields<Omit<TemplateDoc, '_id'>> = {
  kind: { type: String, enum: documentKinds, required: true },
  name: requiredText,
  language: { type: String, enum: documentLanguages, required: true },
  caseTypes: [String],
  text: requiredText,
  terms: { type: Schema.Types.Mixed },
  keptYears: { type: Number, required: true },
  version: { type: Number, required: true },
  adopted: adoptedField,
  isSample: { type: Boolean, required: true },
  isArchived: { type: Boolean, default: false },
  updatedAt: { type: Date, required: true },
  updatedBy: anyText,
  before: [
    {
      _id: false,
      version: Number,
      at: Date,
      by: String,
      adopted: adoptedField,
      text: String,
      terms: { type: Schema.Types.Mixed },
    },
  ],
  audits: auditsField,
};

const schema = new Schema<TemplateDoc>(fields, {
  versionKey: false,
  minimize: false,
  collection: 'agreementtemplates',
});

export const templateModel = (db: Connection) => db.model<TemplateDoc>('AgreementTemplate', schema);
