import { useEffect, useState } from 'react';
import { rowsPerPage, rowsPerPageChoices } from '../../../shared/constants';
import { useLocalStorage } from '../../lib/use-local-storage';
import { usePreferences } from '../preferences/use-preferences';
import { useRefresh } from '../shared-queries';
import type { CrudList, WithId } from './crud-list';
import { useListAddress } from './use-list-address';
import { usePaging } from './use-paging';
import { useSelection } from './use-selection';

/** The person's chosen page size on all devices; the browser remembers it until the server answers. */
const useLimit = () => {
  const { chosen, isKnown, choose } = usePreferences();
  const [stored, store] = useLocalStorage('rows-per-page');
  const remembered = rowsPerPageChoices.find((choice) => String(choice) === stored) ?? rowsPerPage;
  const limit = isKnown ? chosen.rowsPerPage : remembered;
  useEffect(() => {
    if (isKnown) store(String(limit));
  }, [isKnown, limit, store]);
  const set = (next: number) =>
    choose({ rowsPerPage: rowsPerPageChoices.find((choice) => choice === next) ?? rowsPerPage });
  return [limit, set] as const;
};

const stateNow = () => (window.history.state ?? {}) as Record<string, unknown>;
const isAsked = (name: string) => stateNow()[name] === true;
const forget = (name: string) => {
  const { [name]: value, ...rest } = stateNow();
  if (value) window.history.replaceState(rest, '');
};

/** The state of a list screen: query, result, and the record being edited. */
export const useCrudScreen = <Row extends WithId>(list: CrudList<Row>) => {
  const { noun, columns, sortable = columns, filters = [], usePage, firstView } = list;
  const sorts = sortable.flatMap(({ sort }) => sort ?? []);
  const { address, go } = useListAddress({ sorts, filters });
  const [limit, storeLimit] = useLimit();
  const [editing, setEditing] = useState<{ record?: Row } | null>(() => (isAsked('add') ? {} : null));
  // The request to add applies once, not again after a reload.
  useEffect(() => forget('add'), []);

  const { search, page, sort, order } = address;
  const listQuery = {
    search: search || undefined,
    page,
    limit,
    sort: sort || undefined,
    order,
    filters: address.filters,
  };
  const [initial] = useState(() => firstView?.());
  const query = usePage(listQuery, { placeholderData: (previous) => previous ?? initial });

  const rows = query.data?.rows ?? [];
  const total = query.data?.total ?? 0;
  const selection = useSelection(
    JSON.stringify([search, address.filters]),
    rows.map(({ id }) => String(id)),
  );

  return {
    address,
    go,
    query,
    rows,
    selection,
    paging: usePaging({ query, page, limit, total, isMore: query.data?.isMore, go }),
    setLimit: (next: number) => {
      storeLimit(next);
      go({ page: 1 }, { replace: true });
    },
    /** Cached rows are incomplete: they can be read but not edited. */
    isFirstView: initial !== undefined && query.data === initial,
    editing,
    add: () => setEditing({}),
    edit: (record: Row) => setEditing({ record }),
    stopEditing: () => setEditing(null),
    refresh: useRefresh(noun),
  };
};
