import { z } from '../zod';

export const outboxStates = ['waiting', 'working', 'done', 'needs a look'] as const;
export const outboxState = z.enum(outboxStates);
export type OutboxState = z.infer<typeof outboxState>;

/** The kinds of outgoing messages. */
export const outboxKinds = ['webhook', 'mail', 'retain-certificate'] as const;

const entryId = z.string().min(1).max(200);

/** One outgoing message as staff see it: of people only a signer’s name. */
export const outboxRecord = z.object({
  id: entryId,
  eventId: z.string(),
  kind: z.string(),
  /** The event, such as `lead.created`. */
  event: z.string(),
  lead: z.string(),
  /** The id of the receiving webhook. */
  webhook: z.string(),
  /** The template of a mail, and its recipient. */
  template: z.string(),
  to: z.string(),
  /** The name of the signer who gets a mail; empty for others. */
  signer: z.string(),
  state: outboxState,
  at: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  tries: z.int(),
  error: z.string(),
  answer: z.object({ status: z.int(), text: z.string(), ms: z.number() }).nullable(),
});
export type OutboxRecord = z.infer<typeof outboxRecord>;

/** The same in a list, with the name of the webhook or colleague that gets it; empty for others and if it is gone. */
export const outboxRow = outboxRecord.extend({ receiver: z.string() });
export type OutboxRow = z.infer<typeof outboxRow>;

export const outboxQuery = z.object({
  page: z.int().min(1).max(1_000_000).default(1),
  limit: z.int().min(1).max(100).default(25),
  state: outboxState.optional(),
  kind: z.enum(outboxKinds).optional(),
  webhook: z.string().max(24).optional(),
});
export type OutboxQuery = z.infer<typeof outboxQuery>;

export const byEntryId = z.object({ id: entryId });

/** The entries to send again: these, or all that failed permanently. */
export const sendAgainInput = z.union([
  z.object({ ids: z.array(entryId).min(1).max(100) }),
  z.object({ allThatNeedALook: z.literal(true), kind: z.enum(outboxKinds).optional() }),
]);
export type SendAgain = z.infer<typeof sendAgainInput>;
