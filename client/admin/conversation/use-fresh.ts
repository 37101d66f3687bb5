import { useEffect, useEffectEvent, useState } from 'react';
import type { MessageRecord } from '../../../shared/schemas/message';
import { trpc } from '../../lib/trpc';

/** Marks the messages of an open lead as read, and returns the IDs of those that were unread when they showed here. */
export const useFresh = (id: string, messages: readonly MessageRecord[]): readonly string[] => {
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const { messages: queries } = trpc.useUtils();
  const mark = trpc.messages.markRead.useMutation({ onSuccess: () => queries.unread.invalidate() });
  const unread = messages.filter((message) => message.unread).map((message) => message.id);
  const added = unread.filter((one) => !fresh.includes(one));
  if (added.length > 0) setFresh([...fresh, ...added]);

  // A tab in the background shows them to nobody.
  const read = useEffectEvent(() => {
    if (!document.hidden && unread.length > 0 && !mark.isPending) mark.mutate({ id });
  });
  const newest = unread.join();
  useEffect(() => {
    if (newest) read();
    const onShown = () => read();
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [newest]);
  return fresh;
};
