import { recordId } from '../../shared/schemas/id';
import { sequenceStarts } from '../../shared/schemas/sequence';
import { z } from '../../shared/zod';

/** An overdue task. */
export const taskDue = { kind: 'task-due', data: z.object({ lead: recordId, task: recordId }) };

/** A call that reached the person, which confirms the number that this version of the lead has. */
export const numberReached = {
  kind: 'number-reached',
  data: z.object({ lead: recordId, call: recordId, version: z.int() }),
};

/** A merge whose server died between its two writes. */
export const mergeBegun = { kind: 'finish-merge', data: z.object({ id: recordId }) };

/** The same for the undoing of a merge. */
export const undoBegun = { kind: 'finish-undo-merge', data: z.object({ id: recordId, into: recordId }) };

/** An event that may start a sequence of follow-up messages for a lead. */
export const sequenceDue = {
  kind: 'start-sequence',
  data: z.object({ lead: recordId, startsOn: z.enum(sequenceStarts), agreement: recordId.optional() }),
};
