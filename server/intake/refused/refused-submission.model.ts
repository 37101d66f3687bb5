import { type Connection, Schema, type Types } from 'mongoose';
import type { Reason } from '../../../shared/schemas/outcome';
import { type KeptKind, keptKinds } from '../../../shared/schemas/refused';
import { type AuditDoc, auditsField } from '../../core/audit/audit.model';
import { anyText, type Fields } from '../../core/db/fields';

/** A submission that did not become a lead. What it says of a person stands in `sealed` only. */
export type RefusedSubmissionDoc = {
  _id: Types.ObjectId;
  at: Date;
  vendorId: string | null;
  kind: KeptKind;
  /** The HTTP status of the answer. */
  status: number;
  reason: string;
  reasons: Reason[];
  caseType: string;
  campaign: string;
  requestId: string;
  /** The vendor's own id of it, marked: the id itself stands in the seal. */
  externalMark?: string;
  sealed: Buffer;
  bytes: number;
  /** The claims that find it when the request is repeated; see `server/intake/claims/idempotency-claims.ts`. */
  onceKeys?: string[];
  /** The lead that it became. */
  leadId?: string;
  /** When staff took it in or put it aside; until then it waits for them. */
  decidedAt?: Date;
  /** Log entries of its last writes. */
  audits?: AuditDoc[];
};

const fields: Fields<Omit<RefusedSubmissionDoc, '_id'>> = {
  at: { type: Date, required: true },
  vendorId: { type: String, default: null },
  kind: { type: String, enum: keptKinds, required: true },
  status: { type: Number, required: true },
  reason: anyText,
  reasons: [{ _id: false, field: anyText, message: anyText }],
  caseType: anyText,
  campaign: anyText,
  requestId: anyText,
  externalMark: String,
  sealed: Buffer,
  bytes: { type: Number, required: true },
  onceKeys: { type: [String], default: undefined },
  leadId: String,
  decidedAt: Date,
  audits: auditsField,
};

const schema = new Schema<RefusedSubmissionDoc>(fields, { versionKey: false, minimize: false });
schema.index({ at: 1, _id: 1 });
schema.index({ vendorId: 1, at: 1 });
schema.index({ vendorId: 1, externalMark: 1 });
schema.index({ reason: 1, at: 1 });
schema.index({ kind: 1, decidedAt: 1 });
// The timed work looks for entries that a server left behind, among very many submissions.
schema.index({ 'audits._id': 1 }, { sparse: true });
schema.index({ onceKeys: 1 }, { unique: true, sparse: true });

export const refusedSubmissionModel = (db: Connection) =>
  db.model<RefusedSubmissionDoc>('RefusedPost', schema);

/** A projection that leaves out the fields that lists don't need. */
export const withoutSealed = { externalMark: 0, sealed: 0, onceKeys: 0, bytes: 0 } as const;
