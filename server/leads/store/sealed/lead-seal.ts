import { type SealableName, searchedFields } from '../../../../shared/lead-fields';
import { fold } from '../../../core/db/search';
import { type FieldKeys, unreadable } from '../../../core/field-keys';
import { phoneDigits, toE164 } from '../../phone';
import { type Stored, type Turn, turnHistory, turnParts } from './turn-parts';

type Keys = { email?: string };
type Update = Record<string, Stored>;

/** Fields that searches find by hash, besides the folded address and the E.164 number, which are stored separately. */
const hashed = ['phoneNumber', 'secondPhone', 'dateOfBirth'] as const;

/** Marks a claim that was made with a key. */
const claimEnd = '.';
const claimLength = 22;

/** Normalizes a value, so that other spellings have the same hash. */
const normal = (name: string, value: string): string => {
  if (name === 'email') return fold(value);
  return name === 'phoneNumber' || name === 'secondPhone' ? phoneDigits(value) : value.trim();
};

/** Empties the lines of sealed fields. */
const searchTextWithout = (names: ReadonlySet<string>, searchText: string): string =>
  searchText
    .split('\n')
    .map((line, at) => (names.has(searchedFields[at - 1] ?? '') ? '' : line))
    .join('\n');

const noId = () => new Error('Sensitive fields of a lead are written by its id, which they are sealed for.');

const place = (id: string, part: string) => `lead ${id} ${part}`;

const opening = (keys: FieldKeys, id: string): Turn => ({
  has: () => true,
  text: (value, part) => keys.open(value, place(id, part)),
  whole(value, part) {
    if (typeof value !== 'string') return value;
    const text = keys.open(value, place(id, part));
    return text.startsWith('{') ? (JSON.parse(text) as unknown) : undefined;
  },
});

const openLead = <Lead>(keys: FieldKeys, lead: Lead): Lead => {
  if (typeof lead !== 'object' || lead === null) return lead;
  const { hashes: _, sealedAs: __, ...stored } = lead as Stored;
  const opened = turnParts(stored, opening(keys, String(stored._id ?? stored.id)));
  const { email, phoneNumber, phoneE164 } = opened;
  const folded = opened.keys as Keys | undefined;
  if (folded && keys.isHash(folded.email))
    opened.keys = { ...folded, email: typeof email === 'string' ? fold(email) : '' };
  if (keys.isHash(phoneE164)) {
    const number = typeof phoneNumber === 'string' ? toE164(phoneNumber) : undefined;
    if (number) opened.phoneE164 = number;
    else delete opened.phoneE164;
  }
  return opened as Lead;
};

/** Returns the search terms for a plain value or a list of them: the value itself, and its hashes. */
const looked = (keys: FieldKeys, name: string, value: unknown): unknown => {
  const all = typeof value === 'string' ? [value] : (value as { $in?: unknown[] } | null)?.$in;
  if (!Array.isArray(all)) return value;
  const texts = all.filter((one) => typeof one === 'string' && one !== '') as string[];
  return { $in: [...all, ...texts.flatMap((one) => keys.hashes(name, normal(name, one)))] };
};

/** Returns a query that, next to each plain value, also matches the hashes of a sealed one. */
const sealedFilter = (keys: FieldKeys, query: Stored): Stored => {
  const alternatives: Stored[] = [];
  const filter: Stored = {};
  for (const [path, value] of Object.entries(query))
    if (path === 'keys.email') filter[path] = looked(keys, 'email', value);
    else if (path === 'phoneE164') filter[path] = looked(keys, 'phoneNumber', value);
    else if (['$and', '$or', '$nor'].includes(path))
      filter[path] = (value as Stored[]).map((one) => sealedFilter(keys, one));
    else if (hashed.some((name) => name === path))
      alternatives.push({ $or: [{ [path]: value }, { [`hashes.${path}`]: looked(keys, path, value) }] });
    else filter[path] = value;
  if (alternatives.length > 0) filter.$and = [...((filter.$and as Stored[]) ?? []), ...alternatives];
  return filter;
};

/**
 * Seals leads on the way into the database and opens them on the way out; nothing else does. Also reads values that are
 * not sealed yet or are sealed with an earlier key, so that the setting can change while leads are in use.
 */
export const createLeadSeal = (keys: FieldKeys, sealed: readonly SealableName[]) => {
  const names = new Set<SealableName>(sealed);
  const isOn = names.size > 0;

  const closing = (id: string | undefined): Turn => {
    const close = (text: string, part: string) => {
      if (id === undefined) throw noId();
      return keys.close(text, place(id, part));
    };
    return {
      // A consent's record repeats name, number and address.
      has: (name) => (name === 'consent' ? isOn : names.has(name)),
      text: (value, part) => (value === '' ? '' : close(value, part)),
      whole: (value, part) => close(JSON.stringify(value), part),
    };
  };

  const hash = (name: string, value: string) =>
    value === '' ? '' : keys.hashes(name, normal(name, value))[0];

  /** Returns the fields as stored, with hashes of whole values. */
  const closed = (
    id: string | undefined,
    fields: Stored,
  ): { fields: Stored; hashes: Record<string, string> } => {
    const turned = turnParts(fields, closing(id));
    const hashes: Record<string, string> = {};
    for (const name of hashed) {
      const value = fields[name];
      if (typeof value === 'string' && names.has(name)) hashes[name] = hash(name, value);
    }
    const { keys: folded, phoneE164, searchText } = fields;
    if (folded && names.has('email'))
      turned.keys = { ...folded, email: hash('email', (folded as Keys).email ?? '') };
    if (typeof phoneE164 === 'string' && names.has('phoneNumber'))
      turned.phoneE164 = hash('phoneNumber', phoneE164);
    if (typeof searchText === 'string') turned.searchText = searchTextWithout(names, searchText);
    return { fields: turned, hashes };
  };

  const pushed = (id: string | undefined, push: Stored): Stored => {
    const { history } = push;
    if (!history) return push;
    const { $each, ...rest } = history as { $each?: unknown[] };
    const entries = turnHistory($each ?? [history], closing(id));
    return { ...push, history: $each ? { ...rest, $each: entries } : entries[0] };
  };

  return {
    /** The mark of a lead that is sealed as configured; undefined if nothing is sealed. */
    mark: isOn ? `${keys.id} ${[...names].sort().join(' ')}` : undefined,
    isOn,
    /** The fields sealed from now on. */
    names: [...names],
    /** The ID of the key that new values are sealed with. */
    keyId: keys.id,
    knowsKey: keys.knows,
    /** Makes the values of these keys unreadable. */
    giveUp: keys.giveUp,

    close<Lead extends object>(lead: Lead): Lead {
      const stored = lead as unknown as Stored;
      const { fields, hashes } = closed(String(stored._id), stored);
      return (isOn ? { ...fields, hashes, sealedAs: this.mark } : lead) as Lead;
    },
    open: <Lead>(lead: Lead): Lead => openLead(keys, lead),
    filter: (filter: Stored): Stored => sealedFilter(keys, filter),

    /** Seals an update of the lead with this ID. A value that could not be opened stays as it is. */
    update(id: string | undefined, update: Update): Update {
      const { $set, $push } = update;
      const readable = Object.entries($set ?? {}).filter(([, value]) => value !== unreadable);
      const { fields, hashes } = closed(id, Object.fromEntries(readable));
      const dotted = Object.entries(hashes).map(([name, value]) => [`hashes.${name}`, value]);
      return {
        ...update,
        ...($set && { $set: { ...fields, ...Object.fromEntries(dotted) } }),
        ...($push && { $push: pushed(id, $push) }),
        // A plain write to a lead that another server has just encrypted: check the lead again.
        ...(!isOn && { $unset: { ...update.$unset, sealedAs: '' } }),
      };
    },

    /** Seals any other text about a person, bound to its place. */
    closeText: (text: string, about: string): string => (isOn ? keys.close(text, about) : text),
    openText: keys.open,

    /**
     * Returns the keyed claims for a claim made from a person's values without a key, which trying all phone numbers
     * would reveal. Until everything is sealed, the plain claim counts as well.
     */
    claims(claim: string): string[] {
      if (claim.endsWith(claimEnd)) return [claim];
      const mark = claim.startsWith('~') ? '~' : '';
      const hashed = keys.hashes('claim', claim).map((one) => `${mark}${one.slice(-claimLength)}${claimEnd}`);
      return isOn ? hashed : [claim, ...hashed];
    },

    /** Returns the condition that finds a whole value of these fields, besides the text search. */
    searched: (name: 'email' | 'phoneNumber' | 'secondPhone', value: string): Stored => ({
      [name === 'email' ? 'keys.email' : `hashes.${name}`]: {
        $in: keys.hashes(name, normal(name, value)),
      },
    }),
  };
};

export type LeadSeal = ReturnType<typeof createLeadSeal>;
