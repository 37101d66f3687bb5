import type { Holding } from '../../core/holding';
import type { Deps } from '../deps';

/** The state of vendors' certificates for the person's leads. */
export const retainedCertificates: Holding<Deps> = {
  collect: ({ models }, { ids }) =>
    models.retainedCertificates
      .find({ clientId: { $in: ids } })
      .select({ vendorId: 0 })
      .lean(),
  erase: async ({ models }, { ids }) =>
    (await models.retainedCertificates.deleteMany({ clientId: { $in: ids } })).deletedCount,
};
