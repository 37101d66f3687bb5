import { Types } from 'mongoose';
import { hour } from '../../shared/durations';
import type { FirstAnswer, LeadAnswers, LeadStatus } from '../../shared/schemas/client';
import type { CallOutcome, NewTask } from '../../shared/schemas/desk';
import type { Setting } from '../../shared/settings';
import { type Caller, getName, getUserId } from '../core/caller';
import { mailJob } from '../core/outbox/enqueue';
import { event, type OutboxEvent } from '../core/outbox/work';
import { answeredByCall } from './inbox';
import { taskDue } from './jobs';
import type { AgreementSeen, CallDoc, DeskDoc, TaskDoc } from './store/desk-fields';
import { type HistoryEntry, historyEntry } from './store/history';

type Before = DeskDoc & {
  _id: Types.ObjectId;
  assignedTo: string | null;
  attempts?: number;
  firstAnswer?: FirstAnswer | undefined;
  phoneMark?: 'Wrong number' | 'Do not call';
  phoneNumber: string;
  status: LeadStatus;
  statusReason: string;
  answers?: LeadAnswers;
  flags?: string[];
  state?: string;
};

type AnswerWork = { answers: LeadAnswers; flags: string[]; entries: HistoryEntry[]; events: OutboxEvent[] };

/** Work on a lead besides changes of its own fields. */
export type DeskWork = {
  outcome?: CallOutcome | undefined;
  /** True if staff wrote to the person by hand. */
  wrote?: boolean;
  /** Returns the new list of open tasks and the timeline entries for it. */
  tasks?: ((open: readonly TaskDoc[]) => { open: TaskDoc[]; entries: HistoryEntry[] }) | undefined;
  next?: NewTask | undefined;
  /** Set if the turn-down letter was sent: by the staff themselves, or with this text by e-mail. */
  letter?: { mailed?: string };
  /** Returns the new answers, given the earlier ones; undefined if nothing changed. */
  answers?: (before: Before) => AnswerWork | undefined;
  /** True if the number turned out to be right. */
  rightNumber?: boolean;
  /** True if the caller is done with the lead, so that others may get it. */
  release?: boolean;
  /** Set when a change is undone: its effects are reverted, and undoing it has no effects itself. */
  undo?: Undo | undefined;
  /** Set when an agreement moves the lead. */
  act?: AgreementAct;
  /** More events for the same write. */
  events?: OutboxEvent[];
};

/** `tasks` are the ids of those that the change added, `ended` those that it ended. */
type Undo = { waitingSince?: Date | undefined; tasks: readonly string[]; ended: readonly TaskDoc[] };

/** The part of an agreement's act in the lead's write. */
type AgreementAct = {
  seen: AgreementSeen;
  /** The person who sent it: the firm's own tasks for the new status are theirs, and the contact counts as theirs. */
  sentBy: string | null;
  /** The kind of the firm's rules whose tasks the act does not add, because it adds its own. */
  replaces: Rule['kind'];
};

type Rule = Setting<'taskRules'>['rules'][number];
type Needs = { caller: Caller; now: () => number; rules: readonly Rule[] };
type Fields = { status?: LeadStatus; phoneNumber?: string; assignedTo?: string | null };
type Field = keyof DeskDoc | 'attempts' | 'phoneMark' | 'flags';
export type Effects = {
  set: Record<string, unknown>;
  unset: Field[];
  calls: CallDoc[];
  entries: HistoryEntry[];
  events: OutboxEvent[];
  /** The new tasks. */
  added: TaskDoc[];
  /** The tasks that staff ended, which they can take back. */
  ended: TaskDoc[];
};

const taskFrom = (input: NewTask, assignedTo: string | null): TaskDoc => ({
  _id: new Types.ObjectId(),
  title: input.title,
  kind: input.kind,
  dueAt: new Date(input.dueAt),
  remindAt: input.remindAt ? new Date(input.remindAt) : null,
  assignedTo: input.assignedTo ?? assignedTo,
});

export const taskChanges = ({ title, dueAt }: TaskDoc) => [
  { field: 'task', from: '', to: title },
  { field: 'dueAt', from: '', to: dueAt.toISOString() },
];

const marks: Partial<Record<CallOutcome, Before['phoneMark']>> = {
  'Wrong number': 'Wrong number',
  'Asked not to be called': 'Do not call',
};

/**
 * Returns the phone mark after the write: a new number is not a wrong number, and a person we reached has that number.
 */
const markAfter = (before: Before, fields: Fields, outcome: CallOutcome | undefined) => {
  const learnt = outcome && marks[outcome];
  if (learnt) return learnt;
  const isNew = fields.phoneNumber !== undefined && fields.phoneNumber !== before.phoneNumber;
  return before.phoneMark === 'Wrong number' && (isNew || outcome === 'Reached')
    ? undefined
    : before.phoneMark;
};

const isNewStatus = (before: Before, { status }: Fields) => status !== undefined && status !== before.status;

/** Sets or clears the mark of the phone number after a call. */
const markNumber = (
  { set, unset, entries }: Effects,
  before: Before,
  fields: Fields,
  { outcome, rightNumber }: DeskWork,
  { caller, now }: Needs,
) => {
  const isCleared = rightNumber && before.phoneMark === 'Wrong number';
  const mark = isCleared ? undefined : markAfter(before, fields, outcome);
  if (isCleared) {
    const changes = [{ field: 'phoneMark', from: 'Wrong number', to: '' }];
    entries.push(historyEntry(caller, now, { action: 'update', changes }));
  }
  if (mark && mark !== before.phoneMark) set.phoneMark = mark;
  if (!mark && before.phoneMark) unset.push('phoneMark');
};

/**
 * Returns the open tasks after the write: without the call just made, with the requested one and those from the firm's
 * rules.
 */
const tasksAfter = (
  before: Before,
  fields: Fields,
  { outcome, tasks, next, undo, act }: DeskWork,
  { caller, now, rules }: Needs,
) => {
  const owner =
    act?.sentBy ??
    (fields.assignedTo === undefined ? before.assignedTo : fields.assignedTo) ??
    getUserId(caller);
  const added = [
    ...(next ? [taskFrom(next, owner)] : []),
    ...rules
      .filter(({ status }) => !undo && isNewStatus(before, fields) && status === fields.status)
      .filter(({ kind }) => !kind || kind !== act?.replaces)
      .map(({ title, kind, dueInHours }) => {
        const dueAt = new Date(now() + dueInHours * hour).toISOString();
        return taskFrom({ title, kind: kind ?? 'other', dueAt, remindAt: null }, owner);
      }),
  ];
  const were = before.openTasks ?? [];
  const changed = tasks?.(were);
  const open = (changed?.open ?? were).filter(({ _id }) => !undo?.tasks.includes(String(_id)));
  const restored = (undo?.ended ?? []).filter(({ _id }) => !open.some((task) => task._id.equals(_id)));
  const isTurnedDown = !undo && isNewStatus(before, fields) && fields.status === 'Turned down';
  // A call fulfills the planned call task; nobody calls a person who was turned down.
  const calls = outcome || isTurnedDown ? open.filter(({ kind }) => kind === 'call') : [];
  const endsCalls = isTurnedDown || (outcome !== undefined && marks[outcome] !== undefined);
  const removedTasks = changed
    ? were.filter(({ _id }) => !changed.open.some((task) => task._id.equals(_id)))
    : [];
  const action = outcome ? 'task done' : 'task dropped';
  return {
    open: [...open.filter((task) => !calls.includes(task)), ...restored, ...added],
    added,
    ended: getUserId(caller) ? [...removedTasks, ...(endsCalls ? calls : [])] : [],
    isChanged: added.length > 0 || calls.length > 0 || changed !== undefined || undo !== undefined,
    entries: [
      ...(changed?.entries ?? []),
      ...calls.map((task) => historyEntry(caller, now, { action, changes: taskChanges(task).slice(0, 1) })),
      ...[...restored, ...added].map((task) =>
        historyEntry(caller, now, { action: 'task', changes: taskChanges(task) }),
      ),
    ],
  };
};

const setTasks = ({ set, unset }: Effects, before: Before, openTasks: readonly TaskDoc[]) => {
  if (openTasks.length > 0) {
    set.openTasks = openTasks;
    set.nextTaskAt = new Date(Math.min(...openTasks.map((task) => task.dueAt.getTime())));
    return;
  }
  unset.push('openTasks');
  if (before.nextTaskAt) unset.push('nextTaskAt');
};

/** Returns the events for new due times of tasks. */
const taskEvents = (before: Before, openTasks: readonly TaskDoc[]): OutboxEvent[] => {
  const was = ({ _id }: TaskDoc) => before.openTasks?.find((old) => old._id.equals(_id));
  return openTasks
    .filter((task) => was(task)?.dueAt.getTime() !== task.dueAt.getTime())
    .map(({ _id, dueAt }) =>
      event(taskDue, () => dueAt.getTime(), { lead: String(before._id), task: String(_id) }),
    );
};

/**
 * Returns all effects of one write for the desk: the first response, the number of tries, the mark of the phone number,
 * and the open tasks, including those that the firm's rules add.
 */
export const getEffects = (before: Before, fields: Fields, work: DeskWork, needs: Needs): Effects => {
  const { outcome, answers, letter, release, undo, act } = work;
  const { caller, now } = needs;
  const at = new Date(now());
  const me = getUserId(caller) ?? act?.sentBy ?? null;
  const effects: Effects = { set: {}, unset: [], calls: [], entries: [], events: [], added: [], ended: [] };
  const { set, unset, entries, events } = effects;

  if (before.waitingSince && (outcome || isNewStatus(before, fields))) {
    unset.push('waitingSince');
    set.firstContactAt = at;
    if (me) set.firstContactBy = me;
  }
  if (undo?.waitingSince) {
    set.waitingSince = undo.waitingSince;
    unset.push('firstContactAt', 'firstContactBy');
  }
  if (outcome) {
    effects.calls.push({ _id: new Types.ObjectId(), at, by: getName(caller), byId: me, outcome });
    set.attempts = (before.attempts ?? 0) + 1;
    const inbox = answeredByCall(before.inbox, outcome, at);
    if (inbox) set.inbox = inbox;
    if (!before.firstAnswer) set.firstAnswer = { channel: 'call', at: at.toISOString() };
    const changes = [{ field: 'outcome', from: '', to: outcome }];
    entries.push(historyEntry(caller, now, { action: 'call', changes }));
  }
  if (release && before.claim?.by === me) unset.push('claim');
  markNumber(effects, before, fields, work, needs);
  if (letter) {
    set.letter = { at, by: getName(caller), reason: before.statusReason };
    entries.push(historyEntry(caller, now, { action: 'letter', note: before.statusReason }));
    if (letter.mailed !== undefined) {
      set.letterDraft = { reason: before.statusReason, text: letter.mailed };
      const lead = String(before._id);
      events.push(event(mailJob, now, { event: 'letter', template: 'turn-down-letter', lead, to: 'person' }));
    }
  }
  if (act) {
    const others = before.agreementsSeen?.filter(({ agreement }) => agreement !== act.seen.agreement) ?? [];
    set.agreementsSeen = [...others, act.seen];
  }
  events.push(...(work.events ?? []));
  const answered = answers?.(before);
  if (answered) {
    set.answers = answered.answers;
    if (answered.flags.length > 0) set.flags = answered.flags;
    else if (before.flags) unset.push('flags');
    entries.push(...answered.entries);
    events.push(...answered.events);
  }
  const tasks = tasksAfter(before, fields, work, needs);
  if (tasks.isChanged) setTasks(effects, before, tasks.open);
  effects.added = tasks.added;
  effects.ended = tasks.ended;
  entries.push(...tasks.entries);
  events.push(...taskEvents(before, tasks.open));
  return effects;
};
