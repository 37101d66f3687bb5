import { can } from '../../../shared/permissions';
import type { Staff } from '../../core/caller';
import { readSetting } from '../../core/settings/read-setting';
import { lastDays } from '../dashboard/days';
import type { Deps } from '../deps';
import type { Arrival } from './arrivals';
import { hasWaited } from './first-contact';
import { findMedian } from './summary';

const minute = 60 * 1000;

/** Whose figures somebody may see: everybody's, or their own. */
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

/** A lead is whose it is now, or of whoever answered it first. */
const getOwner = ({ assignedTo, contactBy }: Arrival) => assignedTo ?? contactBy;

/**
 * Of each clerk whose figures the caller may see: the calls of the last days, those that reached somebody, and of the
 * leads that came in these days and are theirs, how many are signed by now.
 */
export const clerksReport = async (
  { arrivals, now }: Pick<Deps, 'arrivals' | 'now'>,
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
  for (const arrival of await arrivals.all()) {
    for (const call of arrival.calls) {
      if (!isWithin(span, call.at)) continue;
      count(call.by, 'calls');
      if (call.isReached) count(call.by, 'reached');
    }
    if (arrival.status === 'Signed' && isWithin(span, arrival.at)) count(getOwner(arrival), 'signed');
  }
  return [...tallies]
    .map(([key, tally]) => ({ key, ...tally }))
    .sort((one, other) => other.calls - one.calls || (one.key < other.key ? -1 : 1));
};

/** What the caller did today, beside what the firm wants of everybody: nobody else's figures, whoever asks. */
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
