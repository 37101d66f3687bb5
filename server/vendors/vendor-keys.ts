import { newTerms } from '../../shared/schemas/vendor';
import type { Vendor } from '../caller';
import type { Models } from '../models';
import type { VendorDoc } from './vendor.model';
import { hashKey, isKey } from './vendor-key';

/** How long another server's change of a vendor may go unnoticed here, in milliseconds. */
const keptFor = 2000;
const mostKept = 1000;

type Options = { models: Models; now: () => number };
type Kept = { vendor: Vendor | null; until: number };

/** What the door has to know of a vendor. */
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
 * Who holds a key, known for two seconds. What this server changes is forgotten at once, and an answer that was read
 * before such a change is not kept; many who ask for one key at a time are one question.
 */
export const createVendorKeys = ({ models, now }: Options) => {
  const kept = new Map<string, Kept>();
  const asking = new Map<string, Promise<Vendor | null>>();
  let changes = 0;

  const load = async (hash: string): Promise<Vendor | null> => {
    const before = changes;
    const found = await models.vendors.findOne({ 'keys.hash': hash }).lean<VendorDoc>();
    const key = found?.keys.find((one) => one.hash === hash);
    const endsAt = key?.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
    const vendor = found && key && endsAt > now() ? toVendor(found) : null;
    // A key that nobody has is not kept: a flood of them would push out those that somebody has.
    if (vendor && before === changes) {
      if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
      kept.set(hash, { vendor, until: Math.min(now() + keptFor, endsAt) });
    }
    return vendor;
  };

  return {
    /** The vendor whose key this is; null when it is nobody's any more. */
    async find(key: string): Promise<Vendor | null> {
      if (!isKey(key)) return null;
      const hash = hashKey(key);
      const known = kept.get(hash);
      if (known && known.until > now()) return known.vendor;
      kept.delete(hash);
      const under = asking.get(hash);
      if (under) return under;
      const question = load(hash).finally(() => asking.get(hash) === question && asking.delete(hash));
      asking.set(hash, question);
      return question;
    },

    /** To be called after every write of a vendor. */
    forget() {
      changes++;
      kept.clear();
      asking.clear();
    },
  };
};

export type VendorKeys = ReturnType<typeof createVendorKeys>;
