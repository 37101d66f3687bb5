import { type AuditDoc, auditsField } from '../audit/audit.model';
import { type Fields, requiredText } from '../db/fields';

/** A secret as stored: sealed; `until` is the time when it stops signing. */
export type KeptSecret = { sealed: string; until?: Date };

/** An external system that receives our signed messages: a webhook's or a vendor's. */
export type Endpoint = {
  url: string;
  /** Newest first. */
  secrets: KeptSecret[];
  lastSuccessAt?: Date;
  /** Audit entries of recent writes. */
  audits?: AuditDoc[];
};

export const endpointFields: Fields<Endpoint> = {
  url: requiredText,
  secrets: [{ _id: false, sealed: String, until: Date }],
  lastSuccessAt: Date,
  audits: auditsField,
};
