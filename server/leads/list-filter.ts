import { Types } from 'mongoose';
import { hour } from '../../shared/durations';
import { type LeadFilter, nobody, openLeads, openStatuses } from '../../shared/schemas/client';
import { splitWords } from '../core/db/search';
import type { Deps } from './deps';
import type { Models } from './models';
import { type Near, nearSearches } from './near-search';
import { digitsSearched } from './phone';
import type { LeadSeal } from './store/sealed/lead-seal';
import { wordsFilter } from './store/search-keys';

type Needs = Pick<Models, 'leadSeal' | 'usesSearchKeys'>;

/**
 * The search filter where an address or number may be encrypted: a sealed value matches as a whole, a plain one in
 * part.
 */
const sealedFilter = (needs: Needs, seal: LeadSeal, search: string, digits: string[] | undefined) => {
  if (digits !== undefined) {
    const numbers = digits.length > 1 ? digits.map((spelling) => `+${spelling}`) : [search];
    return {
      $or: [
        ...digits.map((spelling) => wordsFilter(needs, [spelling])),
        ...numbers.flatMap((number) => [
          seal.searched('phoneNumber', number),
          seal.searched('secondPhone', number),
        ]),
      ],
    };
  }
  const words = search.split(/[\s,;]+/).filter((word) => splitWords(word).length > 0);
  if (words.length === 0) return {};
  const conditions = words.map((word) => ({
    $or: [wordsFilter(needs, splitWords(word)), seal.searched('email', word)],
  }));
  return { $and: conditions };
};

/** Finds a lead by its names in any order, its e-mail address, its phone number in any format, or its ID. */
const searchFilter = (needs: Needs, search: string | undefined): Record<string, unknown> => {
  const text = search?.trim() ?? '';
  if (/^[0-9a-f]{24}$/i.test(text)) return { _id: new Types.ObjectId(text) };
  const digits = digitsSearched(text);
  if (needs.leadSeal) return sealedFilter(needs, needs.leadSeal, text, digits);
  if (!digits) return wordsFilter(needs, splitWords(text));
  return digits.length > 1
    ? { $or: digits.map((spelling) => wordsFilter(needs, [spelling])) }
    : wordsFilter(needs, digits);
};

/** Returns the filter for the arrival time, or an empty one if the list sets none. */
const receivedFilter = ({ from, until }: LeadFilter) => {
  const createdAt = {
    ...(from && { $gte: new Date(from) }),
    ...(until && { $lt: new Date(until) }),
  };
  return Object.keys(createdAt).length > 0 ? { createdAt } : {};
};

/** Returns the filter that a list's query stands for; `now` is in milliseconds since 1970. */
export const clientFilter = (needs: Needs, query: LeadFilter, now: number): Record<string, unknown> => {
  const { search, status, caseType, assignedTo, source, waiting, overdue } = query;
  return {
    ...searchFilter(needs, search),
    ...(status && { status: status === openLeads ? { $in: openStatuses } : status }),
    ...(caseType && { caseType }),
    ...(assignedTo && { assignedTo: assignedTo === nobody ? null : assignedTo }),
    ...(source && { source }),
    ...receivedFilter(query),
    ...(waiting && { waitingSince: { $lte: new Date(now - Number(waiting) * hour) } }),
    ...(overdue && { nextTaskAt: { $lte: new Date(now) } }),
  };
};

type Filter = Record<string, unknown>;

const both = (one: Filter, other: Filter): Filter => {
  const { $and = [], ...rest } = one;
  return { ...rest, $and: [...($and as Filter[]), other] };
};

/** A list of these many ids is looked up one by one, by either store. */
const mostNamed = 400;
/** More would hide the leads that have the name. */
const mostBeside = 20;

/**
 * Returns the filter for a search: the leads that it names, and those with its words in a message. Beside leads that it
 * names, these are left out if they are many: the name is an everyday word, such as Will.
 */
const searchedFilter = async (deps: Deps, query: LeadFilter): Promise<Filter> => {
  const filter = clientFilter(deps.models, query, deps.now());
  const fromMessages = query.search ? await deps.inMessages.find(query.search) : [];
  if (fromMessages.length === 0) return filter;
  const byName = await deps.models.clients
    .find(filter)
    .select({ _id: 1 })
    .limit(mostNamed + 1)
    .lean();
  if (byName.length > 0 && (fromMessages.length > mostBeside || byName.length > mostNamed)) return filter;
  const { search: _, ...others } = query;
  const ids = [...byName.map(({ _id }) => _id), ...fromMessages];
  return { ...clientFilter(deps.models, others, deps.now()), _id: { $in: ids } };
};

/** Returns the filter for a list's leads, exactly as requested. */
export const listFilter = async (deps: Deps, query: LeadFilter): Promise<Filter> => {
  const filter = await searchedFilter(deps, query);
  return query.callable ? both(filter, await deps.callable.filter()) : filter;
};

/** Returns the nearest searches for a list without matches, within its other filters. */
export const nearFilters = async (deps: Deps, { search, ...query }: LeadFilter): Promise<Near[]> => {
  if (!search) return [];
  const [rest, searches] = await Promise.all([listFilter(deps, query), nearSearches(deps, search)]);
  // Both the search and the list may filter by case type.
  return searches.map(({ near, filter }) => ({ near, filter: both(rest, filter) }));
};

/**
 * Returns the filter for the leads that a list shows: the requested ones or, if a search has no matches, the nearest.
 */
export const shownFilter = async (deps: Deps, query: LeadFilter): Promise<Filter> => {
  const exact = await listFilter(deps, query);
  if (!query.search || (await deps.models.clients.exists(exact))) return exact;
  for (const { filter } of await nearFilters(deps, query))
    if (await deps.models.clients.exists(filter)) return filter;
  return exact;
};
