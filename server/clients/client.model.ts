import { type Connection, Schema, type Types } from 'mongoose';
import { type ClientInput, type ClientRecord, leadStatuses } from '../../shared/schemas/client';
import { anyText, type Fields, requiredText } from '../db/fields';
import { fold } from '../db/search';

/** Folded copies of what is sorted and compared. */
type Keys = { firstName: string; lastName: string; email: string };

export type ClientDoc = Omit<ClientRecord, 'id' | 'createdAt' | 'updatedAt'> & {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
  /** Name and e-mail, folded: what a search looks through. */
  searchText: string;
  keys: Keys;
  /** The caller and the Idempotency-Key of the request that made this lead, hashed together. */
  requestKey?: string;
  requestHash?: string;
  requestId?: string;
};

const fields: Fields<Omit<ClientDoc, '_id'>> = {
  firstName: requiredText,
  lastName: requiredText,
  email: requiredText,
  phoneNumber: requiredText,
  phoneE164: String,
  caseType: requiredText,
  additionalInfo: anyText,
  ip_address: anyText,
  jornaya_ip: anyText,
  externalId: String,
  campaign: String,
  subId1: String,
  subId2: String,
  subId3: String,
  subId4: String,
  price: Number,
  state: String,
  zip: String,
  landingPageUrl: String,
  userAgent: String,
  consentText: String,
  consentAt: String,
  jornayaLeadId: String,
  trustedFormCertUrl: String,
  status: { type: String, enum: leadStatuses, required: true },
  statusReason: anyText,
  assignedTo: { type: String, default: null },
  version: { type: Number, required: true },
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
  searchText: requiredText,
  keys: { type: { firstName: String, lastName: String, email: String }, _id: false },
  requestKey: String,
  requestHash: String,
  requestId: String,
};

const schema = new Schema<ClientDoc>(fields, { versionKey: false, minimize: false });
schema.index({ requestKey: 1 }, { unique: true, sparse: true });
schema.index({ searchText: 1 });
schema.index({ 'keys.lastName': 1, _id: 1 });
schema.index({ 'keys.firstName': 1, _id: 1 });
schema.index({ 'keys.email': 1, _id: 1 });
schema.index({ caseType: 1, _id: 1 });
schema.index({ status: 1, _id: 1 });
schema.index({ createdAt: 1, _id: 1 });

export const clientModel = (db: Connection) => db.model<ClientDoc>('Client', schema);

/** The folded copies in a lead, made with every write of the fields they come from. */
export const keysOf = (
  client: Pick<ClientInput, 'firstName' | 'lastName' | 'email'>,
): Pick<ClientDoc, 'searchText' | 'keys'> => {
  const keys = {
    firstName: fold(client.firstName),
    lastName: fold(client.lastName),
    email: fold(client.email),
  };
  return { searchText: `${keys.firstName} ${keys.lastName}\n${keys.email}`, keys };
};
