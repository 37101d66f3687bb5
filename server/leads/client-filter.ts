import { Types } from 'mongoose';
import { hour } from '../../shared/durations';
import { type LeadFilter, nobody, openLeads, openStatuses } from '../../shared/schemas/client';
import { splitWords } from '../core/db/search';
import type { Models } from './models';
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
