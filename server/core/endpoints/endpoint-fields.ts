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
