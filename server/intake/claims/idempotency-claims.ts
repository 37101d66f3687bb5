import { hash as digest } from 'node:crypto';
import { day, hour } from '../../../shared/durations';
import { phoneSpellings } from '../../../shared/phone';
import type { ClientInput } from '../../../shared/schemas/client';
import type { Caller, Vendor } from '../../core/caller';
import { callerKey } from '../../core/limits/rate-limits';
import type { LeadSeal } from '../../leads/store/sealed/lead-seal';
import type { Models } from '../models';

/** Within this time, an identical lead from one address counts as a retry even without a key. */
const repeatWithin = 60 * 1000;

/**
 * A value that no two leads may have at a time, as a short hash in the lead under a unique index, so that the lead and
 * its claim are one write. `meaning` says what it means if another lead already has it.
 */
export type IdempotencyClaim = {
  value: string;
  /** Milliseconds until the other lead's claim expires. */
  keptFor: number;
  /**
   * `repeat`: the same request. `clash`: the same key with different content. `echo`: the same content without a key.
   * `duplicate`: a vendor's second lead of the same person. `neighbor`: a lead with another extension of the number.
   * `spent`: another lead came with the same consent token.
   */
  meaning: 'repeat' | 'clash' | 'echo' | 'duplicate' | 'neighbor' | 'spent';
  /** The field that a duplicate is recognized by, and the extension that its number has here. */
  field?: 'email' | 'phoneNumber';
  extension?: string | undefined;
};

/** Returns the claims for encrypted leads; see `LeadSeal.claims`. */
const guarded = (keys: readonly IdempotencyClaim[], seal: LeadSeal | undefined): IdempotencyClaim[] =>
  keys.flatMap((key) => (seal ? seal.claims(key.value).map((value) => ({ ...key, value })) : [key]));

type Sent = Partial<Record<keyof ClientInput, unknown>>;

const hash = (...parts: string[]) => digest('sha256', JSON.stringify(parts), 'base64url').slice(0, 22);

/**
 * Hashes a submission without the parts that may differ between two tries: the address, because phones change networks,
 * and when and how the form was filled in.
 */
const contentHash = (content: object): string => {
  const { ip_address, shownAt, touchedAt, consentSetBy, consentToken, ...sent } = content as Sent;
  return hash(JSON.stringify(sent));
};

/** Sorts after all other claims in the index, so that the others can be removed from leads after a day. */
export const personMark = '~';

/** The values that make two leads of a vendor the same person with the same case type. */
type Person = {
  caseType: string;
  email: string;
  phoneE164?: string | undefined;
  extension?: string | undefined;
};

/**
 * Returns the values that identify a person. Without a valid phone number, only the e-mail address does. A number with an
 * extension is claimed with and without it, so that one without finds it.
 */
const identifyingValues = (
  samePerson: Vendor['samePerson'],
  { email, phoneE164, extension }: Person,
): [string, ...string[]][] => {
  if (!phoneE164 || samePerson === 'email') return [['email', email]];
  const numbers = phoneSpellings(phoneE164).flatMap((one) =>
    extension ? [[one], [one, extension]] : [[one]],
  );
  if (samePerson === 'email and phone') return numbers.map((number) => ['both', email, ...number]);
  const byPhone = numbers.map((number): [string, ...string[]] => ['phone', ...number]);
  return samePerson === 'phone' ? byPhone : [['email', email], ...byPhone];
};

/**
 * Returns a vendor's claims on a person: the person counts once within the agreed number of days, even for concurrent
 * submissions.
 */
export const personClaims = (
  seal: LeadSeal | undefined,
  { id, duplicateDays, samePerson }: Pick<Vendor, 'id' | 'duplicateDays' | 'samePerson'>,
  person: Person,
): IdempotencyClaim[] =>
  guarded(
    identifyingValues(samePerson, person).map(([kind, ...values]) => ({
      value: `${personMark}${hash('person', id, kind, person.caseType, ...values)}`,
      keptFor: Math.max(repeatWithin, duplicateDays * day),
      meaning: 'duplicate',
      field: kind === 'phone' ? 'phoneNumber' : 'email',
      ...(kind !== 'email' && { extension: person.extension }),
    })),
    seal,
  );

/**
 * Returns the claim on a consent token, which proves one answer only. A second lead with the same token is still a
 * lead.
 */
export const tokenClaims = (seal: LeadSeal | undefined, tokenId: string | undefined): IdempotencyClaim[] =>
  tokenId ? guarded([{ value: hash('token', tokenId), keptFor: day, meaning: 'spent' }], seal) : [];

type Keyed = {
  caller: Caller;
  key?: string | undefined;
  /** The part that is the same in two tries. */
  input: object;
  test?: boolean;
};

/**
 * Returns the claims of staff's or a vendor's Idempotency-Key: with the content, for a repeat, and without it, for a
 * clash.
 */
const keyClaims = (
  space: string,
  id: string,
  key: string | undefined,
  content: string,
): IdempotencyClaim[] =>
  key
    ? [
        { value: hash(space, id, key, content), keptFor: day, meaning: 'repeat' },
        { value: hash(space, id, key), keptFor: day, meaning: 'clash' },
      ]
    : [];

/**
 * Callers without an account share one space of Idempotency-Keys. The same key with the same content is one lead, from
 * any address. With different content it is a clash from the same address, and a new lead from another one.
 */
const anyoneClaims = (address: string, key: string | undefined, content: string): IdempotencyClaim[] => {
  const echo: IdempotencyClaim = {
    value: hash('echo', address, content),
    keptFor: repeatWithin,
    meaning: key ? 'echo' : 'repeat',
  };
  if (!key) return [echo];
  return [
    { value: hash('anyone', key, content), keptFor: day, meaning: 'repeat' },
    { value: hash('anyone', address, key), keptFor: day, meaning: 'clash' },
    echo,
  ];
};

/**
 * Returns the claims that recognize a repeat of a request. A vendor's tests have a separate space, because a test must
 * not block the real lead with the same Idempotency-Key.
 */
export const requestClaims = (
  seal: LeadSeal | undefined,
  { caller, key, input, test = false }: Keyed,
): IdempotencyClaim[] => {
  const content = contentHash(input);
  if (caller.kind === 'staff') return guarded(keyClaims('staff', caller.user.id, key, content), seal);
  if (caller.kind === 'vendor')
    return guarded(keyClaims(test ? 'vendor test' : 'vendor', caller.vendor.id, key, content), seal);
  return guarded(anyoneClaims(callerKey(caller.ip), key, content), seal);
};

const keptFor = 25 * hour;
const mostAtOnce = 1000;

type Options = { models: Models; now: () => number };

/** A vendor's claim on a person lasts longer; the next lead that meets it removes it. */
const ofTheDay = { $lt: personMark } as const;

/** Removes expired claims from leads. A lead needs them for a day, and their index should stay small. */
export const removeExpired = async ({ models, now }: Options): Promise<void> => {
  const before = new Date(now() - keptFor);
  for (;;) {
    const old = await models.clients
      // An imported lead may be years old, but nothing was written to it before the import.
      .find({ onceKeys: ofTheDay, createdAt: { $lt: before }, updatedAt: { $lt: before } })
      .select({ _id: 1 })
      .limit(mostAtOnce)
      .lean();
    if (old.length === 0) return;
    const these = { _id: { $in: old.map(({ _id }) => _id) } };
    // Unset it: the unique index would count an empty list as a value that only one lead may have.
    await models.clients.updateMany(
      { ...these, onceKeys: { $not: { $gte: personMark } } },
      { $unset: { onceKeys: '' } },
    );
    await models.clients.updateMany({ ...these, onceKeys: ofTheDay }, { $pull: { onceKeys: ofTheDay } });
  }
};
