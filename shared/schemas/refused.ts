import { z } from '../zod';
import { recordId } from './id';
import { reason } from './outcome';
import { text } from './text';

/**
 * The reasons for keeping a submission: it was refused, a duplicate, a test, or looks automated and waits for staff.
 */
export const keptKinds = ['rejected', 'duplicate', 'test', 'quarantined'] as const;
export type KeptKind = (typeof keptKinds)[number];

export const refusedQuery = z.object({
  vendorId: recordId.optional(),
  reason: text(40).optional().meta({ description: 'A reason code' }),
  kind: z.enum(keptKinds).optional(),
  page: z.int().min(1).max(1_000_000).default(1),
  limit: z.int().min(1).max(100).default(25),
});

/** A kept submission in a list, without personal data. */
export const refusedRecord = z.object({
  id: recordId,
  at: z.iso.datetime(),
  vendorId: recordId.nullable().meta({ description: 'Null: a caller without a key' }),
  kind: z.enum(keptKinds),
  status: z.int().meta({ description: 'The HTTP status of the answer' }),
  reason: z.string(),
  reasons: z.array(reason),
  caseType: z.string(),
  campaign: z.string(),
  requestId: z.string(),
  leadId: recordId.optional().meta({ description: 'The lead that it became' }),
  decidedAt: z.iso.datetime().optional().meta({ description: 'When it was accepted or set aside' }),
});
export type RefusedRecord = z.infer<typeof refusedRecord>;

/** The same in the staff area's list, with the vendor's name; empty without a key and if the vendor is gone. */
export const refusedRow = refusedRecord.extend({ sender: z.string() });
export type RefusedRow = z.infer<typeof refusedRow>;

/** One kept submission with the received body; `body` is null if it can no longer be read. */
export const refusedDetail = refusedRecord.extend({
  body: z.record(z.string(), z.unknown()).nullable(),
  raw: z.string().optional().meta({ description: 'The body as it came, where it was no object' }),
  isReadable: z.boolean(),
});

export const replayInput = z.object({
  id: recordId,
  changes: z
    .record(z.string().max(60), z.unknown())
    .optional()
    .meta({ description: 'Fields that replace those that were sent' }),
});

export const intakeSettings = z.object({
  refusedDays: z.int().min(2).max(365).meta({ description: 'Days that refused posts are kept' }),
});
export type IntakeSettings = z.infer<typeof intakeSettings>;
export const usualIntakeSettings: IntakeSettings = { refusedDays: 30 };
