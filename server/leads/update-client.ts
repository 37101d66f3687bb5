import { TRPCError } from '@trpc/server';
import { messages } from '../../shared/messages';
import type { ClientUpdate } from '../../shared/schemas/client';
import { z } from '../../shared/zod';
import { changesBetween, writeAudit } from '../core/audit/write-audit';
import { type Caller, getUserId } from '../core/caller';
import { repeatWrite } from '../core/db/repeat-write';
import { notFound } from '../core/http/trpc';
import { event } from '../core/outbox/event';
import { readSetting } from '../core/settings/read-setting';
import { refuseUnlessAssignable } from './assign-leads';
import type { Deps } from './deps';
import { type DeskWork, type Effects, getEffects } from './lead-effects';
import { changeEvents } from './lead-events';
import { leadIsBusy } from './lead-is-busy';
import { returnEffects } from './return-effects';
import { type SignedSaid, signedEffects } from './signed-effects';
import { type ClientDoc, getKeys, withoutArrivals } from './store/client.model';
import { type BeforeBatch, historyEntry } from './store/history';
import { edited, traced } from './store/traced';
import { written } from './store/written';

type Needs = Pick<Deps, 'models' | 'feed' | 'interest' | 'now'>;

const withoutUndefined = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

/** Calls that a lead keeps; the timeline tells of more. */
const mostCalls = 200;

/** What somebody did with a lead at once: fields, a note, and the desk's own. */
export type LeadWork = DeskWork & {
  update?: ClientUpdate;
  note?: string | undefined;
  /** Names the change of many that this is a part of. */
  batch?: string | undefined;
  /** Why it is returned to its vendor; null takes that back. */
  returned?: string | null;
  /** How it was signed, where an agreement did it, or where a change is taken back. */
  signed?: SignedSaid;
};

/** Only who called may have none: an address that is known is changed, and not taken away by mistake. */
const emailMissing = () => {
  const issue = { code: 'custom' as const, path: ['email'], message: messages.form.email, input: '' };
  return new TRPCError({ code: 'BAD_REQUEST', cause: new z.ZodRealError([issue]) });
};

/** The work that a call causes in which staff reached the person: its number confirmed itself. */
export const numberReached = 'number-reached';

/** With the version of the lead that this write makes, which has the number that was called. */
const reachedEvents = (
  { now }: Needs,
  { _id, version }: ClientDoc,
  { phoneNumber, ...others }: Partial<ClientUpdate>,
  effects: Effects,
) =>
  effects.calls
    // Of a number that changes in the same write nobody knows whether it is the one that was called.
    .filter(({ outcome }) => outcome === 'Reached' && phoneNumber === undefined)
    .map((call) =>
      event(numberReached, now, {
        lead: String(_id),
        call: String(call._id),
        version: version + (Object.keys(others).length > 0 ? 1 : 0),
      }),
    );

const logged = (calls: Effects['calls']) =>
  calls.length > 0 ? { calls: { $each: calls, $slice: -mostCalls } } : {};

/**
 * Does one piece of work on a lead in one write, with its history and its effects for the desk. A call that names the
 * version it saw is refused (409) when somebody else saved in between. Without a version, the work is done again on top
 * of the other change, and refused only where others change the lead all the time.
 */
export const workOnLead = (deps: Needs, caller: Caller, id: string, work: LeadWork): Promise<ClientDoc> =>
  repeatWrite(() => workOnce(deps, caller, id, work), { givenUp: leadIsBusy });

/** Refuses what may not be done to the lead as it stands. */
const refuseWork = async (deps: Needs, before: ClientDoc, { update, next }: LeadWork) => {
  if (update?.version !== undefined && update.version !== before.version)
    throw new TRPCError({
      code: 'CONFLICT',
      message: 'Someone else changed this lead. Load the page again.',
    });
  if (update?.email === '' && before.email !== '') throw emailMissing();
  if (update?.assignedTo && update.assignedTo !== before.assignedTo)
    await refuseUnlessAssignable(deps, update.assignedTo);
  if (next?.assignedTo) await refuseUnlessAssignable(deps, next.assignedTo);
};

/** What it takes to undo a part of a change of many. */
const beforeBatch = (id: string, before: ClientDoc, { added, unset }: Effects): BeforeBatch => ({
  id,
  status: before.status,
  statusReason: before.statusReason,
  assignedTo: before.assignedTo,
  ...(before.signed && { signed: before.signed }),
  ...(unset.includes('waitingSince') && { waitingSince: before.waitingSince }),
  tasks: added.map(({ _id }) => String(_id)),
});

/** The lead's own fields as they are written after a change of some, and what of them is to go. */
const rewritten = (before: ClientDoc, fields: Partial<ClientUpdate>) => {
  const merged = { ...before, ...fields } as ClientDoc;
  const keys = getKeys(merged);
  const { $set, $unset } = written(fields);
  return {
    set: {
      ...$set,
      statusReason: merged.status === 'Turned down' ? merged.statusReason : '',
      ...keys,
    },
    unset: [...Object.keys($unset), ...(keys.phoneE164 ? [] : ['phoneE164'])],
  };
};

/** Undefined where others changed the lead between the look at it and the write. */
const workOnce = async (
  deps: Needs,
  caller: Caller,
  id: string,
  work: LeadWork,
): Promise<ClientDoc | undefined> => {
  const { clients } = deps.models;
  const before = await clients.findById(id).select(withoutArrivals).lean<ClientDoc>();
  if (!before) throw notFound('client');
  await refuseWork(deps, before, work);

  const { version: _, signed = work.signed, ...update } = work.update ?? {};
  const changes = changesBetween(before, update);
  const isChanged = changes.length > 0;
  const fields = isChanged ? withoutUndefined(update) : {};
  const { rules } = await readSetting(deps, 'taskRules');
  const signing = signedEffects({ caller, now: deps.now }, before, update.status, signed);
  const returned = returnEffects(deps, caller, before, work.returned);
  const effects = getEffects(before, fields, work, { caller, now: deps.now, rules });
  const batch = work.batch ? beforeBatch(work.batch, before, effects) : undefined;
  const entries = [
    ...effects.entries,
    ...(isChanged ? [historyEntry(caller, deps.now, { action: 'update', changes, batch })] : []),
    ...(work.note ? [historyEntry(caller, deps.now, { action: 'note', note: work.note })] : []),
    ...returned.entries,
    ...signing.entries,
  ];
  if (entries.length === 0) return before;

  const own = isChanged ? rewritten(before, fields) : { set: {}, unset: [] };
  const unset = [...effects.unset, ...returned.unset, ...signing.unset, ...own.unset];
  const what = {
    fields: changes.map(({ field }) => field),
    by: getUserId(caller),
    batch: work.batch,
    isUndo: Boolean(work.undo),
  };
  const events = [
    ...effects.events,
    ...returned.events,
    ...reachedEvents(deps, before, fields, effects),
    ...(isChanged ? changeEvents(deps, before, fields, what) : []),
  ];
  const after = await clients
    .findOneAndUpdate(
      { _id: before._id, version: before.version, deskVersion: before.deskVersion ?? null },
      {
        $set: {
          ...effects.set,
          ...returned.set,
          ...signing.set,
          deskVersion: (before.deskVersion ?? 0) + 1,
          ...own.set,
          updatedAt: new Date(deps.now()),
        },
        ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((name) => [name, ''])) }),
        ...(isChanged ? edited : traced)({ entries, events, push: logged(effects.calls) }),
      },
      { returnDocument: 'after', projection: withoutArrivals },
    )
    .lean<ClientDoc>();
  if (!after) return undefined;
  deps.feed.announce(id, 'changed');
  const action = isChanged ? 'update' : entries[0]!.action;
  await writeAudit({ ...deps, caller }, { action, entity: 'client', entityId: id, changes: named(changes) });
  return after;
};

/** Changes the given fields of a lead. */
export const updateClient = (deps: Needs, caller: Caller, id: string, update: ClientUpdate) =>
  workOnLead(deps, caller, id, { update });

/** The log says which fields changed; their values stand in the lead, and go when the lead goes. */
const named = (changes: readonly { field: string }[]) =>
  changes.map(({ field }) => ({ field, from: '', to: '' }));
