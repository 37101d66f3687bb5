import { day, hour } from '../../shared/durations';
import { hoursUntilLate } from '../../shared/firm';
import { can } from '../../shared/permissions';
import type { Role } from '../../shared/schemas/user';
import { findWaitingChecks } from '../conflicts/waiting-checks';
import { minuteOfDay } from '../contact/quiet-hours';
import { enqueueMail } from '../core/outbox/enqueue';
import type { ClientDoc } from '../leads/store/client.model';
import { notSample } from '../leads/store/sample';
import { caseTypeTitle } from '../site/services/case-type-title';
import type { Deps } from './deps';
import { arrivedByItself } from './mail-receivers';
import { oneLine } from './render-mail';

const mostListed = 50;

const lines = async (deps: Deps, leads: readonly ClientDoc[], total: number): Promise<string> => {
  const date = new Intl.DateTimeFormat('en-US', { timeZone: deps.timeZone, month: 'short', day: 'numeric' });
  const listed = await Promise.all(
    leads.map(
      async ({ firstName, lastName, caseType, createdAt }) =>
        `${oneLine(`${firstName} ${lastName}`)}, ${await caseTypeTitle(deps.models, caseType)}, since ${date.format(createdAt)}`,
    ),
  );
  return [...listed, ...(total > leads.length ? [`and ${total - leads.length} more`] : [])].join('\n');
};

const lateWords = (lastAt: string | undefined) =>
  lastAt
    ? `The newest backup is from ${lastAt.slice(0, 10)}, which is too old. Look under Settings and Outbox.`
    : 'There is no backup: the first one failed. Look under Settings and Outbox.';

const find = async ({ models: { clients } }: Deps, conditions: object) => {
  const filter = { ...conditions, ...notSample };
  return {
    leads: await clients.find(filter).sort({ createdAt: 1 }).limit(mostListed).lean<ClientDoc[]>(),
    total: await clients.countDocuments(filter),
  };
};

/** The names of the digests of the firm's mailbox, or of one user. */
const toName = (to: string) => (to === 'staff' ? 'digest-' : `own-digest-${to}-`);

const none = { leads: [], total: 0 };

const toDay = ({ timeZone }: Deps, at: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

/** The time of the digest before today's; later leads are new. */
const lastDigest = async ({ models }: Deps, to: string, day: string): Promise<Date | undefined> => {
  const before = { $gte: toName(to), $lt: `${toName(to)}${day}` };
  return (await models.outbox.findOne({ _id: before }).sort({ _id: -1 }).lean())?.at;
};

/** Finds the leads that wait for the firm, or for one user, and those that are new for them. */
const findWork = async (
  deps: Deps,
  to: string,
  { at, since, late }: Record<'at' | 'since' | 'late', Date>,
) => {
  const waiting = { waitingSince: { $lt: late } };
  const arrived = { $gte: since, $lt: at };
  if (to === 'staff')
    return {
      overdue: await find(deps, { $or: [waiting, { nextTaskAt: { $lt: at } }] }),
      fresh:
        deps.mail.staffMode === 'daily'
          ? await find(deps, { createdAt: arrived, source: { $in: arrivedByItself } })
          : none,
    };
  const due = { dueAt: { $lt: new Date(at.getTime() + day) } };
  const assignment = {
    at: arrived,
    actorId: { $ne: to },
    changes: { $elemMatch: { field: 'assignedTo', to } },
  };
  return {
    overdue: await find(deps, {
      $or: [
        { assignedTo: to, ...waiting },
        { openTasks: { $elemMatch: { ...due, assignedTo: to } } },
        { assignedTo: to, openTasks: { $elemMatch: { ...due, assignedTo: null } } },
      ],
    }),
    fresh: await find(deps, { assignedTo: to, history: { $elemMatch: assignment } }),
  };
};

/** Returns the conflict checks that wait for a user's decision. */
const findToDecide = async ({ models }: Deps, role: Role | undefined) =>
  can(role, 'conflicts.decide') ? (await findWaitingChecks({ models })).filter((one) => !one.isSample) : [];

/** Tells users what waits for their decision, and which sequences of theirs sent nothing in a day. */
const userValues = async (deps: Deps, to: string): Promise<Record<string, string>> => {
  const role = (await deps.models.users.findById(to).select({ role: 1 }).lean())?.role;
  const waiting = await findToDecide(deps, role);
  const skipping = can(role, 'sequences.manage') ? await deps.followUp.findSkipping() : [];
  const names = waiting.slice(0, mostListed).map(({ lead }) => oneLine(`${lead.firstName} ${lead.lastName}`));
  return {
    firstSubject: waiting.length > 0 ? `, ${waiting.length} to decide` : '',
    firstText: [
      ...(names.length > 0 ? ['Conflict checks that wait for your decision:', ...names] : []),
      ...skipping.map(
        ({ name, skipped }) =>
          `The sequence ${oneLine(name)} sent nothing in a day: ${skipped === 1 ? '1 step was' : `${skipped} steps were`} skipped. Look under Sequences, Results.`,
      ),
    ].join('\n'),
  };
};

/** Only the firm's mailbox hears of a backup that is too old. */
const firmValues = async (deps: Deps): Promise<Record<string, string>> => {
  const { isLate, lastAt } = await deps.backups.state();
  return {
    firstSubject: isLate ? ', no new backup' : '',
    firstText: isLate ? lateWords(lastAt) : '',
  };
};

/**
 * The values of the digest of the firm's mailbox or of one user, from the leads as they are when it is sent; undefined
 * if there is nothing to say.
 */
export const digestValues = async (
  deps: Deps,
  to: string,
  at: Date,
): Promise<Record<string, string> | undefined> => {
  const isFirm = to === 'staff';
  const since = await lastDigest(deps, to, toDay(deps, at.getTime()));
  const lateAfter = hoursUntilLate(await deps.firm());
  const { overdue, fresh } = await findWork(deps, to, {
    at,
    since: since ?? new Date(at.getTime() - day),
    late: new Date(at.getTime() - lateAfter * hour),
  });
  const first = isFirm ? await firmValues(deps) : await userValues(deps, to);
  if (overdue.total + fresh.total === 0 && !first.firstText) return undefined;
  const hours = `${lateAfter} ${lateAfter === 1 ? 'hour' : 'hours'}`;
  return {
    ...first,
    overdueCount: String(overdue.total),
    newCount: String(fresh.total),
    dueWord: isFirm ? 'overdue' : 'due',
    overdueText:
      overdue.total > 0
        ? `Waiting more than ${hours}, or with ${isFirm ? 'an overdue task' : 'a task due within a day'}:`
        : 'Nothing is overdue.',
    overdueList: await lines(deps, overdue.leads, overdue.total),
    newText: fresh.total > 0 ? (isFirm ? 'New since the last summary:' : 'Assigned to you:') : '',
    newList: await lines(deps, fresh.leads, fresh.total),
  };
};

/**
 * Queues the daily digests, from the hour that the firm chose, once a day for all servers: one for the firm's mailbox
 * and one for each user, unless there is nothing to say.
 */
export const dailyDigest = async (deps: Deps): Promise<void> => {
  const { models, now, timeZone } = deps;
  if (!deps.mail.transport || minuteOfDay(now(), timeZone) < deps.mail.staffHour * 60) return;
  const users = await models.users
    .find({ email: { $gt: '' } })
    .select({ _id: 1 })
    .lean();
  for (const to of [...(deps.mail.staff ? ['staff'] : []), ...users.map(({ _id }) => String(_id))]) {
    const id = `${toName(to)}${toDay(deps, now())}`;
    if (await models.outbox.exists({ _id: id })) continue;
    const at = new Date(now());
    if (!(await digestValues(deps, to, at))) continue;
    await enqueueMail(deps, { event: 'digest', template: 'daily-digest', to }, { id, at });
  }
};
