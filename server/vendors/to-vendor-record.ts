import { newTerms, type VendorRecord } from '../../shared/schemas/vendor';

type Stored = Omit<VendorRecord, 'id' | 'keys' | 'links' | 'version' | 'createdAt' | 'updatedAt'> & {
  _id?: unknown;
  id?: unknown;
  version?: number;
  keys?: { prefix: string; createdAt: Date | string; expiresAt?: Date | string | null }[];
  links?: { id: string; by: string; createdAt: Date | string; until: Date | string }[];
  createdAt: Date | string;
  updatedAt: Date | string;
};

const iso = (at: Date | string) => new Date(at).toISOString();

/** Returns a vendor for staff: only the first characters of its keys, and nothing that would help to make one. */
export const toVendorRecord = ({
  _id,
  id,
  keys = [],
  links = [],
  createdAt,
  updatedAt,
  ...vendor
}: Stored): VendorRecord => ({
  ...newTerms,
  ...vendor,
  id: String(id ?? _id),
  version: vendor.version ?? 0,
  dailyCap: vendor.dailyCap ?? null,
  monthlyCap: vendor.monthlyCap ?? null,
  price: vendor.price ?? null,
  timeZone: vendor.timeZone ?? null,
  keys: keys.map((key) => ({
    prefix: key.prefix,
    createdAt: iso(key.createdAt),
    expiresAt: key.expiresAt ? iso(key.expiresAt) : null,
  })),
  links: links.map(({ id, by, createdAt, until }) => ({
    id,
    by,
    createdAt: iso(createdAt),
    until: iso(until),
  })),
  createdAt: iso(createdAt),
  updatedAt: iso(updatedAt),
});
