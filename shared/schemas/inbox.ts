import { z } from '../zod';
import { leadStatus } from './client';
import { recordId } from './id';
import { messageChannels } from './message';

/** The inbox shows the conversations of one tab. Unknown senders have no lead yet. */
export const inboxTabs = ['mine', 'unassigned', 'unknown', 'all'] as const;
export type InboxTab = (typeof inboxTabs)[number];

/** A conversation that waits for an answer of staff. */
export const inboxRow = z.object({
  id: recordId,
  name: z.string(),
  assignedTo: recordId.nullable(),
  /** The message that waits, and its first words. */
  message: recordId,
  channel: z.enum(messageChannels),
  text: z.string(),
  at: z.iso.datetime(),
  /** Why our own message did not arrive. */
  failed: z.string().optional(),
  /** They may have asked us to stop. */
  held: z.literal(true).optional(),
  unread: z.literal(true).optional(),
  /** The person's other open leads. */
  others: z.array(z.object({ id: recordId, caseType: z.string(), status: leadStatus })),
});
export type InboxRow = z.infer<typeof inboxRow>;

const count = z.int();
export const inboxCounts = z.object({
  mine: count,
  unassigned: count,
  unknown: count,
  all: count,
  /** When the next row that someone put off returns. */
  nextAt: z.iso.datetime().optional(),
});

/** A row as the caller saw it. */
export const seenRow = z.object({ id: recordId, message: recordId });
