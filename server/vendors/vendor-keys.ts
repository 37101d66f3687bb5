import { createHash, randomBytes } from 'node:crypto';
import { newTerms } from '../../shared/schemas/vendor';
import type { Vendor } from '../core/caller';
import { createCache } from '../core/db/cache';
import type { VendorDoc } from '../leads/vendor.model';
import type { Models } from './models';

const start = 'lk_';
const whole = /^lk_[0-9a-f]{40}$/;
/** Enough to tell two keys apart, and no help in guessing the rest. */
const shown = start.length + 8;

/** Makes a new key with 160 random bits. */
export const makeKey = (): string => `${start}${randomBytes(20).toString('hex')}`;

/** Returns the first characters of a key, which let people recognize it. */
export const getPrefix = (key: string): string => key.slice(0, shown);

/** A key is long and random, so its plain hash cannot be reversed by guessing. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Returns true if the text has the form of a key; anything else is refused without a query. */
const isKey = (text: string): boolean => whole.test(text);

/** Removes keys from a text. */
export const withoutKeys = (text: string): string => text.replace(/lk_[0-9a-f]{40}/gi, 'lk_[removed]');

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
