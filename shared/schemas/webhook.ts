import { leadFieldNames } from '../lead-fields';
import { z } from '../zod';
import { handlingNames } from './client';
import { recordId } from './id';
import { trimmedText } from './text';

/** What a receiver can be told of. */
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
] as const;
export type EventKind = (typeof eventKinds)[number];

/** What staff send to see whether a receiver works; nobody subscribes to it. */
export const testEvent = 'webhook.test';

/** The lead's fields that a webhook may ask for; its id is always told. */
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

/** The same for a program: the name is the receiver's host unless given, and no field beside the id is told. */
export const webhookPost = z.object({
  ...fields,
  name: fields.name.optional(),
  fields: fields.fields.default([]),
});

export const webhookUpdate = z.object({ id: recordId, ...fields });

/** Why nothing is sent to it now; empty while it is on. */
export const pauseReasons = ['', 'staff', 'failing', 'gone'] as const;

export const webhookRecord = z.object({
  id: recordId,
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  fields: z.array(z.string()),
  paused: z.enum(pauseReasons),
  /** Since when every delivery failed. */
  failingSince: z.iso.datetime().nullable(),
  lastSuccessAt: z.iso.datetime().nullable(),
  /** Until when the secret before this one signs as well. */
  oldSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type WebhookRecord = z.infer<typeof webhookRecord>;

/** Shown once, when it is made. */
export const shownSecret = z.object({ id: recordId, secret: z.string() });
