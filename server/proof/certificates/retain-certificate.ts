import { recordId } from '../../../shared/schemas/id';
import { z } from '../../../shared/zod';
import type { Holding } from '../../core/holding';
import type { Handler } from '../../core/outbox/work';
import { event, type OutboxEvent } from '../../core/outbox/work';
import type { ClientDoc } from '../../leads/store/client.model';
import type { Deps } from '../deps';
import type { Models } from '../models';
import { getCertificateId, type TrustedForm } from './trusted-form';

/** The job that retains a vendor's certificate. */
export const retainCertificate = { kind: 'retain-certificate', data: z.object({ lead: recordId }) };

/** Returns the events for the write of a vendor's lead whose certificate should be retained. */
export const certificateEvents = (
  { interest, now }: Deps,
  { _id, source, trustedFormCertUrl }: Pick<ClientDoc, '_id' | 'source' | 'trustedFormCertUrl'>,
): OutboxEvent[] =>
  source === 'vendor' && trustedFormCertUrl && interest.wants(retainCertificate.kind)
    ? [event(retainCertificate, now, { lead: String(_id) })]
    : [];

type Needs = { models: Models; now: () => number; trustedForm: TrustedForm | undefined };

/** Retains a lead's certificate once. Stores TrustedForm's answer, whichever try it came from. */
export const getRetainCertificate =
  ({ models, now, trustedForm }: Needs): Handler<typeof retainCertificate> =>
  async ({ data }, signal) => {
    const lead = await models.clients
      .findById(data.lead, { email: 1, phoneNumber: 1, phoneE164: 1, trustedFormCertUrl: 1, vendorId: 1 })
      .lean();
    if (!trustedForm || !lead?.trustedFormCertUrl) return;
    const clientId = String(lead._id);
    const certificate = getCertificateId(lead.trustedFormCertUrl);
    const _id = `${clientId}:${certificate ?? ''}`;
    if (await models.retainedCertificates.exists({ _id })) return;
    const vendor = await models.vendors.findById(lead.vendorId, { name: 1 }).lean();
    const { matched, expiresAt, why } = certificate
      ? await trustedForm(
          {
            certificate,
            email: lead.email,
            phone: lead.phoneE164 ?? lead.phoneNumber,
            reference: clientId,
            vendor: vendor?.name ?? '',
          },
          signal,
        )
      : { matched: [], why: 'This address is none of a TrustedForm certificate.' };
    await models.retainedCertificates.updateOne(
      { _id },
      {
        $setOnInsert: {
          clientId,
          ...(lead.vendorId && { vendorId: lead.vendorId }),
          state: why ? 'refused' : 'retained',
          matched,
          ...(why ? { why } : { retainedAt: new Date(now()) }),
          ...(expiresAt && { expiresAt }),
        },
      },
      { upsert: true },
    );
  };

/** The state of vendors' certificates for the person's leads. */
export const retainedCertificates: Holding<Deps> = {
  collect: ({ models }, { ids }) =>
    models.retainedCertificates.find({ clientId: { $in: ids } }, { vendorId: 0 }).lean(),
  erase: async ({ models }, { ids }) =>
    (await models.retainedCertificates.deleteMany({ clientId: { $in: ids } })).deletedCount,
};
