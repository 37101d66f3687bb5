import { useState } from 'react';
import { messages } from '../../../shared/messages';
import { toFailure } from '../../lib/failure';
import { toast } from '../../lib/toasts';
import { useRefresh } from '../shared-queries';
import type { CrudList, WithId } from './crud-list';

/** Confirms and deletes a row, and keeps an error visible after its toast is gone. */
export const useRowRemoval = <Row extends WithId>(
  list: Pick<CrudList<Row>, 'noun' | 'getRowName' | 'useRemoval' | 'undo'>,
  onRemoved: () => void,
) => {
  const { noun, getRowName, useRemoval, undo } = list;
  const refresh = useRefresh(noun);
  const [row, setRow] = useState<Row | null>(null);
  const [failure, setFailure] = useState('');
  const removal = useRemoval({
    onSuccess: async () => {
      const back = row && undo && { label: 'Undo', run: () => undo.restore(row) };
      toast.success(messages[noun].deleted, back || undefined);
      setRow(null);
      onRemoved();
      await refresh();
    },
    onError: async (error) => {
      const { code, message } = toFailure(error);
      setRow(null);
      if (code === 'UNAUTHORIZED') return;
      const { title, description } = messages[noun].deleteFailed;
      toast.error({ title, description: message ?? description });
      setFailure(message ?? (row ? `${getRowName(row)} is still there. Please try again.` : ''));
      if (code === 'NOT_FOUND') await refresh();
    },
  });
  return {
    row,
    failure,
    isPending: removal.isPending,
    ask: (wanted: Row) => {
      setFailure('');
      setRow(wanted);
    },
    cancel: () => setRow(null),
    confirm: () => row && removal.mutate({ id: row.id }),
    forgetFailure: () => setFailure(''),
  };
};
