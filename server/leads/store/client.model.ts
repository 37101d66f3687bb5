import {
  type LeadFieldName,
  leadField,
  leadFieldNames,
  type SearchedField,
  searchedFields,
} from '../../../shared/lead-fields';
import { toRecord } from '../../../shared/records';
import { auditChange } from '../../../shared/schemas/audit';
import { type ClientInput, clientRecord } from '../../../shared/schemas/client';
import type { ConsentAnswer } from '../../../shared/schemas/consent';
import { z } from '../../../shared/zod';
import { fold, foldForSearch } from '../../core/db/search';
import { outbox } from '../../core/outbox/work';
import {
  anyText,
  anyValue,
  defineCollection,
  objectId,
  type Stored,
  text,
} from '../../core/record/collection';
import { phoneDigits, toE164 } from '../phone';
import { deskFields } from './desk-fields';
import { hideDeleted } from './hide-deleted';
import { timelineEntry } from './history';

const optional = new Set<string>(leadFieldNames.filter((name) => !leadField(name).always));

/** Changed fields as a write has them: an optional one that was taken away is not kept as an empty text. */
export const written = (fields: object) => {
  const all = Object.entries(fields);
  const isGone = ([name, value]: [string, unknown]) => value === '' && optional.has(name);
  return {
    $set: Object.fromEntries(all.filter((one) => !isGone(one))),
    $unset: Object.fromEntries(all.filter(isGone).map(([name]) => [name, ''])),
  };
};

const { shape } = clientRecord;

const arriving = toRecord(leadFieldNames, (name) => {
  const { parts, always } = leadField(name);
  return parts ? anyValue().optional() : always ? anyText : shape[name];
}) as unknown as Pick<typeof shape, LeadFieldName>;

/** The leads. */
export const clients = defineCollection({
  name: 'clients',
  called: 'this lead',
  // The last one so that a write finds a deleted lead, too, if that is what was read.
  guard: ['version', 'deskVersion', 'deletedAt'],
  schema: z.object({
    _id: objectId,
    ...arriving,
    phoneE164: z.string().optional(),
    source: shape.source,
    duplicateOf: z.string().optional(),
    status: shape.status,
    statusReason: anyText,
    assignedTo: z.string().nullable().default(null),
    version: z.number(),
    createdAt: z.date(),
    updatedAt: z.date(),
    /** Names, e-mail address, digits of both phones and the address, folded, for the search. */
    searchText: text,
    /** Only on MongoDB; see `search-keys.ts`. */
    searchKeys: z.array(z.string()).optional(),
    /** Hashes of the words of the story and the notes, for search; made again while there is a mark. */
    words: z.array(z.string()).optional(),
    wordsDue: z.literal(true).optional(),
    wordsMark: z.string().optional(),
    /** Folded copies for sorting and comparing. */
    keys: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
    /** Hashes that find the whole values of sealed fields; see `sealed/lead-seal.ts`. */
    hashes: anyValue<Record<string, string>>().optional(),
    /** The key and setting that the lead was last sealed with. */
    sealedAs: z.string().optional(),
    /** The lead's history, deleted together with the lead. */
    history: z.array(timelineEntry),
    /** Claims that no second lead may have; see `server/intake/claims/idempotency-claims.ts`. */
    onceKeys: z.array(z.string()).optional(),
    /** The ID of the request that created the lead, as returned to its sender. */
    requestId: z.string().optional(),
    answers: shape.answers,
    vendorId: z.string().optional(),
    flags: shape.flags,
    /** The agreed price, in US dollars. */
    cost: z.number().optional(),
    /** A vendor's lead as it arrived; never changes. `takenIn`: staff accepted it after it was refused. */
    arrivedAs: z.object({ caseType: z.string(), takenIn: z.boolean().optional() }).optional(),
    /** The import that created it. */
    importId: z.string().optional(),
    /** When it was returned to its vendor, so it costs nothing. */
    returnedAt: z.date().optional(),
    returnReason: z.string().optional(),
    signed: shape.signed,
    firstAnswer: shape.firstAnswer,
    /** The person's answer about calls and texts, until it is moved to the ledger. */
    consent: anyValue<ConsentAnswer>().optional(),
    /** True if its consent is not in the ledger yet. */
    unsealed: z.boolean().optional(),
    /** When the lead was hidden from every read; see `hide-deleted.ts`. */
    deletedAt: z.date().optional(),
    /** The lead that this one was merged into; a merged lead is hidden like a deleted one. */
    mergedInto: z.string().optional(),
    /** The changes that the merge made in the other lead; undoing the merge reverts them. */
    mergeChanges: z.array(auditChange).optional(),
    /** The questions whose answers the merge added; undoing the merge removes them. */
    mergeAnswers: z.array(z.string()).optional(),
    /** The ids that lead here because of merges. */
    mergedIds: z.array(z.string()).optional(),
    /** When this lead arrived, if `createdAt` comes from an earlier lead merged into it. */
    receivedAt: z.date().optional(),
    /** A legal hold: nothing may delete the lead. */
    hold: z.object({ by: z.string(), at: z.date(), reason: z.string() }).optional(),
    /** Events from the last write, for the outbox to deliver. */
    outbox,
    phoneMark: shape.phoneMark,
    attempts: z.number().optional(),
    ...deskFields.shape,
  }),
  minimize: false,
  hook: hideDeleted,
  indexes: [
    // Twelve, and `_id`, have a key for every lead: the unique claims, and the search, filters and orders of the list.
    { on: { onceKeys: 1 }, unique: true, sparse: true },
    { on: { searchText: 1 } },
    { on: { 'keys.lastName': 1, _id: 1 } },
    { on: { 'keys.firstName': 1, _id: 1 } },
    { on: { 'keys.email': 1, _id: 1 } },
    { on: { phoneE164: 1, _id: 1 } },
    { on: { caseType: 1, _id: 1 } },
    { on: { status: 1, _id: 1 } },
    { on: { createdAt: 1, _id: 1 } },
    { on: { assignedTo: 1, _id: 1 } },
    { on: { source: 1, _id: 1 } },
    { on: { updatedAt: 1, _id: 1 } },
    // These have keys only for the leads that one screen or scheduled job needs.
    // Turn-down reasons, in the reports.
    { on: { status: 1, statusReason: 1 }, partialFilterExpression: { status: 'Turned down' } },
    // A vendor's page: its leads by day, and one lead by the vendor's own number.
    { on: { vendorId: 1, createdAt: 1 }, partialFilterExpression: { source: 'vendor' } },
    { on: { vendorId: 1, externalId: 1 }, partialFilterExpression: { source: 'vendor' } },
    // Undoing an import.
    { on: { importId: 1 }, sparse: true },
    // Scheduled jobs: consents not yet in the ledger, and events not yet delivered.
    { on: { unsealed: 1 }, sparse: true },
    { on: { 'outbox.at': 1 }, sparse: true },
    // Words of stories and notes, and the leads whose words are not known yet.
    { on: { words: 1 }, sparse: true },
    { on: { wordsDue: 1 }, sparse: true },
    // The queue: the longest wait and the next task. The names are those of the sparse indexes that these replace; a sparse
    // index of two fields would hold every lead.
    ...['waitingSince', 'nextTaskAt'].map((moment) => ({
      on: { [moment]: 1, _id: 1 } as const,
      name: `${moment}_1`,
      partialFilterExpression: { [moment]: { $exists: true } },
    })),
    // The head of the queue: leads that still wait after the time of their promised call.
    { on: { callBy: 1, _id: 1 }, partialFilterExpression: { waitingSince: { $exists: true } } },
    // The inbox.
    { on: { 'inbox.showAt': 1, _id: 1 }, partialFilterExpression: { 'inbox.showAt': { $exists: true } } },
    // My day.
    { on: { 'openTasks.assignedTo': 1, 'openTasks.dueAt': 1 }, sparse: true },
    // Tasks for agreements.
    { on: { 'openTasks.need': 1, 'openTasks.assignedTo': 1 }, sparse: true },
    // Numbers that the desk marked, for the contact gate.
    { on: { phoneMark: 1 }, sparse: true },
    { on: { 'calls.outcome': 1 }, partialFilterExpression: { 'calls.outcome': 'Asked not to be called' } },
    // Legal holds.
    { on: { 'hold.at': 1 }, sparse: true },
    // Deleted leads, and merged leads in both directions.
    { on: { deletedAt: 1 }, sparse: true },
    { on: { mergedInto: 1 }, sparse: true },
    { on: { mergedIds: 1 }, sparse: true },
  ],
});

export type ClientDoc = Stored<typeof clients>;

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
