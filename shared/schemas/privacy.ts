import { z } from '../zod';
import { recordId } from './id';
import { emailAddress, text, trimmedText } from './text';

const toList = (schema: z.ZodString) => z.array(schema).max(500).default([]);

/** The staff search for a person: by address, number, or both. */
export const personQuery = z
  .object({ email: emailAddress.or(z.literal('')).default(''), phoneNumber: text(40).default('') })
  .refine(({ email, phoneNumber }) => email.trim() !== '' || phoneNumber.trim() !== '', {
    path: ['email'],
    error: 'Enter an e-mail address, a phone number, or both',
  });
export type PersonQuery = z.infer<typeof personQuery>;

/** A person as staff chose them: the search, and the leads and refused submissions that are theirs. */
export const personChoice = z.object({
  email: text(254).default(''),
  phoneNumber: text(40).default(''),
  leads: toList(recordId),
  refused: toList(recordId),
});
export type PersonChoice = z.infer<typeof personChoice>;

/** A person in an API call: everything with this address or number is theirs. */
const personNamed = z.object({
  email: emailAddress.or(z.literal('')).optional(),
  phone: text(40).optional(),
});
type Named = z.infer<typeof personNamed>;
const isNamed = ({ email, phone }: Named) => Boolean(email?.trim() || phone?.trim());
const unnamed = { path: ['email'], error: 'Enter an e-mail address, a phone number, or both' };

export const exportInput = personNamed.refine(isNamed, unnamed);
export const eraseInput = personNamed
  .extend({ reason: trimmedText(500).default('Asked for by the person') })
  .refine(isNamed, unnamed);

/** Everything stored about a person, part by part. */
export const personFacts = z.object({
  madeAt: z.iso.datetime(),
  parts: z.record(z.string(), z.array(z.unknown())),
});

/** Enough data about a person to confirm their identity. */
export const personFound = z.object({
  leads: z.array(
    z.object({
      id: recordId,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phoneNumber: z.string(),
      createdAt: z.string(),
      status: z.string(),
      isDeleted: z.boolean(),
      isHeld: z.boolean(),
    }),
  ),
  refused: z.array(z.object({ id: recordId, at: z.string(), reason: z.string() })),
  consents: z.int(),
});
export type PersonFound = z.infer<typeof personFound>;

/** One file for the person: a readable page with the same data embedded as JSON. */
export const personFile = z.object({ name: z.string(), html: z.string() });

export const erasureInput = personChoice.extend({ reason: trimmedText(500), request: recordId.optional() });

export const erasureStates = ['asked', 'agreed', 'done', 'refused'] as const;

/** A requested erasure. It does not identify the person. */
export const erasureRecord = z.object({
  id: recordId,
  at: z.string(),
  askedBy: z.string(),
  isOwn: z.boolean().meta({ description: 'Whether the caller asked for it' }),
  reason: z.string(),
  leads: z.array(recordId),
  state: z.enum(erasureStates),
  /** The time from which the requester may approve it alone, if there is no other administrator. */
  aloneFrom: z.string().optional(),
  /** The time from which it can be approved, if accounts are still too new. */
  agreeFrom: z.string().optional(),
  /** The reason why the caller cannot approve it now. */
  waitsFor: z.enum(['other', 'newer', 'fresh', 'asker', 'gone', 'time', 'hold']).optional(),
  decidedBy: z.string().optional(),
  doneAt: z.string().optional(),
  /** The number of erased records of each kind. */
  erased: z.record(z.string(), z.int()).optional(),
});
export type ErasureRecord = z.infer<typeof erasureRecord>;

/** A legal hold: nobody can delete the lead, because it must be preserved for a court or a dispute. */
export const holdInput = z.object({ id: recordId, reason: trimmedText(500) });
export const holdRecord = z.object({ by: z.string(), at: z.string(), reason: z.string() });

/** A record that someone opened a lead. */
export const leadRead = z.object({ by: z.string(), at: z.string() });
export const leadPrivacy = z.object({
  hold: holdRecord.optional(),
  reads: z.array(leadRead),
  total: z.int(),
});

export const requestKinds = ['access', 'correction', 'deletion', 'withdrawal'] as const;
export type RequestKind = (typeof requestKinds)[number];
export const requestStates = ['open', 'done', 'refused'] as const;

/** A privacy request by a visitor, or by staff for someone who wrote or called. */
export const privacyRequestInput = z
  .object({
    kind: z.enum(requestKinds),
    name: text(200).default(''),
    email: emailAddress.or(z.literal('')).default(''),
    phoneNumber: text(40).default(''),
    message: text(2000).default(''),
  })
  .refine(({ email, phoneNumber }) => email !== '' || phoneNumber.trim() !== '', {
    path: ['email'],
    error: 'Enter an e-mail address, a phone number, or both',
  });
export type PrivacyRequestInput = z.infer<typeof privacyRequestInput>;

export const privacyRequest = z.object({
  id: recordId,
  at: z.string(),
  kind: z.enum(requestKinds),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  message: z.string(),
  /** The deadline for an answer, as a day. */
  dueAt: z.string(),
  state: z.enum(requestStates),
  isErased: z.boolean(),
  closedBy: z.string().optional(),
  closedAt: z.string().optional(),
  note: z.string(),
});
export type PrivacyRequest = z.infer<typeof privacyRequest>;

export const requestPage = z.object({
  page: z.int().min(1).max(1_000_000).default(1),
  limit: z.int().min(1).max(100).default(25),
  state: z.enum(requestStates).default('open'),
});

/** The outcome of a request, and our answer to the person. */
export const closeRequestInput = z.object({
  id: recordId,
  state: z.enum(['done', 'refused']),
  note: trimmedText(1000),
});
