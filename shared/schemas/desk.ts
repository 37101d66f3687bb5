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
/** The outcomes of a call in which the person spoke with us. */
export const spokenOutcomes: readonly CallOutcome[] = ['Reached', 'Asked to call back'];

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

/**
 * The kinds of tasks. The next logged call completes a `call`. Staff add the first two; the product adds the others and
 * finds its own tasks by their kind.
 */
export const taskKinds = ['call', 'other', 'hold', 'retainer', 'new-link', 'unconfirmed'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** A task for a lead with a due time. */
export const taskInput = z.object({
  title: trimmedText(200),
  kind: z.enum(['call', 'other']).default('other'),
  dueAt: moment,
  remindAt: moment.nullable().default(null),
  /** Defaults to the lead's assignee, or else the author of the task. */
  assignedTo: recordId.optional(),
});
export type TaskInput = z.infer<typeof taskInput>;
/** A new task, also of a kind that only the product adds. */
export type NewTask = Omit<TaskInput, 'kind'> & { kind: TaskKind };

export const taskRecord = z.object({
  id: recordId,
  title: z.string(),
  kind: z.enum(taskKinds),
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

/** The groups of the list: possible now, due later today, and calls to places where it is not an hour for calls yet. */
const todayGroups = ['now', 'later', 'closed'] as const;
export type TodayGroup = (typeof todayGroups)[number];

/** One thing that waits for a user. */
export const todayRow = z.object({
  id: z.string(),
  group: z.enum(todayGroups),
  kind: z.enum(['call', 'text', 'email', 'task', 'sign', 'conflict', 'held', 'refused']),
  what: z.string(),
  at: z.iso.datetime().nullable().meta({ description: 'When it is due, or begins to be possible' }),
  isPromise: z.boolean().meta({ description: 'The person was promised an answer by that time' }),
  isLate: z.boolean().meta({ description: 'The working day on which it was due is over' }),
  taskId: recordId.nullable(),
  lead: dayTask.shape.lead.nullable(),
  zones: dayTask.shape.zones,
});
export type TodayRow = z.infer<typeof todayRow>;

const amount = z.int().min(0);

/** Everything that waits for a user, with the figures of the sentence above it. */
export const todayList = z.object({
  rows: z.array(todayRow),
  firstAnswers: amount.meta({
    description: 'Leads that wait for a first answer, also those beyond the list',
  }),
  promised: amount.meta({ description: 'Those of them that were promised one today, or before' }),
  promisedBy: z.iso.datetime().nullable(),
  toSign: amount,
  more: amount.meta({ description: 'Leads that wait beyond the list' }),
});
export type TodayList = z.infer<typeof todayList>;

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

/** A change to a task: done, moved or dropped; the timeline keeps a reason. */
export const taskChange = z.discriminatedUnion('how', [
  z.object({ how: z.literal('done') }),
  z.object({ how: z.literal('moved'), dueAt: moment, reason: text(500).default('') }),
  z.object({ how: z.literal('dropped'), reason: trimmedText(500) }),
]);
export type TaskChange = z.infer<typeof taskChange>;

/** The order in which the queue offers leads. */
const queueOrders = ['newest', 'longest waiting', 'overdue tasks'] as const;
export const queueOrder = z.enum(queueOrders);
export type QueueOrder = z.infer<typeof queueOrder>;

/** The answers to: can a turn-down letter go out by e-mail? */
export const mailings = ['ready', 'off', 'no address', 'sample', 'refused'] as const;
export type Mailing = (typeof mailings)[number];
