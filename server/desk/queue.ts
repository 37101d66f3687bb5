import { Types } from 'mongoose';
import type { QueueOrder } from '../../shared/schemas/desk';
import { countLeads } from '../clients/store/lead-reads';
import type { Staff } from '../ground/caller';
import type { Deps } from '../http/context';
import { notFound } from '../http/trpc';

type Needs = Pick<Deps, 'models' | 'now'>;

/** How long a lead stays with whoever opened it; the open page asks for more time before it ends. */
export const claimFor = 5 * 60 * 1000;

type Part = { of: object; sort: Record<string, 1 | -1> };

/** Where the queue looks, one after the other: each part walks one index in its order. */
const partsOf = (order: QueueOrder, now: Date): Part[] => {
  const newest: Part = { of: { waitingSince: { $gt: new Date(0) } }, sort: { waitingSince: -1 } };
  const longest: Part = { ...newest, sort: { waitingSince: 1 } };
  const overdue: Part = { of: { nextTaskAt: { $gt: new Date(0), $lte: now } }, sort: { nextTaskAt: 1 } };
  return {
    newest: [newest, overdue],
    'longest waiting': [longest, overdue],
    'overdue tasks': [overdue, longest],
  }[order];
};

/** A lead that this person may be given: nobody works on it, and it is nobody else's. */
const freeFor = (me: string, now: Date) => ({
  $or: [{ claim: null }, { 'claim.by': me }, { 'claim.until': { $lt: now } }],
  assignedTo: { $in: [null, me] },
});

const claimOf = (caller: Staff, now: number) => ({
  by: caller.user.id,
  until: new Date(now + claimFor),
});

/**
 * Gives the next lead of the queue to the caller, for five minutes: to choose and to claim it is one step of the
 * database, so that two people are never given the same one. Null when the queue is empty. `skip` are the leads that
 * the person has seen already.
 */
export const claimNext = async (
  { models, now }: Needs,
  caller: Staff,
  order: QueueOrder,
  skip: readonly string[],
): Promise<string | null> => {
  const at = new Date(now());
  const seen = skip.length > 0 ? { _id: { $nin: skip.map((id) => new Types.ObjectId(id)) } } : {};
  for (const { of, sort } of partsOf(order, at)) {
    const lead = await models.clients
      .findOneAndUpdate(
        { ...of, ...freeFor(caller.user.id, at), ...seen },
        { $set: { claim: claimOf(caller, now()) } },
        { sort, projection: { _id: 1 } },
      )
      .lean();
    if (lead) return String(lead._id);
  }
  return null;
};

/** Claims one lead, or claims it for longer; answers who has it instead, when somebody else does. */
export const claimLead = async (
  { models, now }: Needs,
  caller: Staff,
  id: string,
): Promise<string | null> => {
  const at = new Date(now());
  const { assignedTo: _, ...free } = freeFor(caller.user.id, at);
  const { matchedCount } = await models.clients.updateOne(
    { _id: id, ...free },
    { $set: { claim: claimOf(caller, now()) } },
  );
  if (matchedCount > 0) return null;
  const lead = await models.clients.findById(id).select({ claim: 1 }).lean();
  if (!lead) throw notFound('client');
  return lead.claim?.by ?? null;
};

/** Lets go of a lead that the caller had claimed. */
export const releaseLead = async ({ models }: Pick<Deps, 'models'>, caller: Staff, id: string) => {
  await models.clients.updateOne({ _id: id, 'claim.by': caller.user.id }, { $unset: { claim: '' } });
};

/** How many leads wait for an answer, and how many have a task that is overdue, whoever they belong to. */
export const queueLength = async ({ models, now }: Needs) => {
  const at = new Date(now());
  const [waiting, overdue] = await Promise.all([
    countLeads({ models }, { waitingSince: { $gt: new Date(0) } }),
    countLeads({ models }, { nextTaskAt: { $gt: new Date(0), $lte: at } }),
  ]);
  return { waiting, overdue };
};
