import type { clientPageQuery } from '../../shared/schemas/client';
import type { z } from '../../shared/zod';
import { sortBy } from '../db/find-page';
import { anywhereInFolded } from '../db/search';

type Query = Partial<z.infer<typeof clientPageQuery>>;

/** Where a column's order is kept: names and addresses sort without regard to case. */
const sortFields: Record<string, string> = {
  firstName: 'keys.firstName',
  lastName: 'keys.lastName',
  email: 'keys.email',
};

/** What the leads of a list have in common. */
export const clientFilter = ({ search, status, caseType, assignedTo }: Query) => ({
  ...anywhereInFolded('searchText', search),
  ...(status && { status }),
  ...(caseType && { caseType }),
  ...(assignedTo && { assignedTo }),
});

export const clientSort = ({ sort, order = 'asc' }: Query) =>
  sortBy(sort && (sortFields[sort] ?? sort), order);
