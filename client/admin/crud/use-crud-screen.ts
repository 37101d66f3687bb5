import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { rowsPerPage, rowsPerPageChoices } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { toFailure } from '../../lib/failure';
import { toast } from '../../lib/toasts';
import { useLocalStorage } from '../../lib/use-local-storage';
import type { Page } from './column';
import type { CrudList } from './crud-list';
import { useListAddress } from './use-list-address';

const useLimit = () => {
  const [stored, store] = useLocalStorage('rows-per-page');
  const limit = rowsPerPageChoices.find((choice) => String(choice) === stored) ?? rowsPerPage;
  return [limit, (next: number) => store(String(next))] as const;
};

type Editing<Row> = { record?: Row } | null;

/** The state of a list screen: what is asked for, what came back, and which dialog is open. */
export const useCrudScreen = <Row extends { id: string | number }>(list: CrudList<Row>) => {
  const { noun, columns, filters = [], load, remove, firstView } = list;
  const sorts = columns.flatMap(({ sort }) => sort ?? []);
  const { address, go } = useListAddress({ sorts, filters });
  const [limit, storeLimit] = useLimit();
  const [editing, setEditing] = useState<Editing<Row>>(null);
  const [removing, setRemoving] = useState<Row | null>(null);
  const queryClient = useQueryClient();

  const { search, page, sort, order } = address;
  const asked = {
    search: search || undefined,
    page,
    limit,
    sort: sort || undefined,
    order,
    filters: address.filters,
  };
  const [kept] = useState(() => firstView?.());
  const query = useQuery<Page<Row>>({
    queryKey: [`${noun}s`, 'page', asked],
    queryFn: ({ signal }) => load(asked, signal),
    placeholderData: (previous) => previous ?? kept,
  });

  const total = query.data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / limit));
  const pageIsGone = query.isSuccess && !query.isPlaceholderData && page > last;
  const onPageGone = useEffectEvent(() => go({ page: last }, { replace: true }));
  useEffect(() => {
    if (pageIsGone) onPageGone();
  }, [pageIsGone]);

  const refresh = () => queryClient.invalidateQueries({ queryKey: [`${noun}s`] });
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      toast.success(messages[noun].deleted);
      setRemoving(null);
      await refresh();
    },
    onError: async (error) => {
      const { code, message } = toFailure(error);
      setRemoving(null);
      if (code === 'UNAUTHORIZED') return;
      const { title, description } = messages[noun].deleteFailed;
      toast.error({ title, description: message ?? description });
      if (code === 'NOT_FOUND') await refresh();
    },
  });

  return {
    address,
    go,
    limit,
    setLimit: (next: number) => {
      storeLimit(next);
      go({ page: 1 }, { replace: true });
    },
    query,
    rows: query.data?.rows ?? [],
    total,
    last,
    /** The kept rows are not whole: they can be read, not edited. */
    isFirstView: kept !== undefined && query.data === kept,
    editing,
    add: () => setEditing({}),
    edit: (record: Row) => setEditing({ record }),
    stopEditing: () => setEditing(null),
    removing,
    askToRemove: setRemoving,
    removal,
    refresh,
  };
};
