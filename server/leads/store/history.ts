import { Schema, Types } from 'mongoose';
import type { AuditRecord } from '../../../shared/schemas/audit';
import type { LeadStatus, SignedAs } from '../../../shared/schemas/client';
import { type Caller, getName, getUserId } from '../../core/caller';
import { anyText, requiredText } from '../../core/db/fields';
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
export type HistoryEntry = Pick<AuditRecord, 'actorId' | 'actor' | 'action' | 'changes' | 'note'> & {
  _id: Types.ObjectId;
  at: Date;
  batch?: BeforeBatch | undefined;
};

export const historyFields = {
  type: [
    {
      // By its name in mongoose: the build shortens class names.
      _id: Schema.Types.ObjectId,
      at: Date,
      actorId: { type: String, default: null },
      actor: requiredText,
      action: requiredText,
      changes: [{ _id: false, field: String, from: String, to: String }],
      note: anyText,
      batch: Schema.Types.Mixed,
    },
  ],
  default: [],
};

/** More than a lead ever has. The oldest are removed first. */
export const mostEntries = 1000;

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
