import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ClientRecord, type LeadStatus, leadStatuses } from '../../../../shared/schemas/client';
import { trpc } from '../../../lib/trpc';
import type { ListAddress } from '../../crud/use-list-address';
import { toQuery } from '../list/asked';
import { getName } from '../list/lead-columns';
import { listWords } from '../list/list-words';
import { asksForMore, type StatusChange } from '../list/status-dialog';
import { useQuickChange } from '../list/use-quick-change';

type Asking = { lead: ClientRecord; status: LeadStatus; isByKey: boolean } | null;

/** Returns the board's leads and a function to change a lead's status. */
export const useBoard = (address: ListAddress) => {
  const { status: _, waiting: __, sort: ___, order: ____, ...filters } = toQuery(address);
  const query = trpc.clients.board.useQuery(filters, { placeholderData: keepPreviousData });
  const { board } = trpc.useUtils().clients;
  const change = useQuickChange();
  const [asking, setAsking] = useState<Asking>(null);
  const [said, setSaid] = useState('');
  const focused = useRef('');

  const toLead = (id: string) => query.data?.flatMap(({ rows }) => rows).find((lead) => lead.id === id);

  /** Moves the card before the server answers; an error moves it back. */
  const show = (lead: ClientRecord, status: LeadStatus) =>
    board.setData(filters, (columns) =>
      columns?.map((column) => {
        const others = column.rows.filter(({ id }) => id !== lead.id);
        const total = column.total - (column.status === lead.status ? 1 : 0);
        if (column.status !== status) return { ...column, total, rows: others };
        return { ...column, total: total + 1, rows: [{ ...lead, status }, ...others] };
      }),
    );

  const save = async (lead: ClientRecord, changed: StatusChange, isByKey: boolean) => {
    const { status } = changed;
    if (isByKey) focused.current = lead.id;
    show(lead, status);
    const isDone = await change(lead, changed);
    setSaid((isDone ? listWords.moved : listWords.notMoved)(getName(lead), isDone ? status : lead.status));
  };

  const move = (id: string, status: LeadStatus, isByKey = false) => {
    const lead = toLead(id);
    if (!lead || lead.status === status) return;
    if (asksForMore(status)) return setAsking({ lead, status, isByKey });
    save(lead, { status }, isByKey);
  };

  return {
    query,
    said,
    move,
    step: (id: string, by: -1 | 1) => {
      const lead = toLead(id);
      const next = lead && leadStatuses[leadStatuses.indexOf(lead.status) + by];
      if (next) move(id, next, true);
    },
    asking,
    answer: (changed: StatusChange) =>
      asking ? save(asking.lead, changed, asking.isByKey) : Promise.resolve(),
    stopAsking: () => setAsking(null),
    /** Returns the card that was moved by keyboard, so that it keeps the focus in its new column. */
    takeFocused: () => {
      const id = focused.current;
      focused.current = '';
      return id;
    },
  };
};
