import { useEffect, useRef } from 'react';
import type { InboxRow, InboxTab } from '../../../shared/schemas/inbox';
import type { UnknownMessage } from '../../../shared/schemas/message';
import { trpc } from '../../lib/trpc';
import { lookEvery, useInboxCounts } from '../live/use-inbox';

/** A conversation of the inbox: a lead's, or the messages of an unknown sender, newest first. */
export type InboxItem = { id: string; at: string; row?: InboxRow; messages?: readonly UnknownMessage[] };

const groupBySender = (messages: readonly UnknownMessage[]): InboxItem[] => {
  const senders = new Map<string, UnknownMessage[]>();
  for (const message of messages) senders.set(message.from, [...(senders.get(message.from) ?? []), message]);
  return [...senders.values()].map((sent) => ({ id: sent[0]!.id, at: sent[0]!.at, messages: sent }));
};

const isHeld = ({ row, messages }: InboxItem) => Boolean(row?.held ?? messages?.[0]?.held);
/** True for messages that wait for nobody: of programs, answered without knowing who it is, a stop, a reaction. */
export const areQuiet = (messages: readonly UnknownMessage[]): boolean =>
  messages.every(({ automatic, answered, settled }) => automatic || answered || settled);
/** Conversations that wait for nobody come last. */
export const isQuiet = ({ messages }: InboxItem): boolean => messages !== undefined && areQuiet(messages);

/** Refetches the list when its counts change: a conversation that was put off comes back without news. */
const useFollowCounts = () => {
  const counts = useInboxCounts();
  const { list } = trpc.useUtils().inbox;
  const latest = useRef(counts);
  useEffect(() => {
    if (latest.current !== undefined && latest.current !== counts) void list.invalidate();
    latest.current = counts;
  }, [counts, list]);
};

/** Returns the conversations of a tab that wait for an answer: held ones first, then the newest. */
export const useInboxItems = (tab: InboxTab | undefined, limit: number) => {
  const needsLeads = tab !== undefined && tab !== 'unknown';
  const needsSenders = tab === 'unknown' || tab === 'all';
  useFollowCounts();
  const leads = trpc.inbox.list.useQuery(
    { tab: tab ?? 'mine', limit },
    { enabled: needsLeads, refetchInterval: lookEvery },
  );
  const senders = trpc.messages.unknownPage.useQuery({ page: 1, limit }, { enabled: needsSenders });
  const rows = needsLeads ? leads.data : [];
  const page = needsSenders ? senders.data : { rows: [], total: 0 };
  const items: InboxItem[] | undefined =
    rows &&
    page &&
    [
      ...rows.map((row) => ({ id: row.id, at: row.at, row })),
      ...groupBySender(page.rows).filter((sender) => tab === 'unknown' || !isQuiet(sender)),
    ].sort(
      (one, other) =>
        Number(isHeld(other)) - Number(isHeld(one)) ||
        Number(isQuiet(one)) - Number(isQuiet(other)) ||
        other.at.localeCompare(one.at),
    );
  const failed = [leads, senders].find(({ isError }) => isError);
  return {
    items: tab && items,
    hasMore: (rows?.length ?? 0) >= limit || (page?.rows.length ?? 0) < (page?.total ?? 0),
    query: failed ?? (needsLeads ? leads : senders),
  };
};
