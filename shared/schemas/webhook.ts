import { documentKinds } from '../agreements/terms';
import { leadFieldNames } from '../lead-fields';
import { z } from '../zod';
import { handlingNames, leadSources } from './client';
import { recordId, recordVersion, seenVersion } from './id';
import { leadStages } from './post';
import { trimmedText } from './text';

/** The events a webhook can subscribe to. */
export const eventKinds = [
  'lead.created',
  'lead.updated',
  'lead.status_changed',
  'lead.assigned',
  'lead.merged',
  'lead.deleted',
  'lead.returned',
  'lead.return_undone',
  'task.overdue',
  'agreement.signed',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** The event that staff send to test a receiver; nobody subscribes to it. */
export const testEvent = 'webhook.test';

/** The lead fields that a webhook may request; the id is always included. */
export const tellableFields = [
  ...leadFieldNames,
  'phoneE164',
  'source',
  ...handlingNames,
  'version',
  'createdAt',
  'updatedAt',
] as const;
export type TellableField = (typeof tellableFields)[number];

const fields = {
  name: trimmedText(100),
  url: z
    .url({ protocol: /^https?$/, error: 'Enter an address such as https://example.com/hooks' })
    .max(2000)
    .refine((url) => !/^https?:[\\/]*[^\\/?#]*@/i.test(url), {
      error: 'Leave out the user name and password: the signature shows who sends',
    }),
  events: z.array(z.enum(eventKinds)).min(1, 'Choose at least one event'),
  fields: z.array(z.enum(tellableFields)).max(tellableFields.length),
};

export const webhookInput = z.object(fields);
export type WebhookInput = z.infer<typeof webhookInput>;

/** A vendor's webhook, as its screen edits it. */
export const vendorWebhookInput = z.object({
  url: fields.url,
  stages: z.array(z.enum(leadStages)).min(1, 'Choose at least one outcome'),
});

/** The same for a program: the name has a default, and no field but the id is sent by default. */
export const webhookPost = z.object({
  ...fields,
  name: fields.name.optional(),
  events: z.array(z.enum(eventKinds)).default([]),
  fields: fields.fields.default([]),
  stages: z.array(z.enum(leadStages)).default([]).meta({ description: 'The outcomes to report to a vendor' }),
  vendor: recordId.optional().meta({
    description:
      'Only leads of this vendor, for the vendor itself: it receives `stages` and nothing about the person; `events` and `fields` do not count',
  }),
});
export type WebhookPost = z.infer<typeof webhookPost>;

export const webhookUpdate = webhookPost
  .omit({ vendor: true })
  .extend({ id: recordId, version: seenVersion });

/** The reason why nothing is sent to it now; empty while it is on. */
export const pauseReasons = ['', 'staff', 'failing', 'gone'] as const;

export const webhookRecord = z.object({
  id: recordId,
  version: recordVersion,
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  fields: z.array(z.string()),
  /** The vendor that it belongs to; null for one of the firm. */
  vendor: recordId.nullable(),
  stages: z.array(z.enum(leadStages)),
  paused: z.enum(pauseReasons),
  /** The time since which every delivery has failed. */
  failingSince: z.iso.datetime().nullable(),
  lastSuccessAt: z.iso.datetime().nullable(),
  /** Until when the previous secret also signs. */
  oldSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type WebhookRecord = z.infer<typeof webhookRecord>;

/** Shown once, right after creation. */
export const shownSecret = z.object({ id: recordId, secret: z.string() });

/** Event data besides the lead itself, by the names that receivers read. */
export const webhookFacts = {
  'lead.created': z.object({ source: z.enum(leadSources) }),
  'lead.updated': z.object({
    changed: z.array(z.string()).meta({ description: 'The names of the fields' }),
  }),
  'lead.status_changed': z.object({ from: z.string(), to: z.string() }),
  'lead.assigned': z.object({
    from: z.string().nullable().meta({ description: "A user's id; null where it was nobody's" }),
    assignedTo: z.string().nullable(),
  }),
  'lead.merged': z.object({ into: recordId.meta({ description: 'The lead that goes on' }) }),
  'lead.deleted': z.object({}),
  'lead.returned': z.object({ reason: z.string().meta({ description: 'As sent to the vendor' }) }),
  'lead.return_undone': z.object({}),
  'task.overdue': z.object({ task: recordId, dueAt: z.iso.datetime() }),
  'agreement.signed': z.object({
    agreement: recordId,
    kind: z.enum(documentKinds),
    title: z.string(),
    fileHash: z.string().meta({ description: 'SHA-256 of the PDF that was signed and sealed' }),
  }),
} as const satisfies Record<EventKind, z.ZodObject>;

const toldLead = z.looseObject({ id: recordId }).meta({
  description:
    'The fields that the webhook asks for, as they are when it is sent; a lead that is gone has its id only',
});

const envelope = {
  version: z.literal(1).meta({ description: 'Grows when a receiver would have to change' }),
  timestamp: z.iso.datetime().meta({ description: 'When it happened' }),
};

/** The webhook body for an event. */
export const webhookBody = (kind: EventKind | typeof testEvent): z.ZodObject =>
  z.object({
    type: z.literal(kind),
    ...envelope,
    data:
      kind === testEvent
        ? z.object({})
        : webhookFacts[kind].extend({
            id: recordId.meta({ description: "The lead's id; the same stands in `lead.id`" }),
            lead: toldLead,
          }),
  });

/** The outcome of one lead for its vendor: ids, the outcome and the amount owed, without personal data. */
export const outcomeBody = z.object({
  type: z.enum(leadStages.map((stage) => `lead.${stage}` as const)),
  ...envelope,
  data: z.object({
    id: recordId.meta({ description: 'The id that the post was answered with' }),
    externalId: z.string().nullable(),
    stage: z.enum(leadStages),
    reason: z.string().meta({ description: 'Why it was turned down or returned; empty if not told' }),
    caseType: z.string(),
    campaign: z.string().nullable(),
    subId1: z.string().nullable(),
    subId2: z.string().nullable(),
    subId3: z.string().nullable(),
    subId4: z.string().nullable(),
    price: z.number().nullable().meta({ description: 'US dollars that are owed for it; 0 once returned' }),
  }),
});
