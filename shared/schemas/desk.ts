import { z } from '../zod';
import { clientRecord, clientUpdate, handlingFields, leadStatus } from './client';
import { recordId } from './id';
import { text, trimmedText } from './text';

/** What came of a call. */
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

/** Something to be done about a lead at a time; `call` is done by the next call that is logged. */
export const taskInput = z.object({
  title: trimmedText(200),
  kind: z.enum(['call', 'other']).default('other'),
  dueAt: moment,
  remindAt: moment.nullable().default(null),
  /** Nobody named: whoever looks after the lead, or who makes the task. */
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

/** A task with the lead that it is about, for lists of tasks. */
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

/** The work of one moment on a lead: what is given is saved together, or not at all. */
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
export type WorkInput = z.infer<typeof workInput>;

/** How a task ends or goes on; the reason stands in the timeline. */
export const taskChange = z.discriminatedUnion('how', [
  z.object({ how: z.literal('done') }),
  z.object({ how: z.literal('moved'), dueAt: moment, reason: trimmedText(500) }),
  z.object({ how: z.literal('dropped'), reason: trimmedText(500) }),
]);
export type TaskChange = z.infer<typeof taskChange>;

/** In which order the queue gives out leads. */
export const queueOrders = ['newest', 'longest waiting', 'overdue tasks'] as const;
export const queueOrder = z.enum(queueOrders);
export type QueueOrder = z.infer<typeof queueOrder>;
