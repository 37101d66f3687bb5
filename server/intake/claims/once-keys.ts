import { createHash } from 'node:crypto';
import type { ClientInput } from '../../../shared/schemas/client';
import type { Caller, Vendor } from '../../caller';
import type { LeadSeal } from '../../clients/sealed/lead-seal';
import { callerKey } from '../../limits/rate-limits';

const day = 24 * 60 * 60 * 1000;
/** How long an identical lead from one address is the same lead, so that a retry finds it without a key. */
const repeatWithin = 60 * 1000;

/**
 * Something that no two leads may have at a time, as a short hash in the lead itself under a unique index: the lead and
 * its claim are one write. `meaning` says what it is when another lead has it already.
 */
export type OnceKey = {
  value: string;
  /** Milliseconds after which the other lead's claim counts no more. */
  keptFor: number;
  /**
   * `repeat`: the same request. `clash`: the same key with something else. `echo`: the same words without a key.
   * `duplicate`: a vendor's second lead of the same person.
   */
  meaning: 'repeat' | 'clash' | 'echo' | 'duplicate';
};

/** The same claims where fields of leads are encrypted; see `LeadSeal.claims`. */
export const guarded = (keys: readonly OnceKey[], seal: LeadSeal | undefined): OnceKey[] =>
  keys.flatMap((key) => (seal ? seal.claims(key.value).map((value) => ({ ...key, value })) : [key]));

const hash = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/** A vendor's post asks for its content three times on its way. */
const contents = new WeakMap<ClientInput, string>();

/**
 * What was sent, without what may differ between two tries of the same: the address, when a phone changes networks, and
 * when and how the boxes were touched.
 */
export const contentHash = (input: ClientInput): string => {
  const known = contents.get(input);
  if (known !== undefined) return known;
  const { ip_address: _, shownAt: __, touchedAt: ___, consentSetBy: ____, ...sent } = input;
  const content = hash(JSON.stringify(sent));
  contents.set(input, content);
  return content;
};

/** Persons stand behind all other claims in the index, so that these can be taken off leads after a day. */
export const personMark = '~';

/** What makes two leads of a vendor those of one person about one case type. */
type Person = { caseType: string; email: string; phoneE164?: string | undefined };

/** By what a person is known again; a number that cannot be read leaves the e-mail address. */
const signsOf = (samePerson: Vendor['samePerson'], { email, phoneE164 }: Person): [string, ...string[]][] => {
  if (!phoneE164 || samePerson === 'email') return [['email', email]];
  if (samePerson === 'phone') return [['phone', phoneE164]];
  if (samePerson === 'email and phone') return [['both', email, phoneE164]];
  return [
    ['email', email],
    ['phone', phoneE164],
  ];
};

/** A vendor's claims on a person: nobody comes twice through its door within the days agreed on, not even at once. */
export const personKeysOf = (
  { id, duplicateDays, samePerson }: Pick<Vendor, 'id' | 'duplicateDays' | 'samePerson'>,
  person: Person,
): OnceKey[] =>
  signsOf(samePerson, person).map(([kind, ...values]) => ({
    value: `${personMark}${hash('person', id, kind, person.caseType, ...values)}`,
    keptFor: Math.max(repeatWithin, duplicateDays * day),
    meaning: 'duplicate',
  }));

/**
 * The claims of a vendor's post. A test has a space of its own: it must not stand in the way of the lead that comes
 * under the same Idempotency-Key.
 */
export const vendorKeysOf = (
  space: 'vendor' | 'vendor test',
  vendorId: string,
  key: string | undefined,
  content: string,
): OnceKey[] =>
  key
    ? [
        { value: hash(space, vendorId, key, content), keptFor: day, meaning: 'repeat' },
        { value: hash(space, vendorId, key), keptFor: day, meaning: 'clash' },
      ]
    : [];

/**
 * The claims of a lead. A caller without an account shares one space of Idempotency-Keys with all others: there the
 * same key with the same content is one lead, from whatever address; with other content it is a mistake from the same
 * address, and a lead of its own from another.
 */
export const onceKeysOf = (caller: Caller, key: string | undefined, content: string): OnceKey[] => {
  if (caller.kind === 'staff') {
    if (!key) return [];
    const { id } = caller.user;
    return [
      { value: hash('staff', id, key, content), keptFor: day, meaning: 'repeat' },
      { value: hash('staff', id, key), keptFor: day, meaning: 'clash' },
    ];
  }
  if (caller.kind === 'vendor') return vendorKeysOf('vendor', caller.vendor.id, key, content);
  const address = callerKey(caller.ip);
  const echo: OnceKey = {
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
