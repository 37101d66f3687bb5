import { Types } from 'mongoose';
import type { VendorAnswer } from '../../../shared/schemas/outcome';
import type { PostRecord, postQuery } from '../../../shared/schemas/post';
import type { z } from '../../../shared/zod';
import type { ClientDoc } from '../../leads/store/client.model';
import { withDeleted } from '../../leads/store/hide-deleted';
import type { RefusedSubmissionDoc } from '../../vendors/refused-submission.model';
import { getStanding, toldReasons } from '../../vendors/stage';
import type { Deps } from '../deps';

type Query = z.infer<typeof postQuery>;
type Row = { at: Date; post: PostRecord };

const leadFields = {
  externalId: 1,
  requestId: 1,
  createdAt: 1,
  caseType: 1,
  campaign: 1,
  status: 1,
  statusReason: 1,
  returnedAt: 1,
  returnReason: 1,
  cost: 1,
  'history.at': 1,
  'history.changes': 1,
} as const;

const ofLead = (lead: ClientDoc, reasons: readonly string[]): Row => {
  const { stage, at, reason } = getStanding(lead, reasons);
  return {
    at: lead.createdAt,
    post: {
      outcome: 'accepted',
      id: String(lead._id),
      externalId: lead.externalId ?? null,
      reasonCode: null,
      reasons: [],
      test: false,
      requestId: lead.requestId ?? '',
      receivedAt: lead.createdAt.toISOString(),
      caseType: lead.caseType,
      campaign: lead.campaign ?? '',
      stage,
      stageAt: at.toISOString(),
      stageReason: reason,
      price: stage === 'returned' ? 0 : (lead.cost ?? null),
    },
  };
};

/**
 * Returns a submission that became no lead, as it was answered. If it cannot be unsealed, returns only the unsealed
 * fields.
 */
const ofKept = ({ intake }: Deps, post: RefusedSubmissionDoc): Row => {
  const answer = intake.refused.read(post)?.answer.body as Partial<VendorAnswer> | undefined;
  return {
    at: post.at,
    post: {
      outcome: post.kind === 'test' ? 'accepted' : post.kind === 'duplicate' ? 'duplicate' : 'rejected',
      id: answer?.id ?? (post.kind === 'test' ? String(post._id) : null),
      externalId: answer?.externalId ?? null,
      reasonCode: (post.reason || null) as VendorAnswer['reasonCode'],
      reasons: post.reasons,
      test: answer?.test ?? post.kind === 'test',
      requestId: post.requestId,
      receivedAt: post.at.toISOString(),
      caseType: post.caseType,
      campaign: post.campaign,
      stage: null,
      stageAt: null,
      stageReason: '',
      price: null,
    },
  };
};

/** Returns the filters for a vendor's own submissions; one that staff accepted later counts as its lead. */
const getLeads = (vendorId: string) => ({ source: 'vendor' as const, vendorId });
const toStored = (vendorId: string) => ({ vendorId, leadId: { $exists: false } });

/** Returns the newest of two lists that are each complete down to their last time, and where the next page starts. */
const newest = (leads: readonly Row[], refused: readonly Row[], limit: number) => {
  const all = [...leads, ...refused].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const last = all[limit - 1]?.at.getTime();
  const posts = all.filter(({ at }) => last === undefined || at.getTime() >= last);
  const isMore = posts.length < all.length || leads.length >= limit || refused.length >= limit;
  return { posts: posts.map(({ post }) => post), next: isMore ? posts.at(-1)!.at.toISOString() : null };
};

type Find<Doc> = (when: object, most?: number) => Promise<Doc[]>;

/** Returns the newest of a collection, including all others with the last one's time. */
const wholeMoments = async <Doc>(
  find: Find<Doc>,
  { from, before, limit }: Query,
  atOf: (doc: Doc) => Date,
) => {
  const when = { ...(from && { $gte: new Date(from) }), ...(before && { $lt: new Date(before) }) };
  const docs = await find(when, limit);
  const last = docs.at(-1);
  if (docs.length < limit || !last) return docs;
  const at = atOf(last);
  return [...docs.filter((doc) => atOf(doc) > at), ...(await find({ $gte: at, $lte: at }))];
};

/** Returns a vendor's submissions, newest first, with the outcome of each. */
export const findSubmissions = async (deps: Deps, vendorId: string, query: Query) => {
  const { models, intake } = deps;
  const { externalId, limit } = query;
  const reasons = await toldReasons(deps);
  const during = (name: string, when: object) => (Object.keys(when).length > 0 ? { [name]: when } : {});
  const [leads, refused] = await Promise.all([
    wholeMoments<ClientDoc>(
      (when, most = 0) =>
        models.clients
          .find({ ...getLeads(vendorId), ...(externalId && { externalId }), ...during('createdAt', when) })
          .setOptions(withDeleted)
          .select(leadFields)
          .sort({ createdAt: -1 })
          .limit(most)
          .lean<ClientDoc[]>(),
      query,
      ({ createdAt }) => createdAt,
    ),
    wholeMoments<RefusedSubmissionDoc>(
      (when, most = 0) =>
        models.refusedSubmissions
          .find({
            ...toStored(vendorId),
            ...(externalId && { externalMark: intake.refused.markOf(vendorId, externalId) }),
            ...during('at', when),
          })
          .sort({ at: -1 })
          .limit(most)
          .lean<RefusedSubmissionDoc[]>(),
      query,
      ({ at }) => at,
    ),
  ]);
  return newest(
    leads.map((lead) => ofLead(lead, reasons)),
    refused.map((post) => ofKept(deps, post)),
    limit,
  );
};

/** Returns a submission by the ID in its answer; undefined if it is not this vendor's. */
export const findSubmission = async (
  deps: Deps,
  vendorId: string,
  id: string,
): Promise<PostRecord | undefined> => {
  const { models } = deps;
  const lead = await models.clients
    .findOne({ ...getLeads(vendorId), _id: id })
    .setOptions(withDeleted)
    .select(leadFields)
    .lean<ClientDoc>();
  if (lead) return ofLead(lead, await toldReasons(deps)).post;
  const _id = new Types.ObjectId(id);
  const test = await models.refusedSubmissions
    .findOne({ vendorId, kind: 'test', _id })
    .lean<RefusedSubmissionDoc>();
  return test ? ofKept(deps, test).post : undefined;
};
