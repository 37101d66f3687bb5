import { type Connection, Schema, type SchemaDefinitionProperty, type Types } from 'mongoose';
import { type LeadFieldName, leadField, leadFieldNames } from '../../../shared/lead-fields';
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
import { onlyDigits, toE164 } from '../phone';
import { type DeskDoc, deskFields } from './desk-fields';
import { hideDeleted } from './hide-deleted';
import { type HistoryEntry, historyFields } from './history';
import type { LeadSeal } from './sealed/lead-seal';
import { sealQueries } from './sealed/seal-queries';

/** Folded copies of what is sorted and compared. */
type Keys = { firstName: string; lastName: string; email: string };

type Moments = 'createdAt' | 'updatedAt' | 'waitingSince' | 'firstContactAt' | 'nextTaskAt' | 'returnedAt';

export type ClientDoc = Omit<ClientRecord, 'id' | 'duplicateOf' | Moments> &
  DeskDoc & {
    _id: Types.ObjectId;
    createdAt: Date;
    updatedAt: Date;
    duplicateOf?: string;
    /** What was agreed on to be paid for it, in US dollars. */
    cost?: number;
    /** The import that it came with. */
    importId?: string;
    /** How a vendor's lead came, which no later change touches; `takenIn`: staff took it in after it was refused. */
    arrivedAs?: { caseType: string; takenIn?: boolean };
    /** When it was given back to its vendor: it is not paid for then. */
    returnedAt?: Date;
    /** Names, e-mail address, digits of both phones and the address, folded: what a search looks through. */
    searchText: string;
    keys: Keys;
    /** Of sealed fields: what whole values are found by; see `sealed/lead-seal.ts`. */
    hashes?: Record<string, string>;
    /** Under which key and setting the lead was last sealed as a whole. */
    sealedAs?: string;
    /** What happened to the lead: it goes when the lead goes. */
    history: HistoryEntry[];
    /** What no second lead may have; see `server/intake/claims/idempotency-claims.ts`. */
    onceKeys?: string[];
    /** Of the request that brought the lead, as its sender was told it. */
    requestId?: string;
    /** What the person answered about calls and texts, until it is taken over into the ledger. */
    consent?: ConsentAnswer;
    /** Its consent is not in the ledger yet. */
    unsealed?: boolean;
    /** Since when the lead is hidden from every read; see `deleted/hide-deleted.ts`. */
    deletedAt?: Date;
    /** The lead that took this one in; such a lead is hidden like a deleted one. */
    mergedInto?: string;
    /** What the merge changed in the lead that took this one in: what has to be undone there. */
    mergeChanges?: AuditRecord['changes'];
    /** The questions whose answers the merge added: what has to be taken out there. */
    mergeAnswers?: string[];
    /** The ids that lead here because of merges. */
    mergedIds?: string[];
    /** When the lead itself came, where `createdAt` is that of an earlier one which it took in. */
    receivedAt?: Date;
    /** Nothing may delete the lead while somebody holds it. */
    hold?: { by: string; at: Date; reason: string };
    /** What has to happen because of the last write; the outbox takes it from here. */
    outbox?: OutboxEvent[];
  };

const arriving = Object.fromEntries(
  leadFieldNames.map((name) => {
    const { schema } = leadField(name);
    const isNumber = schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodNumber;
    if (leadField(name).parts) return [name, {}];
    return [name, isNumber ? Number : leadField(name).always ? anyText : String];
  }),
) as Record<LeadFieldName, SchemaDefinitionProperty>;

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
// Twelve, and `_id`, with a key for every lead: the door, and what the list is searched, filtered or sorted by.
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
// Keys only for the leads that one screen or timed work asks for.
// Reasons for turning down, in the reports.
schema.index({ status: 1, statusReason: 1 }, { partialFilterExpression: { status: 'Turned down' } });
// A vendor's page: its leads by day, and one by the vendor's own number.
schema.index({ vendorId: 1, createdAt: 1 }, { partialFilterExpression: { source: 'vendor' } });
schema.index({ vendorId: 1, externalId: 1 }, { partialFilterExpression: { source: 'vendor' } });
// An import and its undoing.
schema.index({ importId: 1 }, { sparse: true });
// The timed work: what is still to be sealed, and what is still to be sent.
schema.index({ unsealed: 1 }, { sparse: true });
schema.index({ 'outbox.at': 1 }, { sparse: true });
// The queue: who waits longest and whose task is next. Under the names of the sparse ones that they replace; a sparse
// index of two fields would hold every lead.
for (const moment of ['waitingSince', 'nextTaskAt'])
  schema.index(
    { [moment]: 1, _id: 1 },
    { name: `${moment}_1`, partialFilterExpression: { [moment]: { $exists: true } } },
  );
// My day.
schema.index({ 'openTasks.assignedTo': 1, 'openTasks.dueAt': 1 }, { sparse: true });
// Deleted leads; where a merged lead went, and what it was made of.
schema.index({ deletedAt: 1 }, { sparse: true });
schema.index({ mergedInto: 1 }, { sparse: true });
schema.index({ mergedIds: 1 }, { sparse: true });
hideDeleted(schema);

const sealedSchema = (seal: LeadSeal) => {
  const sealed = schema.clone() as typeof schema;
  sealQueries(sealed, seal);
  return sealed;
};

/** Leads; with a seal their sensitive fields are encrypted in the database, and plain for whoever asks here. */
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
  keys: 0,
  hashes: 0,
  sealedAs: 0,
} as const;

/** The lead with what the desk keeps in it. */
export const withoutArrivals = arrivals;

/** What a list or a record leaves in the database, as a projection. */
export const withoutInternals = {
  ...arrivals,
  firstContactBy: 0,
  calls: 0,
  openTasks: 0,
  claim: 0,
  letter: 0,
  deskVersion: 0,
} as const;

type Named = Pick<
  ClientInput,
  'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'secondPhone' | 'street' | 'city' | 'zip'
>;

/** What a lead is found by: copies of its fields, made with every write of these. A number that cannot be read has none. */
export const getKeys = (client: Named): Pick<ClientDoc, 'searchText' | 'keys' | 'phoneE164'> => {
  const keys = {
    firstName: foldForSearch(client.firstName),
    lastName: foldForSearch(client.lastName),
    email: fold(client.email),
  };
  const phoneE164 = toE164(client.phoneNumber);
  const { secondPhone = '', street = '', city = '', zip = '' } = client;
  // In this order: sealing leaves out the lines of what it seals.
  const searchText = [
    `${keys.firstName} ${keys.lastName}`,
    foldForSearch(client.email),
    onlyDigits(phoneE164 ?? client.phoneNumber),
    onlyDigits(toE164(secondPhone) ?? secondPhone),
    ...[street, city, zip].map(foldForSearch),
  ]
    .join('\n')
    .trimEnd();
  return { searchText, keys, ...(phoneE164 && { phoneE164 }) };
};
