import { TRPCError } from '@trpc/server';
import { Types } from 'mongoose';
import { messages } from '../../shared/messages';
import { onlyDefined } from '../../shared/records';
import type { AuditRecord } from '../../shared/schemas/audit';
import type { ClientUpdate } from '../../shared/schemas/client';
import type { CallOutcome } from '../../shared/schemas/desk';
import { z } from '../../shared/zod';
import { changesBetween, writeAudit } from '../core/audit/write-audit';
import { type Caller, getUserId } from '../core/caller';
import { change, type Decision } from '../core/change/change';
import { event } from '../core/outbox/work';
import { readSetting } from '../core/settings/read-setting';
import { isAssignable, refuseUnlessAssignable } from './assign-leads';
import type { Deps } from './deps';
import { answerElsewhere } from './inbox';
import { numberReached, sequenceDue } from './jobs';
import { type DeskWork, type Effects, getEffects } from './lead-effects';
import { changeEvents } from './lead-events';
import { returnEffects } from './return-effects';
import { type SignedSaid, signedEffects } from './signed-effects';
import { type ClientDoc, clients, getKeys, withoutArrivals, written } from './store/client.model';
import { type BeforeBatch, edited, historyEntry, traced } from './store/history';
import { leadById } from './store/lead-by-id';
import { wordsAreDue } from './store/words';

type Needs = Pick<Deps, 'models' | 'feed' | 'interest' | 'now'>;

/** The most calls stored in a lead; the timeline has more. */
const mostCalls = 200;

/** One piece of work on a lead: fields, a note, and the desk's work. */
export type LeadWork = DeskWork & {
  update?: ClientUpdate;
  note?: string | undefined;
  /** The ID of the bulk change that it belongs to. */
  batch?: string | undefined;
  /** The reason it is returned to its vendor; null undoes a return. */
  returned?: string | null;
  /** The way it was signed, if an agreement did it or a change is undone. */
  signed?: SignedSaid;
};

/** Returns the work for the lead as it is now; it runs again if others write meanwhile. Undefined if there is none. */
type WorkFor = (before: ClientDoc) => Promise<LeadWork | undefined>;

/** Only leads who called may have no address: an existing address can be changed, but not removed by mistake. */
const emailMissing = () => {
  const issue = { code: 'custom' as const, path: ['email'], message: messages.form.email, input: '' };
  return new TRPCError({ code: 'BAD_REQUEST', cause: new z.ZodRealError([issue]) });
};

/** Includes the version that this write creates, which has the number that was called. */
const reachedEvents = (
  { now }: Needs,
  { _id, version }: ClientDoc,
  { phoneNumber, ...others }: Partial<ClientUpdate>,
  effects: Effects,
) =>
  effects.calls
    // If the number changes in the same write, it may not be the one that was called.
    .filter(({ outcome }) => outcome === 'Reached' && phoneNumber === undefined)
    .map((call) =>
      event(numberReached, now, {
        lead: String(_id),
        call: String(call._id),
        version: version + (Object.keys(others).length > 0 ? 1 : 0),
      }),
    );

/** Outcomes of a call that nobody answered. */
const unanswered: readonly CallOutcome[] = ['Voicemail', 'No answer'];
export const isUnanswered = (outcome: CallOutcome): boolean => unanswered.includes(outcome);

const unansweredEvents = ({ interest, now }: Needs, { _id }: ClientDoc, { calls }: Effects) =>
  interest.wants(sequenceDue.kind) && calls.some(({ outcome }) => isUnanswered(outcome))
    ? [event(sequenceDue, now, { lead: String(_id), startsOn: 'no-answer' })]
    : [];

const logged = (calls: Effects['calls']) =>
  calls.length > 0 ? { calls: { $each: calls, $slice: -mostCalls } } : {};

/**
 * Does one piece of work on a lead in one write, with its history and its effects for the desk. A call that names a
 * version is refused (409) if someone else saved in between. Without a version, the work is repeated on top of the
 * other change, and refused only if others keep changing the lead.
 */
export const workOnLead = async (
  deps: Needs,
  caller: Caller,
  id: string,
  work: LeadWork | WorkFor,
): Promise<ClientDoc> => {
  const version = typeof work === 'function' ? undefined : work.update?.version;
  const { after, answer } = await change(deps, clients, {
    id,
    version,
    read: () => leadById(deps, id, withoutArrivals),
    returns: withoutArrivals,
    facts: (before) => findWork(deps, caller, before, work),
    decide: (before, facts) => decideWork(deps, caller, before, facts),
  });
  if (!answer) return after;
  const { calls, ...entry } = answer;
  for (const call of calls) await answerElsewhere(deps, after, call);
  deps.feed.announce(id, 'changed');
  await writeAudit(deps, caller, { ...entry, entity: 'client', entityId: id });
  return after;
};

/** Throws if the work is not allowed for the lead in its current state. */
const refuseWork = async (deps: Needs, before: ClientDoc, { update, next }: LeadWork) => {
  if (update?.email === '' && before.email !== '') throw emailMissing();
  if (update?.assignedTo && update.assignedTo !== before.assignedTo)
    await refuseUnlessAssignable(deps, update.assignedTo);
  if (next?.assignedTo) await refuseUnlessAssignable(deps, next.assignedTo);
};

/**
 * Assigns an unassigned lead to the first person who calls or writes to it, unless the firm switched this off or the
 * write assigns it.
 */
const callerTakes = async (
  deps: Needs,
  caller: Caller,
  before: ClientDoc,
  { outcome, wrote, letter, act, update }: LeadWork,
): Promise<Pick<ClientUpdate, 'assignedTo'>> => {
  const userId = getUserId(caller) ?? act?.sentBy;
  const isSent = act && !before.agreementsSeen?.some(({ agreement }) => agreement === act.seen.agreement);
  const isWork = outcome !== undefined || wrote || letter?.mailed !== undefined || isSent;
  if (!isWork || !userId || before.assignedTo || update?.assignedTo !== undefined) return {};
  const { assigns } = await readSetting(deps, 'callPlan');
  return assigns && (await isAssignable(deps, userId)) ? { assignedTo: userId } : {};
};

/** Returns the earlier values that undoing a change needs. */
const beforeBatch = (id: string, before: ClientDoc, { added, ended, unset }: Effects): BeforeBatch => ({
  id,
  status: before.status,
  statusReason: before.statusReason,
  assignedTo: before.assignedTo,
  ...(before.signed && { signed: before.signed }),
  ...(unset.includes('waitingSince') && { waitingSince: before.waitingSince }),
  tasks: added.map(({ _id }) => String(_id)),
  ...(ended.length > 0 && { ended }),
});

/** Returns the lead's fields to write after a change, and the ones to remove. */
const rewritten = (before: ClientDoc, fields: Partial<ClientUpdate>) => {
  const merged = { ...before, ...fields } as ClientDoc;
  const keys = getKeys(merged);
  const isSearched = keys.searchText !== getKeys(before).searchText;
  const { $set, $unset } = written(fields);
  return {
    set: {
      ...$set,
      statusReason: merged.status === 'Turned down' ? merged.statusReason : '',
      ...keys,
    },
    unset: [
      ...Object.keys($unset),
      ...(keys.phoneE164 ? [] : ['phoneE164']),
      ...(isSearched ? ['searchKeys'] : []),
    ],
  };
};

/** Returns the work and what it depends on; undefined if there is none. */
const findWork = async (deps: Needs, caller: Caller, before: ClientDoc, toWork: LeadWork | WorkFor) => {
  const work = typeof toWork === 'function' ? await toWork(before) : toWork;
  if (!work) return undefined;
  await refuseWork(deps, before, work);
  const assignment = await callerTakes(deps, caller, before, work);
  return { work, assignment, rules: (await readSetting(deps, 'taskRules')).rules };
};

const decideWork = (
  deps: Needs,
  caller: Caller,
  before: ClientDoc,
  facts: Awaited<ReturnType<typeof findWork>>,
): Decision<ClientDoc, Pick<AuditRecord, 'action' | 'changes'> & Pick<Effects, 'calls'>> => {
  if (!facts) return {};
  const { work, assignment, rules } = facts;
  const { version: _, signed = work.signed, ...requested } = work.update ?? {};
  const update = { ...requested, ...assignment };
  const changes = changesBetween(before, update);
  const isChanged = changes.length > 0;
  const fields = isChanged ? onlyDefined(update) : {};
  const signing = signedEffects({ caller, now: deps.now }, before, update.status, signed);
  const returned = returnEffects(deps, caller, before, work.returned);
  const effects = getEffects(before, fields, work, { caller, now: deps.now, rules });
  // A change that ended tasks can be undone, also on one lead.
  const batchId = work.batch ?? (effects.ended.length > 0 ? String(new Types.ObjectId()) : undefined);
  const batch = batchId ? beforeBatch(batchId, before, effects) : undefined;
  const [first, ...others] = effects.entries;
  const entries = [
    ...(first ? [batch && !isChanged ? { ...first, batch } : first] : []),
    ...others,
    ...(isChanged ? [historyEntry(caller, deps.now, { action: 'update', changes, batch })] : []),
    ...(work.note ? [historyEntry(caller, deps.now, { action: 'note', note: work.note })] : []),
    ...returned.entries,
    ...signing.entries,
  ];
  if (entries.length === 0) return {};

  const own = isChanged ? rewritten(before, fields) : { set: {}, unset: [] };
  const unset = [...effects.unset, ...returned.unset, ...signing.unset, ...own.unset];
  const what = {
    fields: changes.map(({ field }) => field),
    by: getUserId(caller),
  };
  const events = [
    ...effects.events,
    ...returned.events,
    ...reachedEvents(deps, before, fields, effects),
    ...unansweredEvents(deps, before, effects),
    ...(isChanged ? changeEvents(deps, before, fields, what) : []),
  ];
  const write = {
    $set: {
      ...effects.set,
      ...returned.set,
      ...signing.set,
      deskVersion: (before.deskVersion ?? 0) + 1,
      ...own.set,
      ...((work.note || 'additionalInfo' in fields) && wordsAreDue()),
      updatedAt: new Date(deps.now()),
    },
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((name) => [name, ''])) }),
    ...(isChanged ? edited : traced)({ entries, events, push: logged(effects.calls) }),
  };
  const action = isChanged ? ('update' as const) : entries[0]!.action;
  return { write, answer: { action, changes: named(changes), calls: effects.calls } };
};

/** Changes the given fields of a lead. */
export const updateClient = (deps: Needs, caller: Caller, id: string, update: ClientUpdate) =>
  workOnLead(deps, caller, id, { update });

/** Fields about the firm's work, not about the person. */
const ofWork: ReadonlySet<string> = new Set(['status', 'assignedTo']);

/**
 * The log records which fields changed, and the values of those about the firm's work. What a lead says of a person is
 * only in the lead, and is deleted with it.
 */
const named = (changes: AuditRecord['changes']) =>
  changes.map((change) => (ofWork.has(change.field) ? change : { field: change.field, from: '', to: '' }));
