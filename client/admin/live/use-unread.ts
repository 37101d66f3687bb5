import { useMay } from '../../auth/use-may';
import { type Outputs, trpc } from '../../lib/trpc';

const lookEvery = 30_000;
const none: Outputs['messages']['unread'] = { leads: [], unknown: 0 };

/** Returns the leads with unread messages, newest first, and the number of unknown senders; none until loaded. */
export const useUnread = () => {
  const may = useMay();
  const { data = none } = trpc.messages.unread.useQuery(undefined, {
    enabled: may('leads.read'),
    refetchInterval: lookEvery,
    refetchIntervalInBackground: true,
  });
  return data;
};

/** Returns the number of leads with unread messages. */
export const useUnreadCount = (): number => useUnread().leads.length;
