import type { AgreementRecord } from '../../shared/schemas/agreement';
import { leadIdOf } from '../clients/merge/lead-id';
import type { ClientDoc } from '../clients/store/client.model';
import type { Deps } from '../http/context';
import { notFound } from '../http/trpc';
import type { AgreementDoc } from './agreement.model';
import { toAgreement } from './agreement-record';

type Needs = Pick<Deps, 'models' | 'now'>;

/** The agreements of a lead, and of those that it took in, newest first. */
export const agreementsOf = async (needs: Needs, leadId: string): Promise<AgreementRecord[]> => {
  const { models, now } = needs;
  const id = await leadIdOf(needs, leadId);
  const lead = await models.clients.findById(id).select({ mergedIds: 1 }).lean<ClientDoc>();
  if (!lead) throw notFound('client');
  const docs = await models.agreements
    .find({ leadId: { $in: [id, ...(lead.mergedIds ?? [])] } })
    .sort({ sentAt: -1, _id: -1 })
    .select({ sealed: 0 })
    .lean<AgreementDoc[]>();
  return docs.map((doc) => toAgreement(doc, now()));
};

/** What waits for a person's signature for the firm: theirs, and what anybody may sign. */
export const waitingFor = async ({ models }: Pick<Deps, 'models'>, userId: string) => {
  const docs = await models.agreements
    .find({ state: 'signed', 'lawyer.userId': { $in: [userId, null] } })
    .sort({ sentAt: 1 })
    .limit(200)
    .select({ sealed: 0 })
    .lean<AgreementDoc[]>();
  return docs.map((doc) => ({
    id: String(doc._id),
    lead: doc.leadId,
    leadName: doc.signers.map(({ name }) => name).join(', '),
    title: doc.title,
    signedAt: new Date(
      Math.max(...doc.signers.map(({ signedAt }) => signedAt?.getTime() ?? 0)),
    ).toISOString(),
  }));
};
