import { Schema, type SchemaDefinitionProperty, type Types } from 'mongoose';
import type { CallOutcome, TaskRecord } from '../../../shared/schemas/desk';
import { requiredText } from '../../core/db/fields';

/** `byId`: who called, by whose figures it counts; `by` is their name as it was. */
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
};

/** What the desk keeps in a lead, so that its work and the lead's history are one write. */
export type DeskDoc = {
  /** Since when nobody has answered the lead; gone with the first answer. */
  waitingSince?: Date;
  firstContactAt?: Date;
  firstContactBy?: string;
  calls?: CallDoc[];
  /** Tasks that are not done; of the others the timeline tells. */
  openTasks?: TaskDoc[];
  /** The earliest of their moments. */
  nextTaskAt?: Date;
  /** The letter that told the person no: when, by whom, for which reason. */
  letter?: { at: Date; by: string; reason: string };
  /** Who works on the lead now, and until when nobody else is given it. */
  claim?: { by: string; until: Date };
  /** Grows with every write of the desk, where `version` tells of the lead's own fields only. */
  deskVersion?: number;
};

// By its name in mongoose: the build shortens the names of classes.
const { ObjectId } = Schema.Types;

export const deskFields: Record<keyof DeskDoc, SchemaDefinitionProperty> = {
  waitingSince: Date,
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
      },
    ],
    default: undefined,
  },
  nextTaskAt: Date,
  letter: { type: { at: Date, by: String, reason: String }, _id: false, default: undefined },
  claim: { type: { by: String, until: Date }, _id: false, default: undefined },
  deskVersion: Number,
};
