import { Types } from 'mongoose';
import { minute } from '../../shared/durations';
import type { QueueOrder } from '../../shared/schemas/desk';
import { callableTest } from '../contact/rules/callable';
import type { Staff } from '../core/caller';
import type { Page } from '../leads/arrivals/page';
import { leadById } from '../leads/store/lead-by-id';
import type { Deps } from './deps';

/** The time a lead stays claimed by the user who opened it. The open page extends it before it ends. */
export const claimFor = 5 * minute;

type Part = { of: object; sort: Record<string, 1 | -1> };

/**
 * The parts of the queue, in order: first those whose promised call is late, whatever order staff chose. Each part walks
 * one index in its order.
 */
const getParts = (order: QueueOrder, me: string, now: Date): Part[] => {
  const isFree = { assignedTo: { $in: [null, me] } };
  const newest: Part = { of: { waitingSince: { $gt: new Date(0) }, ...isFree }, sort: { waitingSince: -1 } };
  const longest: Part = { ...newest, sort: { waitingSince: 1 } };
  const myTask = { openTasks: { $elemMatch: { assignedTo: me, dueAt: { $lte: now } } } };
  const overdue: Part = {
    of: { nextTaskAt: { $gt: new Date(0), $lte: now }, $and: [{ $or: [isFree, myTask] }] },
    sort: { nextTaskAt: 1 },
  };
  const promised: Part = {
    of: { waitingSince: { $gt: new Date(0) }, callBy: { $gt: new Date(0), $lte: now }, ...isFree },
    sort: { callBy: 1 },
  };
  return [
    promised,
    ...{
      newest: [newest, overdue],
      'longest waiting': [longest, overdue],
      'overdue tasks': [overdue, longest],
    }[order],
  ];
};

/** Matches leads that no one else works on. */
const unclaimedFor = (me: string, now: Date) => ({
  $or: [{ claim: null }, { 'claim.by': me }, { 'claim.until': { $lt: now } }],
});

const getClaim = (caller: Staff, now: number) => ({
  by: caller.user.id,
  until: new Date(now + claimFor),
});

/** The numbers of a part's leads to check for one that may be called; usually one of the first few may. */
const looks = [20, 500] as const;

const whereabouts = { state: 1, zip: 1, phoneNumber: 1, phoneE164: 1, phoneMark: 1, calls: 1 } as const;

/**
 * Claims the next lead in the queue for the caller, for five minutes. Leads that may be called now come first, then the
 * order that staff chose. A claim is an atomic conditional update of one lead, so no two users get the same one. Null
 * if the queue is empty. `skip` is the leads that the user has already seen.
 */
export const claimNext = async (
  { models, now }: Deps,
  caller: Staff,
  order: QueueOrder,
  skip: readonly string[],
): Promise<string | null> => {
  const at = new Date(now());
  const me = caller.user.id;
  const skipFilter = skip.length > 0 ? { _id: { $nin: skip.map((id) => new Types.ObjectId(id)) } } : {};
  const parts = getParts(order, me, at).map(({ of, sort }) => ({
    sort,
    free: { ...of, ...unclaimedFor(me, at), ...skipFilter },
  }));
  const claim = { $set: { claim: getClaim(caller, now()) } };
  /** Claims the first of these leads that is still free. */
  const take = async (leads: readonly { _id: Types.ObjectId }[], free: object) => {
    for (const { _id } of leads) {
      const { matchedCount } = await models.clients.updateOne({ ...free, _id }, claim);
      if (matchedCount > 0) return String(_id);
    }
    return null;
  };
  const isCallable = callableTest(now());
  for (const { free, sort } of parts)
    for (const limit of looks) {
      const leads = await models.clients.find(free).sort(sort).limit(limit).select(whereabouts).lean();
      const claim = await take(leads.filter(isCallable), free);
      if (claim) return claim;
      if (leads.length < limit) break;
    }
  // No lead may be called: claim the first in the order. Leads that others claimed meanwhile no longer match.
  for (const { free, sort } of parts)
    for (;;) {
      const leads = await models.clients.find(free).sort(sort).limit(looks[0]).select({ _id: 1 }).lean();
      if (leads.length === 0) break;
      const claim = await take(leads, free);
      if (claim) return claim;
    }
  return null;
};

/** Claims one lead or extends the claim. Returns the user who has it if it is someone else. */
export const claimLead = async (deps: Deps, caller: Staff, id: string): Promise<string | null> => {
  const { models, now } = deps;
  const at = new Date(now());
  const { matchedCount } = await models.clients.updateOne(
    { _id: id, ...unclaimedFor(caller.user.id, at) },
    { $set: { claim: getClaim(caller, now()) } },
  );
  if (matchedCount > 0) return null;
  return (await leadById(deps, id, { claim: 1 })).claim?.by ?? null;
};

/** Releases a lead that the caller had claimed. */
export const releaseLead = async ({ models }: Deps, caller: Staff, id: string) => {
  await models.clients.updateOne({ _id: id, 'claim.by': caller.user.id }, { $unset: { claim: '' } });
};

/** Returns the length of the queue for the caller: the leads already seen, and the remaining ones. */
export const walkSize = async (
  { arrivals, now }: Deps,
  { user }: Staff,
  visited: readonly string[],
): Promise<number> => {
  const at = now();
  const book = await arrivals.look();
  const isRemaining = (page: Page, row: number) => {
    const taskAt = page.time('nextTaskAt', row);
    if (!page.is('waits', row) && (taskAt === 0 || taskAt > at)) return false;
    const assignedTo = page.text('assignedTo', row);
    return assignedTo === '' || assignedTo === user.id;
  };
  let size = 0;
  book.each((page, row) => {
    if (isRemaining(page, row)) size++;
  });
  for (const id of new Set(visited)) {
    const lead = book.find(id);
    if (!lead || lead.page.is('deleted', lead.row) || !isRemaining(lead.page, lead.row)) size++;
  }
  return size;
};
