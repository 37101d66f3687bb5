import { trpc } from '../../lib/trpc';

export const UnreadDot = () => (
  <span className="inline-block size-2 shrink-0 rounded-full bg-accent">
    <span className="sr-only">Unread</span>
  </span>
);

/** Marks a lead with messages that nobody opened yet. */
export const Unread = ({ id }: { id: string }) => {
  const { data } = trpc.messages.unread.useQuery();
  return data?.includes(id) && <UnreadDot />;
};
