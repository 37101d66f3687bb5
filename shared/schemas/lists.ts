import { rowsPerPage, rowsPerPageChoices } from '../constants';
import { z } from '../zod';
import { agreementFilterNames } from './agreement';
import { leadFilter } from './client';
import { recordId } from './id';
import { trimmedText } from './text';

/** The columns of the staff lead list, in default order. */
export const leadColumns = [
  'name',
  'email',
  'phoneNumber',
  'caseType',
  'status',
  'assignedTo',
  'source',
  'state',
  'campaign',
  'waiting',
  'nextTask',
  'createdAt',
  'updatedAt',
] as const;
export const leadColumn = z.enum(leadColumns);
export type LeadColumn = z.infer<typeof leadColumn>;

/** The default columns. */
export const usualColumns: readonly LeadColumn[] = ['name', 'phoneNumber', 'caseType', 'status', 'waiting'];

const columns = z.array(leadColumn).min(1).max(leadColumns.length);

/** Filters in the address of a list. The search text is never in the address. */
export const listFilterNames = [
  'status',
  'caseType',
  'assignedTo',
  'source',
  'received',
  'from',
  'until',
  'waiting',
  'overdue',
  'callable',
] as const;
/** Filters the board does not have: there the statuses are the columns. */
const ofListsOnly: readonly string[] = ['status', 'waiting', 'overdue', 'callable'];
export const boardFilterNames = listFilterNames.filter((name) => !ofListsOnly.includes(name));
const allowed = new Set<string>([...listFilterNames, ...agreementFilterNames, 'sort', 'order']);

const findNames = (query: string) => query.split('&').map((pair) => pair.split('=', 1)[0]!);

const viewQuery = z
  .string()
  .max(500)
  .refine((query) => query === '' || findNames(query).every((name) => allowed.has(name)), {
    error: 'A view keeps filters and order only.',
  });

/** The lists that have saved views. */
export const viewLists = ['clients', 'agreements'] as const;
export const viewList = z.enum(viewLists);
export type ViewList = z.infer<typeof viewList>;

/** A saved view: filters and order as in the address, and the columns. */
export const viewInput = z.object({
  name: trimmedText(60),
  shared: z.boolean().meta({ description: 'Everyone sees it; only its owner changes it' }),
  query: viewQuery,
  list: viewList.optional().meta({ description: 'The list of leads, when left out' }),
  columns: columns.optional(),
});
export type ViewInput = z.infer<typeof viewInput>;

export const viewRecord = viewInput.extend({
  id: recordId,
  isMine: z.boolean(),
  owner: z.string(),
});
export type ViewRecord = z.infer<typeof viewRecord>;

/** The maximum number of leads that one call can change, and that a selection can hold. */
export const mostAtOnce = 50;
export const mostSelected = 10_000;
/** Staff's searches count no further; a list that no one searches has its exact total. */
export const mostCounted = 10_000;
/** The maximum number of leads that an export can name by id. */
export const mostExported = 3000;

const ids = z.array(recordId).min(1).max(mostAtOnce);
export const byIds = z.object({ ids });
/** The changed leads, and messages about the others. */
export const manyChanged = z.object({ done: z.array(recordId), refused: z.array(z.string()) });
export const filterList = z.object({ filters: z.array(leadFilter).max(60) });

export const themes = ['system', 'light', 'dark'] as const;

/** One person's preferences for the staff area. */
export const preferences = z.object({
  columns,
  theme: z.enum(themes),
  rowsPerPage: z.literal(rowsPerPageChoices).meta({ description: 'Rows on a page of a list' }),
  shortcuts: z.boolean().meta({ description: 'Single keys do something (WCAG 2.1.4)' }),
  sound: z.boolean().meta({ description: 'A new lead makes a sound' }),
  notifications: z.boolean().meta({ description: 'The system announces a new lead, if the browser may' }),
  firstSteps: z.boolean().meta({ description: 'The dashboard shows what a new practice does first' }),
});
export type Preferences = z.infer<typeof preferences>;
export const usualPreferences: Preferences = {
  columns: [...usualColumns],
  theme: 'system',
  rowsPerPage,
  shortcuts: true,
  sound: false,
  notifications: false,
  firstSteps: true,
};
