import { can } from '../../../shared/permissions';
import type { AgreementDoc } from '../../agreements/agreement.model';
import type { Staff } from '../../core/caller';
import { readSetting } from '../../core/settings/read-setting';
import { lastDays } from '../dashboard/days';
import type { Deps } from '../deps';
import type { Arrival } from './arrivals';
import { hasWaited } from './first-contact';
import { findMedian } from './summary';

const minute = 60 * 1000;

/** Returns true if the caller may see a user's figures: everyone's, or only their own. */
export const mayBeSeenBy =
  ({ user }: Staff) =>
  (person: string): boolean =>
    person === user.id || can(user.role, 'reports.people');

type ReportQuery = { days: number; timeZone: string };
type Tally = { calls: number; reached: number; signed: number };

const isWithin = ({ from, until }: { from: number; until: number }, at: number) => at >= from && at < until;

const toSpan = ({ days, timeZone }: ReportQuery, now: number) => {
  const calendar = lastDays(days, now, timeZone);
  return { from: calendar[0]!.from.getTime(), until: calendar.at(-1)!.until.getTime() };
};

/** A lead belongs to its assignee or, without one, to the user who first responded. */
const getOwner = ({ assignedTo, contactBy }: Arrival) => assignedTo ?? contactBy;

/** Returns who sent the agreements that made these leads signed, by agreement. */
const findSenders = async ({ models }: Pick<Deps, 'models'>, signed: readonly Arrival[]) => {
  const ids = signed.flatMap(({ agreement }) => (agreement ? [agreement] : []));
  const docs = await models.agreements
    .find({ _id: { $in: ids } })
    .select({ sentById: 1 })
    .lean<Pick<AgreementDoc, '_id' | 'sentById'>[]>();
  return new Map(docs.map(({ _id, sentById }) => [String(_id), sentById]));
};

/**
 * Returns, for each clerk whose figures the caller may see, the calls of the last days, those that reached someone, and
 * how many leads that arrived in these days are signed by now. A lead counts for the user who sent the agreement that
 * was signed; without one, for its owner.
 */
export const clerksReport = async (
  { models, arrivals, now }: Pick<Deps, 'models' | 'arrivals' | 'now'>,
  caller: Staff,
  query: ReportQuery,
) => {
  const span = toSpan(query, now());
  const isSeen = mayBeSeenBy(caller);
  const tallies = new Map<string, Tally>();
  const count = (person: string | undefined, what: keyof Tally) => {
    if (person === undefined || !isSeen(person)) return;
    const tally = tallies.get(person) ?? { calls: 0, reached: 0, signed: 0 };
    tally[what]++;
    tallies.set(person, tally);
  };
  const signed: Arrival[] = [];
  for (const arrival of await arrivals.all()) {
    for (const call of arrival.calls) {
      if (!isWithin(span, call.at)) continue;
      count(call.by, 'calls');
      if (call.isReached) count(call.by, 'reached');
    }
    if (arrival.status === 'Signed' && isWithin(span, arrival.at)) signed.push(arrival);
  }
  const senders = await findSenders({ models }, signed);
  for (const arrival of signed) count(senders.get(arrival.agreement ?? '') ?? getOwner(arrival), 'signed');
  return [...tallies]
    .map(([key, tally]) => ({ key, ...tally }))
    .sort((one, other) => other.calls - one.calls || (one.key < other.key ? -1 : 1));
};

/** Returns the caller's own results of today next to the firm's goals, and never anyone else's. */
export const ownDay = async (
  deps: Pick<Deps, 'models' | 'arrivals' | 'now'>,
  { user }: Staff,
  timeZone: string,
) => {
  const today = toSpan({ days: 1, timeZone }, deps.now());
  const waits: number[] = [];
  let calls = 0;
  let reached = 0;
  for (const arrival of await deps.arrivals.all()) {
    const { at, contactAt, contactBy } = arrival;
    for (const call of arrival.calls) {
      if (call.by !== user.id || !isWithin(today, call.at)) continue;
      calls++;
      if (call.isReached) reached++;
    }
    if (contactAt !== undefined && contactBy === user.id && isWithin(today, contactAt) && hasWaited(arrival))
      waits.push((contactAt - at) / minute);
  }
  return {
    calls,
    reached,
    firstCallMinutes: findMedian(Float64Array.from(waits)),
    goals: await readSetting(deps, 'goals'),
  };
};
