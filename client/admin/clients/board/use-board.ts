import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type BoardColumn,
  type ClientRecord,
  type LeadStatus,
  leadStatuses,
} from '../../../../shared/schemas/client';
import { trpc } from '../../../lib/trpc';
import type { ListAddress } from '../../kit/list/use-list-address';
import { toQuery } from '../list/asked';
import { getName } from '../list/lead-columns';
import { listWords } from '../list/list-words';
import { useQuickChange } from '../list/use-quick-change';
import { asksForMore, type StatusChange } from '../list/use-status-choice';

type Asking = { lead: ClientRecord; status: LeadStatus; isByKey: boolean } | null;

/** Moves a card to the column of its status; the columns may already show it there. */
const moveCard = (columns: BoardColumn[], card: ClientRecord): BoardColumn[] => {
  const hasArrived = ({ status, rows }: BoardColumn) =>
    status === card.status && rows.some(({ id }) => id === card.id);
  if (columns.some(hasArrived)) return columns;
  return columns.map((column) => {
    const others = column.rows.filter(({ id }) => id !== card.id);
    const total = column.total - (column.rows.length - others.length);
    if (column.status !== card.status) return { ...column, total, rows: others };
    return { ...column, total: total + 1, rows: [card, ...others] };
  });
};

/** Returns the board's leads and a function to change a lead's status. */
export const useBoard = (address: ListAddress) => {
  const { status: _, waiting: __, sort: ___, order: ____, ...filters } = toQuery(address);
  const query = trpc.clients.board.useQuery(filters, { placeholderData: keepPreviousData });
  const change = useQuickChange();
  const [asking, setAsking] = useState<Asking>(null);
  const [said, setSaid] = useState('');
  const focused = useRef('');

  /** Cards that show their new column until the server has answered, even if a refetch in between is older. */
  const [moved, setMoved] = useState<ReadonlyMap<string, ClientRecord>>(new Map());
  const columns = query.data && [...moved.values()].reduce(moveCard, query.data);
  const toLead = (id: string) => columns?.flatMap(({ rows }) => rows).find((lead) => lead.id === id);

  /** Moves the card before the server answers; an error moves it back. */
  const save = async (lead: ClientRecord, changed: StatusChange, isByKey: boolean) => {
    const { status } = changed;
    const shown = { ...lead, status };
    if (isByKey) focused.current = lead.id;
    setMoved((others) => new Map(others).set(lead.id, shown));
    const isDone = await change(lead, changed);
    // A later move of the same card still waits for its own answer.
    setMoved((others) => new Map([...others].filter(([, other]) => other !== shown)));
    setSaid((isDone ? listWords.moved : listWords.notMoved)(getName(lead), isDone ? status : lead.status));
  };

  const move = (id: string, status: LeadStatus, isByKey = false) => {
    const lead = toLead(id);
    if (!lead || lead.status === status) return;
    if (asksForMore(status)) return setAsking({ lead, status, isByKey });
    save(lead, { status }, isByKey);
  };

  // React mounts a new card when a lead changes columns, so move the focus to it.
  useEffect(() => {
    if (!focused.current || asking) return;
    const isLost = document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>(`[data-handle="${focused.current}"]`)?.focus();
    if (moved.size === 0) focused.current = '';
  });

  return {
    query,
    columns,
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
  };
};
