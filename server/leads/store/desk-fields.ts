import { agreementNeeds, callOutcome, taskRecord } from '../../../shared/schemas/desk';
import { z } from '../../../shared/zod';
import { anyValue, objectId, text } from '../../core/record/collection';

/** `byId` is the user whose figures the call counts toward; `by` is their name at the time. */
const call = z.object({
  _id: objectId,
  at: z.date(),
  by: text,
  byId: z.string().nullable().optional(),
  outcome: callOutcome,
});
export type CallDoc = z.infer<typeof call>;

const task = z.object({
  _id: objectId,
  title: text,
  kind: taskRecord.shape.kind,
  dueAt: z.date(),
  remindAt: z.date().nullable().default(null),
  assignedTo: z.string().nullable().default(null),
  /** The agreement that asks for it, and what it asks; a decided conflict has no agreement yet. */
  agreement: z.string().optional(),
  need: z.enum([...agreementNeeds, 'conflict']).optional(),
});
export type TaskDoc = z.infer<typeof task>;

/** A lead's place in the inbox; without `since` nothing of it waits for staff. */
const inbox = z.object({
  /** Since when its message waits. */
  since: z.date().optional(),
  /** From when the row is listed: `since`, or the end of *Later*. */
  showAt: z.date().optional(),
  /** The person's newest message, or one of ours that failed. */
  message: z.string().optional(),
  failed: z.literal(true).optional(),
  /** Messages up to then are settled: by *Done*, or by a call. */
  settledAt: z.date().optional(),
  /** The message that *Done* settled last. */
  done: z.string().optional(),
});
export type InboxDoc = z.infer<typeof inbox>;

type LetterDraft = { reason: string; text: string };
const agreementSeen = z.object({ agreement: z.string(), events: z.number() });
export type AgreementSeen = z.infer<typeof agreementSeen>;

/** The desk's fields of a lead, stored in it so that the work and the lead's history are one write. */
export const deskFields = z.object({
  /** Since when the lead has waited for a first response; removed with that response. */
  waitingSince: z.date().optional(),
  /** By when the person was promised a call. It stays after the call. */
  callBy: z.date().optional(),
  firstContactAt: z.date().optional(),
  firstContactBy: z.string().optional(),
  calls: z.array(call).optional(),
  /** Open tasks. The timeline records the done ones. */
  openTasks: z.array(task).optional(),
  /** The earliest due time among them. */
  nextTaskAt: z.date().optional(),
  /** The turn-down letter: the date, the sender, and the reason. */
  letter: z.object({ at: z.date(), by: z.string(), reason: z.string() }).optional(),
  /** Its text as staff edited it, for one reason. */
  letterDraft: anyValue<LetterDraft>().optional(),
  /** The user working on the lead, and until when no one else gets it. */
  claim: z.object({ by: z.string(), until: z.date() }).optional(),
  /** For each of its agreements, the number of events that have moved the lead. */
  agreementsSeen: z.array(agreementSeen).optional(),
  inbox: inbox.optional(),
  /** Grows with every write of the desk; `version` only counts changes of the lead's own fields. */
  deskVersion: z.number().optional(),
});
export type DeskDoc = z.infer<typeof deskFields>;
