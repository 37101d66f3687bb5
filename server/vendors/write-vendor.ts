import { Types } from 'mongoose';
import { hour } from '../../shared/durations';
import { newTerms, type VendorUpdate } from '../../shared/schemas/vendor';
import { shortChanges } from '../core/audit/write-audit';
import type { Staff } from '../core/caller';
import { change, createLogged, writeLogged } from '../core/change/change';
import { isBusy } from '../core/change/repeat-write';
import { notFound } from '../core/http/trpc';
import { get } from '../core/record/get';
import { type KeptKey, type VendorDoc, vendors } from '../leads/vendor.model';
import type { Deps } from './deps';
import { getPrefix, hashKey, makeKey } from './vendor-keys';

type By = Deps & { caller: Staff };

/** The most keys of a vendor at a time; no one keeps track of more. */
const mostKeys = 5;

const toStoredKey = (key: string, now: number): KeptKey => ({
  hash: hashKey(key),
  prefix: getPrefix(key),
  createdAt: new Date(now),
  expiresAt: null,
});

/** Returns the keys after a rotation: active ones end after the grace period, but not later than they would have. */
const ending = (keys: readonly KeptKey[], now: number, graceHours: number): KeptKey[] => {
  const ends = now + graceHours * hour;
  return keys
    .map((key) => ({ ...key, endsAt: Math.min(ends, key.expiresAt?.getTime() ?? ends) }))
    .filter(({ endsAt }) => endsAt > now)
    .map(({ endsAt, ...key }) => ({ ...key, expiresAt: new Date(endsAt) }));
};

/** Creates a vendor in test mode. Only this response contains the key. */
export const createVendor = async (by: By, { name }: { name: string }) => {
  const key = makeKey();
  const at = new Date(by.now());
  const vendor: VendorDoc = {
    _id: new Types.ObjectId(),
    name,
    ...newTerms,
    keys: [toStoredKey(key, by.now())],
    createdAt: at,
    updatedAt: at,
  };
  await createLogged(by, vendors, by.caller, vendor, { changes: shortChanges({}, { name }) });
  by.vendors.keys.forget();
  return { vendor, key };
};

const findVendor = ({ models }: Pick<By, 'models'>, id: string): Promise<VendorDoc> =>
  get(models.vendors, id, 'vendor');

/**
 * Changes a vendor's terms; missing values stay. It applies to the next submission on this server. Keys and links have
 * no part in the version.
 */
export const updateVendor = async (
  by: By,
  id: string,
  { version, ...update }: VendorUpdate,
): Promise<VendorDoc> => {
  const set = Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));
  const { after } = await change(by, vendors, {
    id,
    version,
    read: findVendor,
    decide(before) {
      const changes = shortChanges(before, set);
      if (changes.length === 0) return {};
      const next = { ...set, version: (before.version ?? 0) + 1, updatedAt: new Date(by.now()) };
      return { write: { $set: next }, audit: { caller: by.caller, changes } };
    },
  });
  by.vendors.keys.forget();
  return after;
};

/** A vendor's keys, which have a version of their own. */
const vendorKeys = { ...vendors, called: 'this vendor’s keys', guard: ['keysVersion'] } as const;

/**
 * Makes a new key for a vendor. Earlier keys work for some more hours, but not past their own end. If two users make a
 * key at the same time, both keys work. Throws CONFLICT if others keep changing the keys.
 */
export const rotateKey = async (
  by: By,
  { id, graceHours }: { id: string; graceHours: number },
): Promise<{ key: string; prefix: string; graceHours: number }> => {
  const key = makeKey();
  const now = by.now();
  const earlier = new Set((await findVendor(by, id)).keys.map(({ hash }) => hash));
  await change(by, vendorKeys, {
    id,
    read: findVendor,
    returns: { _id: 1 },
    decide({ keys: before, keysVersion = 0 }) {
      const meanwhile = before.filter(({ hash }) => !earlier.has(hash));
      if (meanwhile.length === mostKeys) throw isBusy(vendorKeys.called)();
      const others = before.filter(({ hash }) => earlier.has(hash));
      const keys = [toStoredKey(key, now), ...meanwhile, ...ending(others, now, graceHours)];
      return {
        write: {
          $set: { keys: keys.slice(0, mostKeys), keysVersion: keysVersion + 1, updatedAt: new Date(now) },
        },
        audit: { caller: by.caller, note: `key rotated: ${getPrefix(key)}` },
      };
    },
  });
  by.vendors.keys.forget();
  return { key, prefix: getPrefix(key), graceHours };
};

/** Ends a key by its first characters, or every key of the vendor, at once. */
export const revokeKeys = async (by: By, { id, prefix }: { id: string; prefix?: string | undefined }) => {
  const at = { updatedAt: new Date(by.now()) };
  const write = {
    ...(prefix ? { $set: at, $pull: { keys: { prefix } } } : { $set: { ...at, keys: [] } }),
    $inc: { keysVersion: 1 },
  };
  const note = prefix ? `key revoked: ${prefix}` : 'every key revoked';
  const isThere = await writeLogged(by, vendors, by.caller, { _id: id }, write, { note });
  by.vendors.keys.forget();
  if (!isThere) throw notFound('vendor');
};
