import { Schema, Types } from 'mongoose';
import type { AuditRecord } from '../../../shared/schemas/audit';
import { anyText, requiredText } from '../../db/fields';
import { type Caller, nameOf, userIdOf } from '../../ground/caller';

/** One line of a lead's timeline. It stands in the lead itself: written with the change, and gone with the lead. */
export type HistoryEntry = Pick<AuditRecord, 'actorId' | 'actor' | 'action' | 'changes' | 'note'> & {
  _id: Types.ObjectId;
  at: Date;
};

export const historyFields = {
  type: [
    {
      // By its name in mongoose: the build shortens the names of classes.
      _id: Schema.Types.ObjectId,
      at: Date,
      actorId: { type: String, default: null },
      actor: requiredText,
      action: requiredText,
      changes: [{ _id: false, field: String, from: String, to: String }],
      note: anyText,
    },
  ],
  default: [],
};

/** More than a lead ever has; the oldest go first. */
const mostEntries = 1000;

type What = Pick<HistoryEntry, 'action'> & Partial<Pick<HistoryEntry, 'changes' | 'note'>>;

export const historyEntry = (
  caller: Caller,
  now: () => number,
  { action, changes = [], note = '' }: What,
): HistoryEntry => ({
  _id: new Types.ObjectId(),
  at: new Date(now()),
  actorId: userIdOf(caller),
  actor: nameOf(caller),
  action,
  changes,
  note,
});

/** The part of an update that adds to a lead's timeline. */
export const appendHistory = (...entries: HistoryEntry[]) => ({
  history: { $each: entries, $slice: -mostEntries },
});
