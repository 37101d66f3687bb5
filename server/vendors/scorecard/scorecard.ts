import type { LeadStatus } from '../../../shared/schemas/client';
import type {
  Scorecard,
  ScorecardDay,
  ScorecardGroup,
  ScorecardPeriod,
  ScorecardSums,
} from '../../../shared/schemas/scorecard';
import type { ClientDoc } from '../../clients/store/client.model';
import { withDeleted } from '../../clients/store/hide-deleted';
import type { Deps } from '../../http/context';
import { countSubmissions, type DayGroup } from './kept-submissions';
import { dayOf, periodOf } from './period';

type Lead = Pick<
  ClientDoc,
  | 'status'
  | 'createdAt'
  | 'cost'
  | 'returnedAt'
  | 'trustedFormCertUrl'
  | 'jornayaLeadId'
  | 'history'
  | 'campaign'
  | 'caseType'
>;

const read = {
  status: 1,
  createdAt: 1,
  cost: 1,
  returnedAt: 1,
  trustedFormCertUrl: 1,
  jornayaLeadId: 1,
  campaign: 1,
  caseType: 1,
  'history.at': 1,
  'history.changes': 1,
} as const;

const reached = new Set<LeadStatus>(['Contacted', 'Qualified', 'Retainer sent', 'Signed', 'Referred out']);
const isReached = (status: string) => reached.has(status as LeadStatus);

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
  const cost = leads.reduce((sum, lead) => sum + (lead.returnedAt ? 0 : (lead.cost ?? 0)), 0);
  const waits = leads.flatMap((lead) => {
    const at = contactedAt(lead);
    return at ? [Math.round((at.getTime() - lead.createdAt.getTime()) / 60_000)] : [];
  });
  const certified = leads.filter((lead) => lead.trustedFormCertUrl || lead.jornayaLeadId).length;
  return {
    accepted: leads.length,
    returned: leads.filter(({ returnedAt }) => returnedAt).length,
    contacted: leads.filter((lead) => isReached(lead.status) || contactedAt(lead)).length,
    signed,
    cost: cents(cost),
    costPerSigned: signed === 0 ? null : cents(cost / signed),
    medianMinutesToContact: median(waits),
    certificateShare: share(certified, leads.length),
  };
};

const countKind = (posts: readonly DayGroup[], kind: DayGroup['kind']) =>
  posts.reduce((sum, post) => sum + (post.kind === kind ? post.count : 0), 0);

const countReasons = (posts: readonly DayGroup[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { kind, reason, count } of posts)
    if (kind === 'rejected') counts[reason] = (counts[reason] ?? 0) + count;
  return counts;
};

type Counted = { leads: Lead[]; posts: DayGroup[] };

const sumUp = ({ leads, posts }: Counted): ScorecardSums => {
  const [duplicate, rejected] = [countKind(posts, 'duplicate'), countKind(posts, 'rejected')];
  return {
    posted: leads.length + duplicate + rejected,
    duplicate,
    rejected,
    test: countKind(posts, 'test'),
    byReason: countReasons(posts),
    ...sumLeads(leads),
  };
};

/** Puts leads and submissions together by a name that both have. */
const groupBy = (
  { leads, posts }: Counted,
  ofLead: (lead: Lead) => string,
  ofPost: (post: DayGroup) => string,
) => {
  const groups = new Map<string, Counted>();
  const at = (name: string): Counted => {
    const group = groups.get(name) ?? { leads: [], posts: [] };
    groups.set(name, group);
    return group;
  };
  for (const lead of leads) at(ofLead(lead)).leads.push(lead);
  for (const post of posts) at(ofPost(post)).posts.push(post);
  return groups;
};

const daysOf = (days: readonly string[], counted: Counted): ScorecardDay[] => {
  const groups = groupBy(
    counted,
    ({ createdAt }) => dayOf(createdAt),
    ({ day }) => day,
  );
  return days.map((day) => {
    const { posted, accepted, duplicate, rejected } = sumUp(groups.get(day) ?? { leads: [], posts: [] });
    return { day, posted, accepted, duplicate, rejected };
  });
};

const groupsOf = (counted: Counted): ScorecardGroup[] => {
  const name = ({ campaign = '', caseType }: { campaign?: string; caseType: string }) =>
    JSON.stringify([campaign, caseType]);
  return [...groupBy(counted, name, name)]
    .map(([key, group]) => {
      const [campaign, caseType] = JSON.parse(key) as [string, string];
      return { campaign, caseType, ...sumUp(group) };
    })
    .toSorted((a, b) => b.posted - a.posted);
};

/**
 * Counts what became of a vendor's submissions, from the leads and from what is kept of the others. A lead that staff
 * deleted or merged was taken in all the same.
 */
export const scorecardOf = async (
  { models, now }: Pick<Deps, 'models' | 'now'>,
  vendorId: string,
  query: ScorecardPeriod,
): Promise<Scorecard> => {
  const { campaign, caseType } = query;
  const { from, to, days, range } = periodOf(query, now());
  const isAsked = (one: { campaign?: string; caseType: string }) =>
    (campaign === undefined || (one.campaign ?? '') === campaign) &&
    (caseType === undefined || one.caseType === caseType);
  const [leads, posts] = await Promise.all([
    models.clients
      .find({ source: 'vendor', vendorId, createdAt: range })
      .setOptions(withDeleted)
      .select(read)
      .lean<Lead[]>(),
    countSubmissions(models, vendorId, range),
  ]);
  const counted = { leads: leads.filter(isAsked), posts: posts.filter(isAsked) };
  return { from, to, ...sumUp(counted), days: daysOf(days, counted), groups: groupsOf(counted) };
};
