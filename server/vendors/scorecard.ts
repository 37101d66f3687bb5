import { TRPCError } from '@trpc/server';
import type { LeadStatus } from '../../shared/schemas/client';
import type { Scorecard, scorecardQuery } from '../../shared/schemas/scorecard';
import type { z } from '../../shared/zod';
import type { ClientDoc } from '../clients/client.model';
import type { Deps } from '../context';

const dayLength = 24 * 60 * 60 * 1000;
const usualDays = 30;
const mostDays = 400;

type Query = z.infer<typeof scorecardQuery>;
type Lead = Pick<
  ClientDoc,
  'status' | 'createdAt' | 'cost' | 'trustedFormCertUrl' | 'jornayaLeadId' | 'history'
>;

const reached = new Set<LeadStatus>(['Contacted', 'Qualified', 'Retainer sent', 'Signed', 'Referred out']);
const isReached = (status: string) => reached.has(status as LeadStatus);

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

const periodOf = ({ from, to }: Query, now: number) => {
  const last = to ?? dayOf(now);
  const first = from ?? dayOf(Date.parse(last) - (usualDays - 1) * dayLength);
  const until = Date.parse(last) + dayLength;
  if (Date.parse(first) >= until || until - Date.parse(first) > mostDays * dayLength)
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: `Choose a period of up to ${mostDays} days that begins before it ends.`,
    });
  return { from: first, to: last, range: { $gte: new Date(first), $lt: new Date(until) } };
};

/** When somebody first reached the person; undefined when nobody has, or when the change is not in the timeline. */
const contactedAt = ({ history }: Lead): Date | undefined =>
  history.find(({ changes }) => changes.some(({ field, to }) => field === 'status' && isReached(to)))?.at;

const median = (numbers: number[]): number | null => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
const cents = (dollars: number) => Math.round(dollars * 100) / 100;

const sumLeads = (leads: readonly Lead[]) => {
  const signed = leads.filter(({ status }) => status === 'Signed').length;
  const cost = leads.reduce((sum, lead) => sum + (lead.cost ?? 0), 0);
  const waits = leads.flatMap((lead) => {
    const at = contactedAt(lead);
    return at ? [Math.round((at.getTime() - lead.createdAt.getTime()) / 60_000)] : [];
  });
  const certified = leads.filter((lead) => lead.trustedFormCertUrl || lead.jornayaLeadId).length;
  return {
    accepted: leads.length,
    contacted: leads.filter((lead) => isReached(lead.status) || contactedAt(lead)).length,
    signed,
    cost: cents(cost),
    costPerSigned: signed === 0 ? null : cents(cost / signed),
    medianMinutesToContact: median(waits),
    certificateShare: share(certified, leads.length),
  };
};

/** Counts what became of a vendor's posts, from the leads and from what is kept of the others. */
export const scorecardOf = async ({ models, now }: Deps, query: Query): Promise<Scorecard> => {
  const { id: vendorId, campaign, caseType } = query;
  const { from, to, range } = periodOf(query, now());
  const narrowed = {
    ...(campaign !== undefined && { campaign }),
    ...(caseType !== undefined && { caseType }),
  };
  const [leads, posts] = await Promise.all([
    models.clients
      .find({ source: 'vendor', vendorId, createdAt: range, ...narrowed })
      .select({
        status: 1,
        createdAt: 1,
        cost: 1,
        trustedFormCertUrl: 1,
        jornayaLeadId: 1,
        'history.at': 1,
        'history.changes': 1,
      })
      .lean<Lead[]>(),
    models.refusedPosts.aggregate<{ _id: { kind: string; reason: string }; count: number }>([
      // A post that staff took in after all is counted once, as the lead that it became.
      { $match: { vendorId, at: range, leadId: { $exists: false }, ...narrowed } },
      { $group: { _id: { kind: '$kind', reason: '$reason' }, count: { $sum: 1 } } },
    ]),
  ]);
  const kept = (kind: string) =>
    posts.filter(({ _id }) => _id.kind === kind).reduce((sum, { count }) => sum + count, 0);
  const sums = sumLeads(leads);
  return {
    from,
    to,
    posted: sums.accepted + kept('duplicate') + kept('rejected'),
    duplicate: kept('duplicate'),
    rejected: kept('rejected'),
    test: kept('test'),
    byReason: Object.fromEntries(
      posts.filter(({ _id }) => _id.kind === 'rejected').map(({ _id, count }) => [_id.reason, count]),
    ),
    ...sums,
  };
};
