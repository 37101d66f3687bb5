import { day } from '../../shared/durations';
import { hoursUntilLate } from '../../shared/firm';
import { clientRecord } from '../../shared/schemas/client';
import {
  callRecord,
  dayTask,
  queueOrder,
  taskChange,
  taskInput,
  taskRecord,
  todayList,
  workInput,
} from '../../shared/schemas/desk';
import { byId, recordId } from '../../shared/schemas/id';
import { timeZone } from '../../shared/schemas/time-zone';
import { settings } from '../../shared/settings';
import { z } from '../../shared/zod';
import { getZones } from '../contact/rules/places';
import { toRecord } from '../core/db/to-record';
import { router } from '../core/http/trpc';
import { onlyItsFields } from '../core/parsers';
import { readSetting } from '../core/settings/read-setting';
import { withoutArrivals } from '../leads/store/client.model';
import { findLeadId, leadById } from '../leads/store/lead-by-id';
import { workOnLead } from '../leads/update-client';
import { confirmByCall } from '../proof/confirm-number';
import { dayStart } from './dashboard/lead-counts';
import { procedureFor } from './deps';
import { nextCall, triesWith } from './next-call';
import { claimLead, claimNext, releaseLead, walkSize } from './queue';
import { changeTask, findEnded, tasksUntil } from './tasks';
import { findToday } from './today';

const count = z.int().min(0);
/** The leads already seen in the queue. */
const recordIds = z.array(recordId).max(500).default([]);

export const deskRouter = router({
  /** Returns how many leads wait, for the tab's title and the announcements of new ones. */
  dayStart: procedureFor('dashboard.read')
    .output(z.object({ waiting: count, newestAt: z.iso.datetime().nullable() }))
    .query(({ ctx }) => dayStart(ctx)),

  /** Returns everything that waits for the caller today. */
  today: procedureFor('dashboard.read')
    .input(z.object({ timeZone: timeZone.default('UTC') }))
    .output(todayList)
    .query(({ ctx, input }) => findToday(ctx, ctx.caller, input.timeZone)),

  /** Returns the caller's last change if it ended tasks of a lead, for undoing it; null otherwise. */
  ended: procedureFor('leads.work')
    .input(byId)
    .output(z.object({ batch: recordId, count }).nullable())
    .query(async ({ ctx, input }) => findEnded(ctx, ctx.caller, await findLeadId(ctx, input.id))),

  /** Returns the desk's data of one lead. */
  lead: procedureFor('leads.read')
    .input(byId)
    .output(
      z.object({
        calls: z.array(callRecord),
        tasks: z.array(taskRecord),
        waitHours: settings.callPlan.schema.shape.waitHours,
        tries: count.meta({ description: 'Calls since the person was last reached, including the next one' }),
        nextCall: z.iso.datetime().nullable().meta({ description: 'Proposed, if nobody is reached now' }),
        zones: z.array(z.string()).meta({ description: 'Time zones in which the person may be' }),
        unanswered: recordId.optional().meta({ description: 'The message that waits for an answer' }),
      }),
    )
    .query(async ({ ctx, input }) => {
      const id = await findLeadId(ctx, input.id);
      const lead = await leadById(ctx, id, withoutArrivals);
      const { waitHours } = await readSetting(ctx, 'callPlan');
      const tasks = (lead.openTasks ?? []).map(toRecord).sort((a, b) => a.dueAt.localeCompare(b.dueAt));
      const { calls = [], inbox } = lead;
      return {
        calls: calls.map(toRecord).reverse(),
        tasks,
        waitHours,
        tries: triesWith(calls),
        nextCall: await nextCall(ctx, id, calls, waitHours),
        zones: getZones(lead),
        ...(inbox?.message && !inbox.failed && { unanswered: inbox.message }),
      };
    }),

  /** Saves a call, a status, a note and the next step of one lead together. */
  work: procedureFor('leads.work')
    .input(workInput)
    .output(onlyItsFields(clientRecord))
    .mutation(async ({ ctx, input: { id, version, status, statusReason, signed, ...work } }) => {
      const lead = await workOnLead(ctx, ctx.caller, await findLeadId(ctx, id), {
        ...work,
        release: true,
        update: { version, status, statusReason, signed },
      });
      const call = lead.calls?.at(-1);
      // The gate must know it by the time this returns; the outbox does it if this server stops first.
      if (work.outcome && call) await confirmByCall(ctx, lead, call);
      return toRecord(lead);
    }),

  /** Removes the mark "Wrong number". A request not to be called stays. */
  rightNumber: procedureFor('leads.work')
    .input(byId)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      await workOnLead(ctx, ctx.caller, await findLeadId(ctx, input.id), { rightNumber: true });
    }),

  addTask: procedureFor('leads.work')
    .input(z.object({ id: recordId, task: taskInput }))
    .output(z.void())
    .mutation(async ({ ctx, input: { id, task } }) => {
      await workOnLead(ctx, ctx.caller, await findLeadId(ctx, id), { next: task });
    }),

  changeTask: procedureFor('leads.work')
    .input(z.object({ id: recordId, taskId: recordId, change: taskChange }))
    .output(z.void())
    .mutation(async ({ ctx, input: { id, taskId, change } }) => {
      await changeTask(ctx, ctx.caller, { id: await findLeadId(ctx, id), taskId }, change);
    }),

  /** Returns the open tasks of the next days that are the caller's or unassigned, overdue ones first. */
  tasks: procedureFor('leads.read')
    .input(z.object({ days: z.int().min(0).max(60).default(7) }))
    .output(z.array(dayTask))
    .query(({ ctx, input }) => tasksUntil(ctx, ctx.caller.user.id, new Date(ctx.now() + input.days * day))),

  /** Returns the hours after which a lead that still waits is late. */
  lateAfter: procedureFor('leads.read')
    .output(z.number())
    .query(async ({ ctx }) => hoursUntilLate(await ctx.agreements.firm())),

  /** Returns the length of the queue for the caller: the leads already seen, and the remaining ones. */
  walk: procedureFor('leads.read')
    .input(z.object({ seen: recordIds }))
    .output(z.object({ size: count }))
    .query(async ({ ctx, input }) => ({ size: await walkSize(ctx, ctx.caller, input.seen) })),

  /** Claims the next lead in the queue for the caller; null if there is none. */
  next: procedureFor('leads.work')
    .input(z.object({ order: queueOrder.default('newest'), skip: recordIds }))
    .output(z.object({ id: recordId.nullable() }))
    .mutation(async ({ ctx, input }) => ({
      id: await claimNext(ctx, ctx.caller, input.order, input.skip),
    })),

  /** Keeps a lead claimed, or returns the name of the user who has it. */
  claim: procedureFor('leads.work')
    .input(byId)
    .output(
      z.object({
        claimedBy: recordId.nullable(),
      }),
    )
    .mutation(async ({ ctx, input }) => ({
      claimedBy: await claimLead(ctx, ctx.caller, await findLeadId(ctx, input.id)),
    })),

  release: procedureFor('leads.work')
    .input(byId)
    .output(z.void())
    .mutation(async ({ ctx, input }) => releaseLead(ctx, ctx.caller, await findLeadId(ctx, input.id))),
});
