import { byId } from '../../../shared/schemas/id';
import { retainedCertificate } from '../../../shared/schemas/retained-certificate';
import { router } from '../../core/http/trpc';
import { procedureFor } from '../deps';

export const certificatesRouter = router({
  /**
   * Returns the outcome for the certificate that a lead's vendor sent; null if there is none, or it is still pending.
   */
  ofLead: procedureFor('leads.read')
    .input(byId)
    .output(retainedCertificate.nullable())
    .query(async ({ ctx, input: { id } }) => {
      const doc = await ctx.models.retainedCertificates.findOne({ clientId: id }).lean();
      if (!doc) return null;
      const { state, matched, retainedAt, expiresAt, why = '' } = doc;
      return {
        state,
        matched,
        why,
        retainedAt: retainedAt?.toISOString() ?? null,
        expiresAt: expiresAt?.toISOString() ?? null,
      };
    }),
});
