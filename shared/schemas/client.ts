import { answerWays } from '../form-controls';
import {
  type DocumentedName,
  type EditableName,
  editableNames,
  type FieldOfParts,
  type LeadFieldName,
  type LeadFields,
  leadField,
  leadFieldNames,
  leadSchemas,
  type SpokenFor,
} from '../lead-fields';
import { listNames } from '../records';
import { z } from '../zod';
import { consentFields } from './consent';
import type { ConsultationForm } from './consultation';
import { recordId } from './id';
import { listSearch, pageQuery } from './list';
import { vendorAnswer, warnings } from './outcome';
import { emailOrNone, text } from './text';

const asJson = (value: string): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** The answers to the questions of a case type, by question id. */
const answerList = z.record(
  z.string().regex(/^[A-Za-z]\w{0,59}$/, 'An id of a question is a word of up to 60 letters and digits'),
  z.union([text(500), z.number(), z.boolean(), z.null()]),
);
export const leadAnswers = z
  // A form can only send text.
  .preprocess((value) => (typeof value === 'string' ? asJson(value) : value), answerList)
  .refine((answers) => Object.keys(answers).length <= 60, 'These are too many answers')
  .meta({
    description: "Answers to the case type's questions, by their ids; one that is missing never refuses",
    example: { firefighter: true, diagnosis: 'Kidney cancer' },
  });
export type LeadAnswers = z.infer<typeof leadAnswers>;

/** `POST /api/clients`: the eight documented fields, vendor fields, and the answer about calls and texts. */
export const clientInput = z.object({
  ...leadSchemas(leadFieldNames),
  answers: leadAnswers.optional(),
  ...consentFields,
});
export type ClientInput = z.infer<typeof clientInput>;

/** The request body. The test flag that vendors may send is not part of a lead. */
export const leadPost = clientInput.extend({
  test: z.boolean().optional().meta({ description: 'With a key: run every check, but store no lead' }),
});
export type LeadPost = z.infer<typeof leadPost>;

/** The steps of a lead on its way to becoming a signed case. */
export const leadStatuses = [
  'New',
  'Contacted',
  'Qualified',
  'Retainer sent',
  'Signed',
  'Referred out',
  'Turned down',
] as const;
export const leadStatus = z.enum(leadStatuses);
export type LeadStatus = z.infer<typeof leadStatus>;

type Stored = {
  [Name in LeadFieldName]: Name extends DocumentedName
    ? z.ZodString
    : Name extends FieldOfParts
      ? z.ZodOptional<z.ZodType<SpokenFor>>
      : LeadFields[Name]['schema'] extends z.ZodOptional<z.ZodNumber>
        ? z.ZodOptional<z.ZodNumber>
        : z.ZodOptional<z.ZodString>;
};

/** The read schema of a field checks only its type, so that stored values stay readable when a rule changes. */
const asStored = (name: LeadFieldName) => {
  const { schema } = leadField(name);
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const text = inner instanceof z.ZodNumber ? z.number() : z.string();
  const plain = leadField(name).parts ? z.object({ name: z.string(), relation: z.string() }) : text;
  const stored = leadField(name).always ? plain : plain.optional();
  return stored.meta(schema.meta() ?? {});
};

const storedFields = Object.fromEntries(
  leadFieldNames.map((name) => [name, asStored(name)]),
) as unknown as Stored;

/** The number of days during which a deleted lead can be restored, or a merge undone. */
export const daysToRestore = 30;

/** The sources of leads; `sample` means made up, to try the desk. */
export const leadSources = [
  'website',
  'staff',
  'vendor',
  'import',
  'phone',
  'text',
  'email',
  'walk-in',
  'referral',
  'sample',
] as const;
/** The sources to choose from when staff take a call. */
export const callSources = [
  'phone',
  'text',
  'email',
  'walk-in',
  'referral',
] as const satisfies readonly (typeof leadSources)[number][];

/** Marks for a phone number that a call can reveal. */
export const phoneMarks = ['Wrong number', 'Do not call'] as const;

/** Fields about the handling of a lead: the only ones besides the editable `leadFields` that staff change. */
export const handlingFields = {
  status: { label: 'Status', schema: leadStatus },
  statusReason: { label: 'Reason', schema: text(500) },
  assignedTo: { label: 'Assigned to', schema: recordId.nullable() },
} as const;

export const handlingNames = listNames(handlingFields);

const signedHow = ['agreement', 'paper', 'elsewhere', 'recorded'] as const;

/** The way a lead was signed: by an agreement here, on paper, in another system, or unknown because nobody said. */
export const signedAs = z.object({
  how: z.enum(signedHow),
  at: z.iso.datetime(),
  agreement: recordId.optional(),
  note: z.string().optional(),
  by: z.string(),
});
export type SignedAs = z.infer<typeof signedAs>;

/** The channel and time of the first answer that a lead got, on the channel it asked for or by hand on another. */
export const firstAnswer = z.object({ channel: z.enum(answerWays), at: z.iso.datetime() });
export type FirstAnswer = z.infer<typeof firstAnswer>;

/** A client (lead) as staff and the REST lists see it. */
export const clientRecord = z.object({
  id: recordId,
  ...storedFields,
  phoneE164: z.string().optional().meta({ description: 'The phone number as E.164, where it could be read' }),
  source: z.enum(leadSources).meta({ description: 'How the lead came to us' }),
  duplicateOf: recordId
    .optional()
    .meta({ description: 'An earlier lead with the same e-mail address or phone number' }),
  vendorId: recordId.optional().meta({ description: 'The vendor that sent the lead' }),
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  flags: z
    .array(z.string())
    .optional()
    .meta({ description: 'What the rules of the case type want a person to look at' }),
  returnedAt: z.iso.datetime().optional().meta({ description: 'When the lead was returned to its vendor' }),
  returnReason: z.string().optional(),
  phoneMark: z.enum(phoneMarks).optional().meta({ description: 'What to know before this number is called' }),
  attempts: z.int().optional().meta({ description: 'How often staff tried to call; missing is never' }),
  waitingSince: z.iso.datetime().optional().meta({ description: 'Given while nobody has answered the lead' }),
  callBy: z.iso.datetime().optional().meta({ description: 'By when the person was promised a call' }),
  firstContactAt: z.iso.datetime().optional().meta({ description: 'When staff first answered the lead' }),
  firstAnswer: firstAnswer.optional().meta({
    description: 'The first answer of any kind; the receipt counts only for those who asked for an e-mail',
  }),
  nextTaskAt: z.iso.datetime().optional().meta({ description: 'When the next open task is due' }),
  status: leadStatus,
  signed: signedAs
    .optional()
    .meta({ description: 'How it was signed; `recorded`, or missing, where nobody said' }),
  statusReason: z.string().meta({ description: 'Why the lead was turned down; else empty' }),
  assignedTo: recordId.nullable().meta({ description: 'The id of the user who looks after the lead' }),
  version: z.int().meta({ description: 'Grows with every change; send it back to hear of a conflict' }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ClientRecord = z.infer<typeof clientRecord>;

/** A deleted lead that can still be restored. */
export const deletedClient = clientRecord.extend({
  deletedAt: z.iso.datetime(),
  deletedBy: z.string(),
});
export type DeletedClient = z.infer<typeof deletedClient>;

/**
 * The response for a stored lead: the record and the outcome. It does not reveal whether the same person asked before.
 */
export const clientReceipt = clientRecord
  .omit({
    duplicateOf: true,
    flags: true,
    vendorId: true,
    returnedAt: true,
    returnReason: true,
    signed: true,
    firstAnswer: true,
  })
  .extend({
    outcome: z.literal('accepted'),
    requestId: z.string(),
    receivedAt: z.iso.datetime(),
    warnings,
  });

/** The same for a caller with a key, with the constants that its platform matches on. */
export const vendorReceipt = clientReceipt.extend({
  externalId: vendorAnswer.shape.externalId.optional(),
  reasonCode: vendorAnswer.shape.reasonCode.optional(),
  reasons: vendorAnswer.shape.reasons.optional(),
  retryable: z.boolean().optional(),
  test: z.boolean().optional(),
});

const signedByHand = z
  .object({ how: z.enum(['paper', 'elsewhere']), at: z.iso.datetime(), note: text(500).optional() })
  .meta({ description: 'With the status Signed, where it was not signed here: how, and when' });

/** The same fields for those who change them: an empty text takes an optional one away. */
const changeable = Object.fromEntries(
  editableNames.map((name) => {
    const { schema } = leadField(name);
    const isTaken = !(schema instanceof z.ZodOptional) || z.safeParse(schema.unwrap(), '').success;
    return [name, isTaken ? schema : z.union([schema.unwrap(), z.literal('')]).meta(schema.meta() ?? {})];
  }),
) as {
  [Name in EditableName]: LeadFields[Name]['schema'] extends z.ZodOptional<infer Inner extends z.ZodType>
    ? z.ZodUnion<[Inner, z.ZodLiteral<''>]>
    : LeadFields[Name]['schema'];
};

/**
 * `PUT /api/clients/{id}`: missing fields stay unchanged; `ip_address` and `jornaya_ip` are read-only. With `version`,
 * a conflicting change is refused with 409.
 */
export const clientUpdate = z
  .object({
    ...changeable,
    email: emailOrNone.meta({ description: 'Empty only if the lead has none, such as a caller' }),
    status: leadStatus,
    statusReason: handlingFields.statusReason.schema,
    assignedTo: handlingFields.assignedTo.schema,
    version: z.int().min(0),
    signed: signedByHand,
  })
  .partial();
export type ClientUpdate = z.infer<typeof clientUpdate>;
export type SignedByHand = NonNullable<ClientUpdate['signed']>;

/** Sort columns of staff lead lists. `waiting` sorts by waiting time: ascending starts with the newest. */
export const clientColumns = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'caseType',
  'status',
  'source',
  'assignedTo',
  'waiting',
  'nextTaskAt',
  'createdAt',
  'updatedAt',
] as const;

/** The filter value for "no assignee". */
export const nobody = 'nobody';
/**
 * The offered filters for leads that nobody has contacted for at least so many hours; an address may use any number.
 */
export const waitingHours = ['0', '1', '4', '24'] as const;
export const hoursWaited = z.string().regex(/^\d{1,4}(\.\d{1,2})?$/, 'A number of hours');

/** Statuses of leads in progress: neither signed nor closed. */
export const openStatuses: readonly LeadStatus[] = ['New', 'Contacted', 'Qualified', 'Retainer sent'];
/** The filter value that stands for all of them. */
export const openLeads = 'Open';
export const statusFilter = z.enum([...leadStatuses, openLeads]);

/** Filters for staff lead lists. */
export const leadFilter = z.object({
  search: listSearch,
  status: statusFilter.optional(),
  caseType: z.string().max(100).optional(),
  assignedTo: z.union([recordId, z.literal(nobody)]).optional(),
  source: z.enum(leadSources).optional(),
  from: z.iso.datetime({ offset: true }).max(64).optional().meta({ description: 'Received at or after' }),
  until: z.iso.datetime({ offset: true }).max(64).optional().meta({ description: 'Received before' }),
  waiting: hoursWaited.optional(),
  overdue: z.literal('yes').optional().meta({ description: 'With a task whose time has passed' }),
  callable: z
    .literal('yes')
    .optional()
    .meta({ description: 'Open, and it is an hour at which the person may be called' }),
});
export type LeadFilter = z.infer<typeof leadFilter>;

/** The number of leads that the board shows per status at first. */
export const boardLimit = 20;
export const boardQuery = leadFilter.omit({ status: true, waiting: true, overdue: true, callable: true });
export const boardColumn = z.object({
  status: leadStatus,
  total: z.int().min(0),
  rows: z.array(clientRecord),
});
export type BoardColumn = z.infer<typeof boardColumn>;

export const clientPageQuery = pageQuery(clientColumns).extend(leadFilter.shape);
export type ClientPageQuery = z.infer<typeof clientPageQuery>;

/** The kind of search match when no name matched exactly: the name of a case type, or a name with a typo. */
export const nearness = z.enum(['case type', 'close']);
export type Nearness = z.infer<typeof nearness>;

/** Converts a filled consultation form to a lead. */
export const toClientInput = (form: ConsultationForm, ip: string): ClientInput => {
  const typed = leadFieldNames.flatMap((name) => {
    const { form: formField, always } = leadField(name);
    const value = formField && form[formField];
    return formField && (value || always) ? [[name, value ?? '']] : [];
  });
  return { ...(Object.fromEntries(typed) as ClientInput), ip_address: ip, jornaya_ip: '' };
};
