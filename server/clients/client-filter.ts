import { Types } from 'mongoose';
import { type LeadFilter, nobody, openLeads, openStatuses } from '../../shared/schemas/client';
import { everyWordIn, wordsOf } from '../db/search';
import { digitsSearched } from './phone';

const hour = 60 * 60 * 1000;

/** Finds a lead by its names in any order, its e-mail address, its phone number in any format, or its id. */
export const searchFilter = (search: string | undefined): Record<string, unknown> => {
  const asked = search?.trim() ?? '';
  if (/^[0-9a-f]{24}$/i.test(asked)) return { _id: new Types.ObjectId(asked) };
  const digits = digitsSearched(asked);
  return everyWordIn('searchText', digits === undefined ? wordsOf(asked) : [digits]);
};

/** When a lead came, as far as a list says it; nothing where it does not. */
const receivedIn = ({ from, until }: LeadFilter) => {
  const createdAt = {
    ...(from && { $gte: new Date(from) }),
    ...(until && { $lt: new Date(until) }),
  };
  return Object.keys(createdAt).length > 0 ? { createdAt } : {};
};

/** What the leads of a list have in common; `now` is in milliseconds since 1970. */
export const clientFilter = (asked: LeadFilter, now: number): Record<string, unknown> => {
  const { search, status, caseType, assignedTo, source, waiting, overdue } = asked;
  return {
    ...searchFilter(search),
    ...(status && { status: status === openLeads ? { $in: openStatuses } : status }),
    ...(caseType && { caseType }),
    ...(assignedTo && { assignedTo: assignedTo === nobody ? null : assignedTo }),
    ...(source && { source }),
    ...receivedIn(asked),
    ...(waiting && { waitingSince: { $lte: new Date(now - Number(waiting) * hour) } }),
    ...(overdue && { nextTaskAt: { $lte: new Date(now) } }),
  };
};
