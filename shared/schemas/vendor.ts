import { fieldWords } from '../field-words';
import { z } from '../zod';
import { recordId } from './id';
import { text, trimmedText } from './text';
import { readingTerms } from './vendor-mapping';
import { vendorLinkRecord } from './vendor-page';

export const vendorModes = ['test', 'live'] as const;
export const vendorStatuses = ['active', 'paused'] as const;
/** The rules by which two leads of a vendor count as the same person. */
export const samePersonBy = ['email or phone', 'email and phone', 'email', 'phone'] as const;

const name = trimmedText(100)
  .meta({ example: 'Bright Leads LLC' })
  .register(fieldWords, { label: 'Name', isWide: true });
const count = z.int().min(0).max(1_000_000);

/** `POST /api/vendors`: the other terms are set later. */
export const vendorInput = z.object({ name });

/** A cap for one case type, one state, or both. */
export const vendorCap = z.object({
  most: count.clone().register(fieldWords, { label: 'At most' }),
  per: z
    .enum(['day', 'month'])
    .register(fieldWords, { label: 'Per', choices: { day: 'Day', month: 'Month' } }),
  caseType: text(100)
    .optional()
    .meta({ description: 'Only leads of this case type' })
    .register(fieldWords, { label: 'Case type', first: 'Any case type', choices: 'caseTypes' }),
  state: text(50)
    .optional()
    .meta({ description: 'Only leads of this state' })
    .register(fieldWords, { label: 'State' }),
});

/** The terms agreed with a vendor, in the order of their form. */
const terms = {
  dailyCap: count
    .nullable()
    .meta({ description: 'Accepted leads a day (UTC); null: no cap' })
    .register(fieldWords, {
      label: 'Leads a day',
      hint: 'Leave empty for no cap. Days and months begin at midnight UTC.',
    }),
  monthlyCap: count
    .nullable()
    .meta({ description: 'Accepted leads a month (UTC); null: no cap' })
    .register(fieldWords, { label: 'Leads a month' }),
  price: z
    .number()
    .min(0)
    .max(100_000)
    .nullable()
    .meta({ description: 'US dollars for an accepted lead' })
    .register(fieldWords, { label: 'Price per lead (US dollars)', kind: 'decimal' }),
  duplicateDays: z
    .int()
    .min(0)
    .max(365)
    .meta({ description: 'Days in which the same person is a duplicate' })
    .register(fieldWords, { label: 'The same person counts as a duplicate for (days)' }),
  samePerson: z
    .enum(samePersonBy)
    .meta({ description: 'What makes two leads of a case type those of one person' })
    .register(fieldWords, {
      label: 'How we recognize the same person',
      choices: {
        'email or phone': 'E-mail or phone',
        'email and phone': 'E-mail and phone together',
        email: 'E-mail',
        phone: 'Phone',
      },
    }),
  returnDays: z
    .int()
    .min(0)
    .max(365)
    .meta({ description: 'Days in which a lead may be returned' })
    .register(fieldWords, { label: 'Can be returned within (days)' }),
  returnReasons: z.array(trimmedText(100)).max(30).register(fieldWords, {
    label: 'Reasons for returning a lead',
    hint: 'Separate them with commas.',
    isWide: true,
  }),
  states: z
    .array(text(50).min(1))
    .max(60)
    .meta({ description: 'States that leads may be from, as CA or California; empty: all' })
    .register(fieldWords, {
      label: 'States',
      hint: 'Two letters each, separated by commas: CA, NV. Leave empty for all states.',
    }),
  requireConsent: z
    .boolean()
    .meta({ description: 'Refuse a lead that does not say what the person agreed to (CONSENT_MISSING)' })
    .register(fieldWords, {
      label: 'Refuse leads that do not say what the person agreed to',
      isWide: true,
    }),
  refuseSuppressed: z
    .boolean()
    .meta({ description: "Refuse a person who is on the firm's own do-not-contact list (SUPPRESSED)" })
    .register(fieldWords, {
      label: 'Refuse people who are on our do-not-contact list',
      isWide: true,
    }),
  ...readingTerms,
  claimedCalls: z
    .object({
      days: z
        .int()
        .min(1)
        .max(365)
        .meta({ description: 'How old the claimed consent may be, in days' })
        .register(fieldWords, {
          label: 'Its consent claims allow autodialed calls for (days)',
          hint: 'Leave empty for never. Only for numbers with a retained TrustedForm certificate, and never for texts.',
        }),
      reason: trimmedText(500)
        .meta({ description: 'Why staff rely on what this vendor claims' })
        .register(fieldWords, {
          label: 'Why we rely on its claims',
          hint: 'If you rely on a claim, you must be able to prove it.',
        }),
    })
    .nullable()
    .meta({
      description:
        'Its claims of consent count for automated calls, where a certificate of the number was retained; never for texts. null: they do not',
    }),
  caps: z
    .array(vendorCap)
    .max(50)
    .meta({ description: 'Caps for one case type or state' })
    .register(fieldWords, {
      label: 'Caps for a case type or state',
      none: 'No caps for a case type or state.',
      text: 'These apply in addition to the caps above.',
      add: 'Add cap',
      remove: 'Remove cap',
      columns: '1fr 1fr 2fr 1fr auto',
    }),
  caseTypes: z
    .array(text(100).min(1))
    .max(200)
    .meta({ description: 'Ids of the case types that the vendor may send; empty: all' })
    .register(fieldWords, {
      label: 'Case types it may send',
      hint: 'Choose none to allow all.',
      choices: 'caseTypes',
    }),
};

/** The terms that staff agree on with a vendor; how its posts are read is set apart. */
export const vendorTerms = z.object({
  name,
  mode: z.enum(vendorModes).register(fieldWords, {
    label: 'Mode',
    hint: 'In test mode no post becomes a lead.',
    choices: { test: 'Test', live: 'Live' },
  }),
  status: z
    .enum(vendorStatuses)
    .register(fieldWords, { label: 'Status', choices: { active: 'Active', paused: 'Paused' } }),
  ...terms,
});

/** `PUT /api/vendors/{id}`: missing fields stay unchanged. */
export const vendorUpdate = vendorTerms
  .extend({ version: z.int().min(0).meta({ description: 'Refuses the change if it is not the newest' }) })
  .partial();
export type VendorUpdate = z.infer<typeof vendorUpdate>;

export const vendorKeyRecord = z.object({
  prefix: z.string().meta({ description: 'How the key begins; the key itself is kept nowhere' }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable().meta({ description: 'When it ends, because it was rotated' }),
});

export const vendorRecord = z.object({
  id: recordId,
  version: z.int().meta({ description: 'Grows with every change of its terms' }),
  name: z.string(),
  mode: z.enum(vendorModes),
  status: z.enum(vendorStatuses),
  keys: z.array(vendorKeyRecord),
  links: z.array(vendorLinkRecord).meta({ description: 'Links to its pages, until they end' }),
  ...terms,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type VendorRecord = z.infer<typeof vendorRecord>;

/** The only responses that contain a key. */
export const vendorCreated = vendorRecord.extend({
  key: z.string().meta({ description: 'Shown here only', example: `lk_${'0'.repeat(40)}` }),
});
export const vendorRotated = z.object({
  key: vendorCreated.shape.key,
  prefix: z.string(),
  graceHours: z.number().meta({ description: 'For so long the key before works, too' }),
});
export const rotateInput = z.object({
  id: recordId,
  graceHours: z.int().min(0).max(720).default(24).meta({ description: 'How long the old key works on' }),
});

/** The terms of a new vendor, and the defaults where an older vendor lacks a term. */
export const newTerms = {
  mode: 'test',
  status: 'active',
  dailyCap: null,
  monthlyCap: null,
  caps: [],
  caseTypes: [],
  states: [],
  price: null,
  duplicateDays: 30,
  samePerson: 'email or phone',
  requireConsent: false,
  claimedCalls: null,
  refuseSuppressed: true,
  returnDays: 7,
  returnReasons: ['Wrong number', 'Not interested', 'Already has a lawyer', 'Outside the criteria'],
  timeZone: null,
  fieldNames: [],
  values: [],
  refuseUnread: [],
} satisfies VendorUpdate;
