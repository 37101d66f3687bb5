import { z } from '../zod';
import { contactChannel } from './consent';
import { recordId } from './id';
import { text, trimmedText } from './text';

/** Reasons not to contact a person, strongest first. */
export const contactReasons = [
  'SUPPRESSED',
  'WITHDRAWN',
  'WRONG_NUMBER',
  'NO_CONSENT',
  'NOT_CONFIRMED',
  'TOO_MANY_ATTEMPTS',
  'QUIET_HOURS',
] as const;
export type ContactReason = (typeof contactReasons)[number];

export const contactAnswer = z.object({
  allowed: z.boolean(),
  reason: z.enum(contactReasons).optional(),
  from: z.iso.datetime().optional().meta({ description: 'When it will be allowed, where that is known' }),
  rule: z
    .string()
    .optional()
    .meta({ description: 'The rule that stops it, where it is one of hours or of tries' }),
  confirmUntil: z.iso
    .datetime()
    .optional()
    .meta({ description: 'Until then one text may confirm the request to stop (47 CFR 64.1200(a)(12))' }),
});
export type ContactAnswer = z.infer<typeof contactAnswer>;

export const contactQuestion = z.object({ id: recordId, channel: contactChannel });

/** Overrides the contact gate; the reason stays in the lead's timeline and the audit log. */
export const contactOverride = contactQuestion.extend({ reason: trimmedText(500) });

/** The name of an imported list; `own` is the firm's list. */
export const listName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,39}$/, 'Use 2 to 40 letters, digits and hyphens')
  .refine((name) => name !== 'own', 'The firm’s own list has this name. Choose another one');

/** A withdrawal that staff record; it covers all channels if none is named. */
export const withdrawInput = z.object({
  id: recordId,
  channel: contactChannel.optional(),
  source: trimmedText(100),
  note: text(1000).optional(),
});

/** Staff record that a person who asked us to stop wants contact again; it covers all channels if none is named. */
export const reopenInput = z.object({
  id: recordId,
  channel: contactChannel.optional(),
  words: trimmedText(1000).meta({ description: 'How the person asked, in their words' }),
  askedAt: z.iso.datetime({ offset: true }).max(64).meta({ description: 'When they asked' }),
});
