import type { LeadStatus } from '../../../shared/schemas/client';
import type {
  Scorecard,
  ScorecardDay,
  ScorecardGroup,
  ScorecardPeriod,
  ScorecardSums,
} from '../../../shared/schemas/scorecard';
import { csvRow } from '../../core/http/csv';
import { findMedian } from '../../core/median';
import type { ClientDoc } from '../../leads/store/client.model';
import { withDeleted } from '../../leads/store/hide-deleted';
import type { Deps } from '../deps';
import { countSubmissions, type DayGroup } from './kept-submissions';
import { getPeriod } from './period';

/** The fields that counting needs, as a projection. */
const countedFields = {
  arrivedAs: 1,
  campaign: 1,
  caseType: 1,
  cost: 1,
  createdAt: 1,
  deletedAt: 1,
  'history.at': 1,
  'history.changes': 1,
  jornayaLeadId: 1,
  mergedInto: 1,
  returnedAt: 1,
  status: 1,
  trustedFormCertUrl: 1,
  vendorId: 1,
} as const;

const reached = new Set<LeadStatus>(['Contacted', 'Qualified', 'Retainer sent', 'Signed', 'Referred out']);
const isReached = (status: string) => reached.has(status as LeadStatus);

/** Returns when someone first reached the person; undefined if no one has, or if the change is not in the timeline. */
const findContacted = ({ history }: ClientDoc): Date | undefined =>
  history.find(({ changes }) => changes.some(({ field, to }) => field === 'status' && isReached(to)))?.at;

/**
 * Returns the facts about a vendor's lead that statistics need: how it arrived, which never changes, and what staff made
 * of it. They contain nothing about the person.
 */
const toCountedLead = (lead: ClientDoc) => {
  const contacted = findContacted(lead);
  return {
    /** The day of its arrival (UTC). */
    day: lead.createdAt.toISOString().slice(0, 10),
    campaign: lead.campaign ?? '',
    /** The case type when it arrived. */
    caseType: lead.arrivedAs?.caseType ?? lead.caseType,
    certified: Boolean(lead.trustedFormCertUrl || lead.jornayaLeadId),
    /** True if staff accepted it after its submission was first answered otherwise. */
    takenIn: lead.arrivedAs?.takenIn ?? false,
    contacted: isReached(lead.status) || contacted !== undefined,
    ...(contacted && {
      minutesToContact: Math.round((contacted.getTime() - lead.createdAt.getTime()) / 60_000),
    }),
    signed: lead.status === 'Signed',
    returned: lead.returnedAt !== undefined,
    merged: lead.mergedInto !== undefined,
    deleted: lead.deletedAt !== undefined && lead.mergedInto === undefined,
    /** US dollars; 0 if it was returned. */
    cost: lead.returnedAt ? 0 : (lead.cost ?? 0),
  };
};
type CountedLead = ReturnType<typeof toCountedLead>;

const columns = [
  'posted',
  'accepted',
  'duplicate',
  'rejected',
  'test',
  'returned',
  'contacted',
  'signed',
  'cost',
  'costPerSigned',
  'medianMinutesToContact',
  'certificateShare',
  'takenIn',
  'merged',
  'deleted',
] as const satisfies readonly (keyof ScorecardGroup)[];

/** Returns a scorecard as a file: a row for each campaign and case type, and a column for each refusal reason. */
export const scorecardCsv = ({ from, to, groups, byReason }: Scorecard): string => {
  const reasons = Object.keys(byReason).sort();
  const head = ['from', 'to', 'campaign', 'caseType', ...columns, ...reasons];
  const rows = groups.map((group) => [
    from,
    to,
    group.campaign,
    group.caseType,
    ...columns.map((column) => group[column]),
    ...reasons.map((reason) => group.byReason[reason] ?? 0),
  ]);
  // Spreadsheets read the file as UTF-8 only with this mark in front.
  return `\uFEFF${[head, ...rows].map(csvRow).join('')}`;
};

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
const cents = (dollars: number) => Math.round(dollars * 100) / 100;

const countSince = (
  leads: readonly CountedLead[],
  what: 'contacted' | 'signed' | 'returned' | 'merged' | 'deleted',
) => leads.filter((lead) => lead[what]).length;

/** Sums up the submissions by their first answer, next to what staff made of all the leads. */
const sumLeads = (leads: readonly CountedLead[]) => {
  const accepted = leads.filter(({ takenIn }) => !takenIn);
  const signed = countSince(leads, 'signed');
  const cost = leads.reduce((sum, lead) => sum + lead.cost, 0);
  return {
    accepted: accepted.length,
    certificateShare: share(accepted.filter(({ certified }) => certified).length, accepted.length),
    takenIn: leads.length - accepted.length,
    contacted: countSince(leads, 'contacted'),
    signed,
    returned: countSince(leads, 'returned'),
    merged: countSince(leads, 'merged'),
    deleted: countSince(leads, 'deleted'),
    cost: cents(cost),
    costPerSigned: signed === 0 ? null : cents(cost / signed),
    medianMinutesToContact: findMedian(leads.flatMap(({ minutesToContact = [] }) => minutesToContact)),
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

type Counted = { leads: CountedLead[]; posts: DayGroup[] };

const sumUp = ({ leads, posts }: Counted): ScorecardSums => {
  const [duplicate, rejected] = [countKind(posts, 'duplicate'), countKind(posts, 'rejected')];
  const ofLeads = sumLeads(leads);
  return {
    posted: ofLeads.accepted + duplicate + rejected,
    duplicate,
    rejected,
    test: countKind(posts, 'test'),
    byReason: countReasons(posts),
    ...ofLeads,
  };
};

/** Groups leads and submissions by a value that both have. */
const groupBy = ({ leads, posts }: Counted, nameOf: (one: CountedLead | DayGroup) => string) => {
  const groups = new Map<string, Counted>();
  const at = (name: string): Counted => {
    const group = groups.get(name) ?? { leads: [], posts: [] };
    groups.set(name, group);
    return group;
  };
  for (const lead of leads) at(nameOf(lead)).leads.push(lead);
  for (const post of posts) at(nameOf(post)).posts.push(post);
  return groups;
};

const getDays = (days: readonly string[], counted: Counted): ScorecardDay[] => {
  const groups = groupBy(counted, ({ day }) => day);
  return days.map((day) => {
    const { posted, accepted, duplicate, rejected } = sumUp(groups.get(day) ?? { leads: [], posts: [] });
    return { day, posted, accepted, duplicate, rejected };
  });
};

const getGroups = (counted: Counted): ScorecardGroup[] => {
  return [...groupBy(counted, ({ campaign, caseType }) => JSON.stringify([campaign, caseType]))]
    .map(([key, group]) => {
      const [campaign, caseType] = JSON.parse(key) as [string, string];
      return { campaign, caseType, ...sumUp(group) };
    })
    .toSorted((a, b) => b.posted - a.posted);
};

/**
 * Counts a vendor's submissions by their first answers, which no change, merge or deletion by staff alters, next to what
 * staff made of the leads. A lead that is removed for good counts no longer.
 */
export const computeScorecard = async (
  { models, now }: Deps,
  vendorId: string,
  query: ScorecardPeriod,
): Promise<Scorecard> => {
  const { campaign, caseType } = query;
  const { from, to, days, range } = getPeriod(query, now());
  const isAsked = (one: CountedLead | DayGroup) =>
    (campaign === undefined || one.campaign === campaign) &&
    (caseType === undefined || one.caseType === caseType);
  const [leads, posts] = await Promise.all([
    models.clients
      .find({ source: 'vendor', vendorId, createdAt: range })
      .setOptions(withDeleted)
      .select(countedFields)
      .lean(),
    countSubmissions(models, vendorId, range),
  ]);
  const counted = { leads: leads.map(toCountedLead).filter(isAsked), posts: posts.filter(isAsked) };
  return { from, to, ...sumUp(counted), days: getDays(days, counted), groups: getGroups(counted) };
};
