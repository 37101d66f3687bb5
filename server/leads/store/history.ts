import { Types } from 'mongoose';
import { auditChange, auditRecord } from '../../../shared/schemas/audit';
import type { LeadStatus, SignedAs } from '../../../shared/schemas/client';
import { z } from '../../../shared/zod';
import { type Caller, getName, getUserId } from '../../core/caller';
import { carrying, type OutboxEvent } from '../../core/outbox/work';
import { anyText, anyValue, objectId, text } from '../../core/record/collection';
import type { TaskDoc } from './desk-fields';

/** The lead's values before a change that can be undone: one of many leads, or one that ended tasks. */
export type BeforeBatch = {
  /** The ID of the change, the same for all its leads. */
  id: string;
  status: LeadStatus;
  statusReason: string;
  /** The way it was signed, if it was. */
  signed?: SignedAs;
  assignedTo: string | null;
  /** Since when it waited for its first response, if the change counted as one. */
  waitingSince?: Date | undefined;
  /** The tasks that the firm's rules added. */
  tasks: string[];
  /** The tasks that it ended. */
  ended?: TaskDoc[];
};

/** One line of a lead's timeline, stored in the lead: written with the change, and deleted with the lead. */
export const timelineEntry = z.object({
  _id: objectId,
  at: z.date(),
  actorId: z.string().nullable().default(null),
  actor: text,
  action: auditRecord.shape.action,
  changes: z.array(auditChange),
  note: anyText,
  batch: anyValue<BeforeBatch>().optional(),
});
export type HistoryEntry = z.infer<typeof timelineEntry>;

/** More than a lead ever has. The oldest are removed first. */
const mostEntries = 1000;

type What = Pick<HistoryEntry, 'action'> & Partial<Pick<HistoryEntry, 'changes' | 'note' | 'batch'>>;

export const historyEntry = (
  caller: Caller,
  now: () => number,
  { action, changes = [], note = '', batch }: What,
): HistoryEntry => ({
  _id: new Types.ObjectId(),
  at: new Date(now()),
  actorId: getUserId(caller),
  actor: getName(caller),
  action,
  changes,
  note,
  ...(batch && { batch }),
});

type Trace = {
  /** New timeline entries. */
  entries?: readonly HistoryEntry[];
  /** Events for others. */
  events?: readonly OutboxEvent[];
  /** Other additions and counters of the write. */
  push?: object;
  inc?: object;
};

/** Returns the part of a lead's write that records it: timeline entries and events, so that both happen or neither. */
export const traced = ({ entries = [], events = [], push = {}, inc }: Trace) => {
  const $push = {
    ...push,
    ...(entries.length > 0 && { history: { $each: [...entries], $slice: -mostEntries } }),
    ...carrying(events),
  };
  return { ...(inc && { $inc: inc }), ...(Object.keys($push).length > 0 && { $push }) };
};

/** The same for a change of the lead's own fields. It raises the version, so saving an older one is refused. */
export const edited = ({ inc, ...trace }: Trace) => traced({ ...trace, inc: { ...inc, version: 1 } });
