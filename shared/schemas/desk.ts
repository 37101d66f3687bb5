import { z } from '../zod';
import { clientRecord, clientUpdate, handlingFields, leadStatus } from './client';
import { recordId } from './id';
import { text, trimmedText } from './text';

/** The outcomes of a call. */
export const callOutcomes = [
  'Reached',
  'Voicemail',
  'No answer',
  'Asked to call back',
  'Wrong number',
  'Asked not to be called',
] as const;
export const callOutcome = z.enum(callOutcomes);
export type CallOutcome = z.infer<typeof callOutcome>;

const moment = z.iso.datetime({ offset: true }).max(64);

export const callRecord = z.object({
  id: recordId,
  at: z.iso.datetime(),
  by: z.string().meta({ description: 'The name of the person who called' }),
  outcome: callOutcome,
});

/** The reasons for a task for an agreement. The last five wait for the firm; a follow-up only asks how it is going. */
export const agreementNeeds = [
  'follow-up',
  'countersign',
  'question',
  'paper',
  'declined',
  'expired',
] as const;
export type AgreementNeed = (typeof agreementNeeds)[number];

/** A task for a lead with a due time; the next logged call completes a `call` task. */
export const taskInput = z.object({
  title: trimmedText(200),
  kind: z.enum(['call', 'other']).default('other'),
  dueAt: moment,
  remindAt: moment.nullable().default(null),
  /** Defaults to the lead's assignee, or else the author of the task. */
  assignedTo: recordId.optional(),
});
export type TaskInput = z.infer<typeof taskInput>;

export const taskRecord = z.object({
  id: recordId,
  title: z.string(),
  kind: z.enum(['call', 'other']),
  dueAt: z.iso.datetime(),
  remindAt: z.iso.datetime().nullable(),
  assignedTo: recordId.nullable(),
});
export type TaskRecord = z.infer<typeof taskRecord>;

/** A task with its lead, for task lists. */
export const dayTask = taskRecord.extend({
  lead: clientRecord.pick({
    id: true,
    firstName: true,
    lastName: true,
    phoneNumber: true,
    phoneE164: true,
    phoneMark: true,
    status: true,
  }),
  zones: z.array(z.string()).meta({ description: 'Time zones in which the person may be' }),
  mayCall: z.boolean().meta({ description: 'It is an hour for calls there, and the number is a good one' }),
});

/** One piece of work on a lead: everything given is saved together, or not at all. */
export const workInput = z.object({
  id: recordId,
  version: z.int().min(0).optional(),
  outcome: callOutcome.optional(),
  status: leadStatus.optional(),
  statusReason: handlingFields.statusReason.schema.optional(),
  signed: clientUpdate.shape.signed,
  note: text(5000).optional(),
  next: taskInput.optional(),
});

/** A change to a task: done, moved or dropped; the timeline keeps the reason. */
export const taskChange = z.discriminatedUnion('how', [
  z.object({ how: z.literal('done') }),
  z.object({ how: z.literal('moved'), dueAt: moment, reason: trimmedText(500) }),
  z.object({ how: z.literal('dropped'), reason: trimmedText(500) }),
]);
export type TaskChange = z.infer<typeof taskChange>;

/** The order in which the queue offers leads. */
export const queueOrders = ['newest', 'longest waiting', 'overdue tasks'] as const;
export const queueOrder = z.enum(queueOrders);
export type QueueOrder = z.infer<typeof queueOrder>;

/** The answers to: can a turn-down letter go out by e-mail? */
export const mailings = ['ready', 'off', 'no address', 'sample', 'refused'] as const;
export type Mailing = (typeof mailings)[number];
