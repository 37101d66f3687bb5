import { minute } from '../../../shared/durations';
import { can } from '../../../shared/permissions';
import type { Staff } from '../../core/caller';
import { findMedian } from '../../core/median';
import type { AgreementDoc } from '../../documents/agreement.model';
import type { Page } from '../../leads/arrivals/page';
import { type ReportQuery, toSpan } from '../dashboard/days';
import type { Deps } from '../deps';
import { hasWaited } from './first-contact';
import { createGroups } from './groups';

/** Returns true if the caller may see a user's figures: everyone's, or only their own. */
export const mayBeSeenBy =
  ({ user }: Staff) =>
  (person: string): boolean =>
    person === user.id || can(user.role, 'reports.people');

const isWithin = ({ from, until }: { from: number; until: number }, at: number) => at >= from && at < until;

/** A lead belongs to its assignee or, without one, to the user who first responded. */
const getOwner = (page: Page, row: number) => page.text('assignedTo', row) || page.text('contactBy', row);

/** Returns who sent each fee agreement that is complete and was sent since then, by lead; the newest counts. */
const findSenders = async ({ models }: Pick<Deps, 'models'>, since: number) => {
  const docs = await models.agreements
    .find({ state: 'complete', sentAt: { $gte: new Date(since) }, kind: 'fee', isSpecimen: { $ne: true } })
    .sort({ sentAt: 1 })
    .select({ leadId: 1, sentById: 1 })
    .lean<Pick<AgreementDoc, 'leadId' | 'sentById'>[]>();
  return new Map(docs.map(({ leadId, sentById }) => [leadId, sentById]));
};

/**
 * Returns, for each clerk whose figures the caller may see, the calls of the last days, those that reached someone, and
 * how many leads that arrived in these days are signed by now. A lead counts for the user who sent the agreement that
 * was signed; without one, for its owner.
 */
export const clerksReport = async ({ models, arrivals, now }: Deps, caller: Staff, query: ReportQuery) => {
  const span = toSpan(query, now());
  const isSeen = mayBeSeenBy(caller);
  const tallies = createGroups(() => ({ calls: 0, reached: 0, signed: 0 }));
  const count = (person: string, what: 'calls' | 'reached' | 'signed') => {
    if (person !== '' && isSeen(person)) tallies.get(person)[what]++;
  };
  const book = await arrivals.look();
  book.eachCall((at, by, isReached) => {
    if (!isWithin(span, at)) return;
    count(by, 'calls');
    if (isReached) count(by, 'reached');
  });
  const senders = await findSenders({ models }, span.from);
  book.each((page, row) => {
    if (isWithin(span, page.time('at', row)) && page.text('status', row) === 'Signed')
      count(senders.get(page.id(row)) ?? getOwner(page, row), 'signed');
  });
  return tallies.rows('calls', (tally) => tally);
};

/** Returns the caller's own results of today, and never anyone else's. */
export const ownDay = async (deps: Deps, { user }: Staff, timeZone: string) => {
  const today = toSpan({ days: 1, timeZone }, deps.now());
  const waits: number[] = [];
  let calls = 0;
  let reached = 0;
  const book = await deps.arrivals.look();
  book.eachCall((at, by, isReached) => {
    if (by !== user.id || !isWithin(today, at)) return;
    calls++;
    if (isReached) reached++;
  });
  book.each((page, row) => {
    const contactAt = page.time('contactAt', row);
    if (isWithin(today, contactAt) && page.text('contactBy', row) === user.id && hasWaited(page, row))
      waits.push((contactAt - page.time('at', row)) / minute);
  });
  return { calls, reached, firstCallMinutes: findMedian(waits) };
};
