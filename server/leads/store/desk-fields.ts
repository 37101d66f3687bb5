import { Schema, type SchemaDefinitionProperty, type Types } from 'mongoose';
import type { AgreementNeed, CallOutcome, TaskRecord } from '../../../shared/schemas/desk';
import { requiredText } from '../../core/db/fields';

/** `byId` is the user whose figures the call counts toward; `by` is their name at the time. */
export type CallDoc = {
  _id: Types.ObjectId;
  at: Date;
  by: string;
  byId?: string | null;
  outcome: CallOutcome;
};

export type TaskDoc = Omit<TaskRecord, 'id' | 'dueAt' | 'remindAt'> & {
  _id: Types.ObjectId;
  dueAt: Date;
  remindAt: Date | null;
  /** The agreement that asks for it, and what it asks; a decided conflict has no agreement yet. */
  agreement?: string;
  need?: AgreementNeed | 'conflict';
};

/** A lead's place in the inbox; without `since` nothing of it waits for staff. */
export type InboxDoc = {
  /** Since when its message waits. */
  since?: Date;
  /** From when the row is listed: `since`, or the end of *Later*. */
  showAt?: Date;
  /** The person's newest message, or one of ours that failed. */
  message?: string;
  failed?: true;
  /** Messages up to then are settled: by *Done*, or by a call. */
  settledAt?: Date;
  /** The message that *Done* settled last. */
  done?: string;
};

export type LetterDraft = { reason: string; text: string };
export type AgreementSeen = { agreement: string; events: number };

/** The desk's fields of a lead, stored in it so that the work and the lead's history are one write. */
export type DeskDoc = {
  /** Since when the lead has waited for a first response; removed with that response. */
  waitingSince?: Date;
  /** By when the person was promised a call. It stays after the call. */
  callBy?: Date;
  firstContactAt?: Date;
  firstContactBy?: string;
  calls?: CallDoc[];
  /** Open tasks. The timeline records the done ones. */
  openTasks?: TaskDoc[];
  /** The earliest due time among them. */
  nextTaskAt?: Date;
  /** The turn-down letter: the date, the sender, and the reason. */
  letter?: { at: Date; by: string; reason: string };
  /** Its text as staff edited it, for one reason. */
  letterDraft?: LetterDraft;
  /** The user working on the lead, and until when no one else gets it. */
  claim?: { by: string; until: Date };
  /** For each of its agreements, the number of events that have moved the lead. */
  agreementsSeen?: AgreementSeen[];
  inbox?: InboxDoc;
  /** Grows with every write of the desk; `version` only counts changes of the lead's own fields. */
  deskVersion?: number;
};

// By its name in mongoose: the build shortens class names.
const { ObjectId } = Schema.Types;

export const deskFields: Record<keyof DeskDoc, SchemaDefinitionProperty> = {
  waitingSince: Date,
  callBy: Date,
  firstContactAt: Date,
  firstContactBy: String,
  calls: {
    type: [{ _id: ObjectId, at: Date, by: requiredText, byId: String, outcome: requiredText }],
    default: undefined,
  },
  openTasks: {
    type: [
      {
        _id: ObjectId,
        title: requiredText,
        kind: requiredText,
        dueAt: Date,
        remindAt: { type: Date, default: null },
        assignedTo: { type: String, default: null },
        agreement: String,
        need: String,
      },
    ],
    default: undefined,
  },
  nextTaskAt: Date,
  letter: { type: { at: Date, by: String, reason: String }, _id: false, default: undefined },
  letterDraft: {},
  claim: { type: { by: String, until: Date }, _id: false, default: undefined },
  agreementsSeen: { type: [{ _id: false, agreement: String, events: Number }], default: undefined },
  inbox: {
    type: { since: Date, showAt: Date, message: String, failed: Boolean, settledAt: Date, done: String },
    _id: false,
    default: undefined,
  },
  deskVersion: Number,
};
