import { day } from '../../shared/durations';
import type { Models } from './models';

type Needs = { models: Pick<Models, 'retainedCertificates' | 'vendors'>; now: () => number };

/**
 * Returns the leads whose vendor's claim counts for autodialed calls, each with the time before which a claim is too
 * old. Staff allowed that vendor's claims, and its certificate of this lead's number was retained and is still valid.
 */
export const claimsThatCount = async (
  { models, now }: Needs,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const retained = await models.retainedCertificates
    .find({ clientId: { $in: leadIds }, state: 'retained', matched: 'phone' })
    .lean();
  const standing = retained.filter(({ expiresAt }) => !expiresAt || expiresAt.getTime() > now());
  const vendorIds = standing.flatMap(({ vendorId }) => vendorId ?? []);
  if (vendorIds.length === 0) return new Map();
  const vendors = await models.vendors.find({ _id: { $in: vendorIds } }, { claimedCalls: 1 }).lean();
  const since = new Map(
    vendors.flatMap(({ _id, claimedCalls }) =>
      claimedCalls ? [[String(_id), now() - claimedCalls.days * day] as const] : [],
    ),
  );
  return new Map(
    standing.flatMap(({ clientId, vendorId = '' }) => {
      const oldest = since.get(vendorId);
      return oldest === undefined ? [] : [[clientId, oldest] as const];
    }),
  );
};
