import type { ClientRecord } from '../../../../shared/schemas/client';
import { type LeadColumn, leadColumns } from '../../../../shared/schemas/lists';
import { trpc } from '../../../lib/trpc';
import type { Column } from '../../crud/column';
import { usePreferences } from '../../preferences/use-preferences';
import { columnsByName, getColumns } from './lead-columns';

/**
 * Returns this person's chosen columns, and all columns the list can be sorted by: a colleague's link may use
 * another one.
 */
export const useLeadColumns = () => {
  const { chosen, choose } = usePreferences();
  const sealed: readonly string[] =
    trpc.clients.sealed.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data ?? [];
  // Sorting encrypted values would be meaningless.
  const told = ({ sort, ...column }: Column<ClientRecord>): Column<ClientRecord> =>
    sort && sealed.includes(sort)
      ? { ...column, unsorted: 'encrypted, so it cannot be sorted' }
      : { ...column, sort };
  return {
    names: chosen.columns,
    columns: getColumns(chosen.columns).map(told),
    sortable: leadColumns.map((name) => told(columnsByName[name])),
    choose: (columns: LeadColumn[]) => choose({ columns }),
  };
};
