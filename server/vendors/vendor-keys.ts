import { newTerms } from '../../shared/schemas/vendor';
import type { Vendor } from '../core/caller';
import { createCache } from '../core/db/cache';
import type { VendorDoc } from '../leads/vendor.model';
import type { Models } from './models';
import { hashKey, isKey } from './vendor-key';

/** The longest time that another server's change of a vendor can go unnoticed here, in milliseconds. */
const keptFor = 2000;

type Options = { models: Models; now: () => number };
/** The vendor of a key, and when the key ends (milliseconds since 1970). */
type Holder = { vendor: Vendor; endsAt: number };

/** Returns the vendor as the intake needs it. */
export const toVendor = ({
  _id,
  keys: _,
  links: __,
  createdAt: ___,
  updatedAt: ____,
  ...vendor
}: VendorDoc): Vendor => ({
  ...newTerms,
  ...vendor,
  id: String(_id),
});

/**
 * Finds the vendor of a key and caches it for two seconds; a change on this server clears the cache at once. Unknown
 * keys are not cached, or a flood of them would push out the real ones.
 */
export const createVendorKeys = ({ models, now }: Options) => {
  const load = async (hash: string): Promise<Holder | null> => {
    const vendor = await models.vendors.findOne({ 'keys.hash': hash }).lean<VendorDoc>();
    const key = vendor?.keys.find((one) => one.hash === hash);
    const endsAt = key?.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
    return vendor && key && endsAt > now() ? { vendor: toVendor(vendor), endsAt } : null;
  };
  const holders = createCache((holder) => (holder ? keptFor : 0), load, now);

  return {
    /** Returns the vendor of this key; null if it is no longer valid. */
    async find(key: string): Promise<Vendor | null> {
      const holder = isKey(key) ? await holders.get(hashKey(key)) : null;
      return holder && holder.endsAt > now() ? holder.vendor : null;
    },

    /** Call after every write to a vendor. */
    forget: holders.forget,
  };
};

export type VendorKeys = ReturnType<typeof createVendorKeys>;
