import { z } from '../zod';
import { recordId } from './id';
import { text, trimmedText } from './text';
import { readingTerms } from './vendor-mapping';
import { vendorLinkRecord } from './vendor-page';

export const vendorModes = ['test', 'live'] as const;
export const vendorStatuses = ['active', 'paused'] as const;
/** The rules by which two leads of a vendor count as the same person. */
export const samePersonBy = ['email or phone', 'email and phone', 'email', 'phone'] as const;

const name = trimmedText(100).meta({ example: 'Bright Leads LLC' });
const count = z.int().min(0).max(1_000_000);

/** `POST /api/vendors`: the other terms are set later. */
export const vendorInput = z.object({ name });

/** A cap for one case type, one state, or both. */
export const vendorCap = z.object({
  per: z.enum(['day', 'month']),
  most: count,
  caseType: text(100).optional().meta({ description: 'Only leads of this case type' }),
  state: text(50).optional().meta({ description: 'Only leads of this state' }),
});

/** The terms agreed with a vendor. */
const terms = {
  dailyCap: count.nullable().meta({ description: 'Accepted leads a day (UTC); null: no cap' }),
  monthlyCap: count.nullable().meta({ description: 'Accepted leads a month (UTC); null: no cap' }),
  caps: z.array(vendorCap).max(50).meta({ description: 'Caps for one case type or state' }),
  caseTypes: z
    .array(text(100).min(1))
    .max(200)
    .meta({ description: 'Ids of the case types that the vendor may send; empty: all' }),
  states: z
    .array(text(50).min(1))
    .max(60)
    .meta({ description: 'States that leads may be from, as CA or California; empty: all' }),
  price: z.number().min(0).max(100_000).nullable().meta({ description: 'US dollars for an accepted lead' }),
  duplicateDays: z
    .int()
    .min(0)
    .max(365)
    .meta({ description: 'Days in which the same person is a duplicate' }),
  samePerson: z
    .enum(samePersonBy)
    .meta({ description: 'What makes two leads of a case type those of one person' }),
  requireConsent: z
    .boolean()
    .meta({ description: 'Refuse a lead that does not say what the person agreed to (CONSENT_MISSING)' }),
  claimedCalls: z
    .object({
      reason: trimmedText(500).meta({ description: 'Why staff rely on what this vendor claims' }),
      days: z.int().min(1).max(365).meta({ description: 'How old the claimed consent may be, in days' }),
    })
    .nullable()
    .meta({
      description:
        'Its claims of consent count for calls by machine, where a certificate of the number was retained; never for texts. null: they do not',
    }),
  refuseSuppressed: z
    .boolean()
    .meta({ description: "Refuse a person who is on the firm's own do-not-contact list (SUPPRESSED)" }),
  returnDays: z.int().min(0).max(365).meta({ description: 'Days in which a lead may be returned' }),
  returnReasons: z.array(trimmedText(100)).max(30),
  ...readingTerms,
};

/** `PUT /api/vendors/{id}`: missing fields stay unchanged. */
export const vendorUpdate = z
  .object({ name, mode: z.enum(vendorModes), status: z.enum(vendorStatuses), ...terms })
  .partial();
export type VendorUpdate = z.infer<typeof vendorUpdate>;

export const vendorKeyRecord = z.object({
  prefix: z.string().meta({ description: 'How the key begins; the key itself is kept nowhere' }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable().meta({ description: 'When it ends, because it was rotated' }),
});

export const vendorRecord = z.object({
  id: recordId,
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
