import { messages } from '../messages';
import { z } from '../zod';
import { recordId } from './id';
import { pageQuery } from './list';
import { emailAddress, filledText, isEmailAddress, text } from './text';

const firstName = filledText(100).meta({ example: 'Maria' });
const lastName = filledText(100).meta({ example: 'Lopez' });
const phoneNumber = filledText(40).meta({ example: '(415) 555-0132' });
const caseType = filledText(100).meta({ description: 'The id of a case type, as text', example: '1' });

/** What the person or their vendor says about themselves. */
const contact = {
  firstName,
  lastName,
  email: emailAddress,
  phoneNumber,
  caseType,
  additionalInfo: text(5000).optional().meta({ example: 'I worked as a firefighter for twelve years.' }),
};

/** What a lead vendor may add; every field is the vendor's own claim. */
export const vendorFields = z.object({
  externalId: text(100).optional().meta({ description: "The vendor's own id of the lead" }),
  campaign: text(100).optional(),
  subId1: text(100).optional(),
  subId2: text(100).optional(),
  subId3: text(100).optional(),
  subId4: text(100).optional(),
  price: z.number().min(0).max(100_000).optional().meta({ description: 'US dollars' }),
  state: text(50).optional().meta({ description: 'The state where the person lives', example: 'CA' }),
  zip: text(20).optional(),
  landingPageUrl: text(2000).optional(),
  userAgent: text(1000).optional(),
  consentText: text(5000).optional(),
  consentAt: z.iso.datetime({ offset: true }).optional(),
  jornayaLeadId: z.guid('A Jornaya LeadiD has 36 characters').optional(),
  trustedFormCertUrl: text(500).startsWith('https://cert.trustedform.com/').optional(),
});

/** `POST /api/clients`: the documented eight fields, and what vendors may add. */
export const clientInput = z.object({
  ...contact,
  ip_address: text(45).optional().meta({
    description: "The person's IP address; taken from the connection when empty",
    example: '203.0.113.7',
  }),
  jornaya_ip: text(100).optional(),
  ...vendorFields.shape,
});
export type ClientInput = z.infer<typeof clientInput>;

/** Where a lead stands on its way to becoming a signed case. */
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

/**
 * A client (lead) as staff and the REST lists see it. It says what type a field has and no more: what was valid
 * when it was stored stays readable when a rule changes.
 */
export const clientRecord = clientInput.extend({
  id: recordId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  caseType: z.string(),
  additionalInfo: z.string(),
  ip_address: z.string(),
  jornaya_ip: z.string(),
  phoneE164: z.string().optional().meta({ description: 'The phone number as E.164, where it could be read' }),
  status: leadStatus,
  statusReason: z.string().meta({ description: 'Why the lead was turned down; else empty' }),
  assignedTo: recordId.nullable().meta({ description: 'The id of the user who looks after the lead' }),
  version: z.int().meta({ description: 'Grows with every change; send it back to be told of a conflict' }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ClientRecord = z.infer<typeof clientRecord>;

/** The answer to a stored lead: the record, and what became of the request. */
export const clientReceipt = clientRecord.extend({
  outcome: z.literal('accepted'),
  requestId: z.string(),
  receivedAt: z.iso.datetime(),
});

/**
 * `PUT /api/clients/{id}`: what is missing stays as it is; `ip_address` and `jornaya_ip` cannot be changed.
 * With `version`, a change made by somebody else in between is refused with 409.
 */
export const clientUpdate = z
  .object({
    ...contact,
    status: leadStatus,
    statusReason: text(500),
    assignedTo: recordId.nullable(),
    version: z.int().min(0),
  })
  .partial();
export type ClientUpdate = z.infer<typeof clientUpdate>;

export const clientColumns = ['firstName', 'lastName', 'email', 'caseType', 'status', 'createdAt'] as const;
export const clientPageQuery = pageQuery(clientColumns).extend({
  status: leadStatus.optional(),
  caseType: z.string().max(100).optional(),
  assignedTo: recordId.optional(),
});

/** The public consultation form: its own names and its own sentences. */
export const consultationForm = z.object({
  firstName: text(100).refine((value) => value.trim().length >= 2, messages.form.firstName),
  lastName: text(100).refine((value) => value.trim().length >= 2, messages.form.lastName),
  email: z.stringFormat('idn-email', isEmailAddress, messages.form.email).max(254, messages.form.email),
  phone: z.string().min(10, messages.form.phone).max(40, messages.form.phone),
  caseType: z.string(messages.form.caseType).min(1, messages.form.caseType).max(100),
  message: text(5000).optional(),
  agreeToTerms: z.literal(true, messages.form.agreeToTerms),
});
export type ConsultationForm = z.infer<typeof consultationForm>;

/** The client that a filled consultation form becomes. */
export const toClientInput = (form: ConsultationForm, ip: string): ClientInput => ({
  firstName: form.firstName,
  lastName: form.lastName,
  email: form.email,
  phoneNumber: form.phone,
  caseType: form.caseType,
  additionalInfo: form.message ?? '',
  ip_address: ip,
  jornaya_ip: '',
});
