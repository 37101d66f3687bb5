import type {
  Scorecard,
  ScorecardDay,
  ScorecardGroup,
  ScorecardPeriod,
  ScorecardSums,
} from '../../../shared/schemas/scorecard';
import { csvRow } from '../../core/http/csv';
import { findMedian } from '../../core/median';
import { withDeleted } from '../../leads/store/hide-deleted';
import type { Deps } from '../deps';
import { type CountedLead, countedFields, toCountedLead } from './counted-lead';
import { countSubmissions, type DayGroup } from './kept-submissions';
import { getPeriod } from './period';

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
