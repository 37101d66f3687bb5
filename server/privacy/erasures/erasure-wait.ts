import { hour } from '../../../shared/durations';
import type { ErasureRecord } from '../../../shared/schemas/privacy';
import type { Staff } from '../../core/caller';
import { entrustedSince, type UserDoc } from '../../core/user.model';
import type { ErasureDoc } from '../../proof/erasure.model';
import type { Deps } from '../deps';
import { isHeld } from './erase-person';

/** A sole administrator waits this long and approves again. */
const aloneTime = 24 * hour;
/** An account created, promoted or opened by another person takes no part in erasures for this long. */
const settlingTime = 7 * 24 * hour;

/** The reason why the caller cannot approve now, and the time when they, or another administrator, can. */
export type Wait = { why: NonNullable<ErasureRecord['waitsFor']>; from?: Date };

const settledFrom = (user: UserDoc): number => entrustedSince(user).getTime() + settlingTime;

const toId = ({ _id }: UserDoc) => String(_id);

/** The time when the only administrator can approve alone; later after removing the others. */
const aloneFrom = ({ at }: ErasureDoc, { removedAdminAt }: UserDoc): number =>
  Math.max(at.getTime() + aloneTime, removedAdminAt ? removedAdminAt.getTime() + settlingTime : 0);

/** A wait until a time; undefined if it has passed. */
const until = (now: number, why: Wait['why'], from: number): Wait | undefined =>
  from > now ? { why, from: new Date(from) } : undefined;

/** The requester's own wait. */
const askersWait = (
  erasure: ErasureDoc,
  asker: UserDoc,
  others: readonly UserDoc[],
  now: number,
): Wait | undefined => {
  if (others.length === 0) return until(now, 'time', aloneFrom(erasure, asker));
  const able = others.filter((user) => entrustedSince(user) <= erasure.at);
  if (able.length === 0) return { why: 'newer' };
  const first = Math.max(settledFrom(asker), Math.min(...able.map(settledFrom)));
  return until(now, 'other', first) ?? { why: 'other' };
};

/**
 * Returns the reason why the caller cannot approve an erasure now; undefined if they can. Two people must want it, so
 * neither account may be one that the other person just created, promoted or opened.
 */
export const computeWait = async (
  deps: Deps,
  { user: { id } }: Staff,
  erasure: ErasureDoc,
): Promise<Wait | undefined> => {
  if (await isHeld(deps, erasure.leads)) return { why: 'hold' };
  const now = deps.now();
  const admins = await deps.models.users.find({ role: 'admin' }).lean<UserDoc[]>();
  const asker = admins.find((user) => toId(user) === erasure.askedBy);
  if (!asker) return { why: 'gone' };
  const others = admins.filter((user) => user !== asker);
  if (id === erasure.askedBy) return askersWait(erasure, asker, others, now);
  const caller = others.find((user) => toId(user) === id);
  if (!caller || entrustedSince(caller) > erasure.at) return { why: 'newer' };
  return until(now, 'fresh', settledFrom(caller)) ?? until(now, 'asker', settledFrom(asker));
};
