import { useState } from 'react';
import { useLocation } from 'wouter';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { staffPaths } from '../staff-paths';
import { deskWords } from './desk-words';
import { keepWalk, readWalk, skippedIn } from './queue-walk';

const words = deskWords.queue;

/** Walks through the queue: forward to leads that are claimed on the way, and back to those that were seen. */
export const useQueue = (current?: string) => {
  const [, navigate] = useLocation();
  const [isOpening, setOpening] = useState(false);
  const next = trpc.desk.next.useMutation();
  const { client } = trpc.useUtils();
  const { seen } = readWalk();
  const place = current ? seen.indexOf(current) : -1;
  const previous = place > 0 ? seen[place - 1] : undefined;

  const letGo = () => {
    // Where it fails the claim ends by itself in five minutes.
    if (current) client.desk.release.mutate({ id: current }).catch(() => undefined);
  };
  const open = async (): Promise<void> => {
    if (isOpening) return;
    const walk = readWalk();
    const ahead = current ? walk.seen[walk.seen.indexOf(current) + 1] : undefined;
    if (ahead) {
      letGo();
      return navigate(staffPaths.queued(ahead));
    }
    setOpening(true);
    try {
      const { id } = await next.mutateAsync({ order: walk.order, skip: [...skippedIn(walk)] });
      letGo();
      if (!id) {
        toast.success({ title: words.empty });
        return navigate(staffPaths.queue);
      }
      keepWalk({ ...walk, seen: [...walk.seen, id] });
      navigate(staffPaths.queued(id));
    } catch {
      toast.error({ title: words.failedTitle, description: words.failed });
    } finally {
      setOpening(false);
    }
  };

  return {
    isOpening,
    open,
    back: previous
      ? () => {
          letGo();
          navigate(staffPaths.queued(previous));
        }
      : undefined,
    stop: () => {
      letGo();
      navigate(staffPaths.queue);
    },
  };
};
