import { type Connection, Schema, type SchemaDefinitionProperty, type Types } from 'mongoose';
import { leadField, leadFieldNames, type SearchedField, searchedFields } from '../../../shared/lead-fields';
import { toRecord } from '../../../shared/records';
import type { AuditRecord } from '../../../shared/schemas/audit';
import {
  type ClientInput,
  type ClientRecord,
  leadSources,
  leadStatuses,
  phoneMarks,
} from '../../../shared/schemas/client';
import type { ConsentAnswer } from '../../../shared/schemas/consent';
import { z } from '../../../shared/zod';
import { anyText, type Fields, requiredText } from '../../core/db/fields';
import { fold, foldForSearch } from '../../core/db/search';
import { type OutboxEvent, outboxFields } from '../../core/outbox/event';
import { phoneDigits, toE164 } from '../phone';
import { type DeskDoc, deskFields } from './desk-fields';
import { hideDeleted } from './hide-deleted';
import { type HistoryEntry, historyFields } from './history';
import type { LeadSeal } from './sealed/lead-seal';
import { sealQueries } from './sealed/seal-queries';

/** Folded copies for sorting and comparing. */
type Keys = { firstName: string; lastName: string; email: string };

type Moments =
  | 'createdAt'
  | 'updatedAt'
  | 'waitingSince'
  | 'callBy'
  | 'firstContactAt'
  | 'nextTaskAt'
  | 'returnedAt';

export type ClientDoc = Omit<ClientRecord, 'id' | 'duplicateOf' | Moments> &
  DeskDoc & {
    _id: Types.ObjectId;
    createdAt: Date;
    updatedAt: Date;
    duplicateOf?: string;
    /** The agreed price, in US dollars. */
    cost?: number;
    /** The import that created it. */
    importId?: string;
    /** A vendor's lead as it arrived; never changes. `takenIn`: staff accepted it after it was refused. */
    arrivedAs?: { caseType: string; takenIn?: boolean };
    /** When it was returned to its vendor, so it costs nothing. */
    returnedAt?: Date;
    /** Names, e-mail address, digits of both phones and the address, folded, for the search. */
    searchText: string;
    /** Only on MongoDB; see `search-keys.ts`. */
    searchKeys?: string[];
    /** Hashes of the words of the story and the notes, for search; made again while there is a mark. */
    words?: string[];
    wordsDue?: true;
    wordsMark?: string;
    keys: Keys;
    /** Hashes that find the whole values of sealed fields; see `sealed/lead-seal.ts`. */
    hashes?: Record<string, string>;
    /** The key and setting that the lead was last sealed with. */
    sealedAs?: string;
    /** The lead's history, deleted together with the lead. */
    history: HistoryEntry[];
    /** Claims that no second lead may have; see `server/intake/claims/idempotency-claims.ts`. */
    onceKeys?: string[];
    /** The ID of the request that created the lead, as returned to its sender. */
    requestId?: string;
    /** The person's answer about calls and texts, until it is moved to the ledger. */
    consent?: ConsentAnswer;
    /** True if its consent is not in the ledger yet. */
    unsealed?: boolean;
    /** When the lead was hidden from every read; see `hide-deleted.ts`. */
    deletedAt?: Date;
    /** The lead that this one was merged into; a merged lead is hidden like a deleted one. */
    mergedInto?: string;
    /** The changes that the merge made in the other lead; undoing the merge reverts them. */
    mergeChanges?: AuditRecord['changes'];
    /** The questions whose answers the merge added; undoing the merge removes them. */
    mergeAnswers?: string[];
    /** The ids that lead here because of merges. */
    mergedIds?: string[];
    /** When this lead arrived, if `createdAt` comes from an earlier lead merged into it. */
    receivedAt?: Date;
    /** A legal hold: nothing may delete the lead. */
    hold?: { by: string; at: Date; reason: string };
    /** Events from the last write, for the outbox to deliver. */
    outbox?: OutboxEvent[];
  };

const arriving = toRecord(leadFieldNames, (name): SchemaDefinitionProperty => {
  const { schema, parts, always } = leadField(name);
  if (parts) return {};
  const isNumber = schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodNumber;
  return isNumber ? Number : always ? anyText : String;
});

const fields: Fields<Omit<ClientDoc, '_id'>> = {
  ...arriving,
  phoneE164: String,
  source: { type: String, enum: leadSources, required: true },
  duplicateOf: String,
  status: { type: String, enum: leadStatuses, required: true },
  statusReason: anyText,
  assignedTo: { type: String, default: null },
  version: { type: Number, required: true },
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
  searchText: requiredText,
  searchKeys: { type: [String], default: undefined },
  words: { type: [String], default: undefined },
  wordsDue: Boolean,
  wordsMark: String,
  keys: { type: { firstName: String, lastName: String, email: String }, _id: false },
  hashes: {},
  sealedAs: String,
  history: historyFields,
  onceKeys: { type: [String], default: undefined },
  requestId: String,
  answers: { type: Schema.Types.Mixed },
  vendorId: String,
  flags: { type: [String], default: undefined },
  cost: Number,
  arrivedAs: { type: { caseType: String, takenIn: Boolean }, _id: false, default: undefined },
  importId: String,
  returnedAt: Date,
  returnReason: String,
  signed: {
    type: { how: String, at: String, agreement: String, note: String, by: String },
    _id: false,
    default: undefined,
  },
  firstAnswer: { type: { channel: String, at: String }, _id: false, default: undefined },
  consent: {},
  unsealed: Boolean,
  deletedAt: Date,
  mergedInto: String,
  mergeChanges: { type: [{ _id: false, field: String, from: String, to: String }], default: undefined },
  mergeAnswers: { type: [String], default: undefined },
  mergedIds: { type: [String], default: undefined },
  receivedAt: Date,
  hold: { type: { by: String, at: Date, reason: String }, _id: false, default: undefined },
  outbox: outboxFields,
  phoneMark: { type: String, enum: phoneMarks },
  attempts: Number,
  ...deskFields,
};

const schema = new Schema<ClientDoc>(fields, { versionKey: false, minimize: false });
// Twelve, and `_id`, have a key for every lead: the unique claims, and the search, filters and orders of the list.
schema.index({ onceKeys: 1 }, { unique: true, sparse: true });
schema.index({ searchText: 1 });
schema.index({ 'keys.lastName': 1, _id: 1 });
schema.index({ 'keys.firstName': 1, _id: 1 });
schema.index({ 'keys.email': 1, _id: 1 });
schema.index({ phoneE164: 1, _id: 1 });
schema.index({ caseType: 1, _id: 1 });
schema.index({ status: 1, _id: 1 });
schema.index({ createdAt: 1, _id: 1 });
schema.index({ assignedTo: 1, _id: 1 });
schema.index({ source: 1, _id: 1 });
schema.index({ updatedAt: 1, _id: 1 });
// These have keys only for the leads that one screen or scheduled job needs.
// Turn-down reasons, in the reports.
schema.index({ status: 1, statusReason: 1 }, { partialFilterExpression: { status: 'Turned down' } });
// A vendor's page: its leads by day, and one lead by the vendor's own number.
schema.index({ vendorId: 1, createdAt: 1 }, { partialFilterExpression: { source: 'vendor' } });
schema.index({ vendorId: 1, externalId: 1 }, { partialFilterExpression: { source: 'vendor' } });
// Undoing an import.
schema.index({ importId: 1 }, { sparse: true });
// Scheduled jobs: consents not yet in the ledger, and events not yet delivered.
schema.index({ unsealed: 1 }, { sparse: true });
schema.index({ 'outbox.at': 1 }, { sparse: true });
// Words of stories and notes, and the leads whose words are not known yet.
schema.index({ words: 1 }, { sparse: true });
schema.index({ wordsDue: 1 }, { sparse: true });
// The queue: the longest wait and the next task. The names are those of the sparse indexes that these replace; a sparse
// index of two fields would hold every lead.
for (const moment of ['waitingSince', 'nextTaskAt'])
  schema.index(
    { [moment]: 1, _id: 1 },
    { name: `${moment}_1`, partialFilterExpression: { [moment]: { $exists: true } } },
  );
// The head of the queue: leads that still wait after the time of their promised call.
schema.index({ callBy: 1, _id: 1 }, { partialFilterExpression: { waitingSince: { $exists: true } } });
// The inbox.
schema.index(
  { 'inbox.showAt': 1, _id: 1 },
  { partialFilterExpression: { 'inbox.showAt': { $exists: true } } },
);
// My day.
schema.index({ 'openTasks.assignedTo': 1, 'openTasks.dueAt': 1 }, { sparse: true });
// Tasks for agreements.
schema.index({ 'openTasks.need': 1, 'openTasks.assignedTo': 1 }, { sparse: true });
// Numbers that the desk marked, for the contact gate.
schema.index({ phoneMark: 1 }, { sparse: true });
schema.index(
  { 'calls.outcome': 1 },
  { partialFilterExpression: { 'calls.outcome': 'Asked not to be called' } },
);
// Legal holds.
schema.index({ 'hold.at': 1 }, { sparse: true });
// Deleted leads, and merged leads in both directions.
schema.index({ deletedAt: 1 }, { sparse: true });
schema.index({ mergedInto: 1 }, { sparse: true });
schema.index({ mergedIds: 1 }, { sparse: true });
hideDeleted(schema);

const sealedSchema = (seal: LeadSeal) => {
  const sealed = schema.clone() as typeof schema;
  sealQueries(sealed, seal);
  return sealed;
};

/** The leads. With a seal, their sensitive fields are encrypted in the database and plain for callers. */
export const clientModel = (db: Connection, seal?: LeadSeal) =>
  db.model<ClientDoc>('Client', seal ? sealedSchema(seal) : schema);

const arrivals = {
  history: 0,
  onceKeys: 0,
  cost: 0,
  arrivedAs: 0,
  importId: 0,
  consent: 0,
  unsealed: 0,
  outbox: 0,
  mergeChanges: 0,
  hold: 0,
  mergeAnswers: 0,
  receivedAt: 0,
  searchText: 0,
  searchKeys: 0,
  words: 0,
  wordsDue: 0,
  wordsMark: 0,
  keys: 0,
  hashes: 0,
  sealedAs: 0,
} as const;

/** A projection without internal fields; the desk's fields stay. */
export const withoutArrivals = arrivals;

/** A projection that leaves out the fields that lists and records don't need. */
export const withoutInternals = {
  ...arrivals,
  firstContactBy: 0,
  calls: 0,
  openTasks: 0,
  claim: 0,
  letter: 0,
  letterDraft: 0,
  agreementsSeen: 0,
  inbox: 0,
  deskVersion: 0,
} as const;

type Named = Pick<ClientInput, 'firstName' | 'lastName' | 'email' | 'phoneNumber' | SearchedField>;

const toLine = (name: SearchedField, value: string) =>
  leadField(name).searched === 'digits' ? phoneDigits(value) : foldForSearch(value);

/**
 * Returns the folded copies of a lead's fields that searches use, written together with those fields. An invalid phone
 * number has none.
 */
export const getKeys = (client: Named): Pick<ClientDoc, 'searchText' | 'keys' | 'phoneE164'> => {
  const keys = {
    firstName: foldForSearch(client.firstName),
    lastName: foldForSearch(client.lastName),
    email: fold(client.email),
  };
  const phoneE164 = toE164(client.phoneNumber);
  // The order of the lines is fixed: sealing leaves out those of what it seals.
  const searchText = [
    `${keys.firstName} ${keys.lastName}`,
    ...searchedFields.map((name) => toLine(name, client[name] ?? '')),
  ]
    .join('\n')
    .trimEnd();
  return { searchText, keys, ...(phoneE164 && { phoneE164 }) };
};
