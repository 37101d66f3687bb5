import { Types } from 'mongoose';
import type { clientPageQuery } from '../../shared/schemas/client';
import type { z } from '../../shared/zod';
import { sortBy } from '../db/find-page';
import { everyWordIn, wordsOf } from '../db/search';
import { digitsSearched } from './phone';

type Query = Partial<z.infer<typeof clientPageQuery>>;

/** Where a column's order is kept: names and addresses sort without regard to case. */
const sortFields: Record<string, string> = {
  firstName: 'keys.firstName',
  lastName: 'keys.lastName',
  email: 'keys.email',
};

/** Finds a lead by its names in any order, its e-mail address, its phone number in any format, or its id. */
export const searchFilter = (search: string | undefined): Record<string, unknown> => {
  const asked = search?.trim() ?? '';
  if (/^[0-9a-f]{24}$/i.test(asked)) return { _id: new Types.ObjectId(asked) };
  const digits = digitsSearched(asked);
  return everyWordIn('searchText', digits === undefined ? wordsOf(asked) : [digits]);
};

/** What the leads of a list have in common. */
export const clientFilter = ({ search, status, caseType, assignedTo }: Query) => ({
  ...searchFilter(search),
  ...(status && { status }),
  ...(caseType && { caseType }),
  ...(assignedTo && { assignedTo }),
});

export const clientSort = ({ sort, order = 'asc' }: Query) =>
  sortBy(sort && (sortFields[sort] ?? sort), order);
