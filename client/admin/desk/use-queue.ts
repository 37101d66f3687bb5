import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { toFailure } from '../../lib/failure';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { staffPaths } from '../staff-paths';
import { dropKeys, holdKeys } from './held-keys';
import { findSkipped, keepWalk, readWalk } from './queue-walk';

const after = (current: string | undefined) => {
  const { visited } = readWalk();
  return current ? visited[visited.indexOf(current) + 1] : undefined;
};

/** Walks through the queue: forward to leads that it claims, and back to leads seen before. */
export const useQueue = (current?: string) => {
  const [, navigate] = useLocation();
  const [isOpening, setOpening] = useState(false);
  /** The next lead, if known. */
  const [ahead, setAhead] = useState(() => after(current));
  const claiming = useRef<Promise<string | null> | undefined>(undefined);
  const { client } = trpc.useUtils();
  const walk = readWalk();
  const { visited } = walk;
  const place = current ? visited.indexOf(current) : -1;
  const previous = place > 0 ? visited[place - 1] : undefined;

  const letGo = (id: string | null | undefined) => {
    // If this fails, the claim expires after five minutes.
    if (id) client.desk.release.mutate({ id }).catch(() => undefined);
  };
  const isFree = async (id: string): Promise<boolean> => {
    try {
      return (await client.desk.claim.mutate({ id })).claimedBy === null;
    } catch (error) {
      if (toFailure(error).code === 'NOT_FOUND') return false;
      throw error;
    }
  };
  /** Claims the next task lead that nobody else is working on. */
  const claimPlanned = async (): Promise<string | null> => {
    for (;;) {
      const [id, ...planned] = readWalk().planned;
      if (!id) return null;
      const isOurs = await isFree(id);
      keepWalk({ ...readWalk(), planned });
      if (isOurs) return id;
    }
  };
  const claim = async (): Promise<string | null> => {
    const planned = await claimPlanned();
    const skip = [...findSkipped(readWalk())];
    const id = planned ?? (await client.desk.next.mutate({ skip })).id;
    if (!id) return null;
    const walk = readWalk();
    keepWalk({ ...walk, visited: [...walk.visited, id] });
    setAhead(id);
    return id;
  };
  /** Claims one lead at a time, even if called again meanwhile. */
  const claimNext = (): Promise<string | null> => {
    claiming.current ??= claim().finally(() => {
      claiming.current = undefined;
    });
    return claiming.current;
  };

  const open = async (): Promise<void> => {
    if (isOpening) return;
    setOpening(true);
    holdKeys();
    try {
      const id = after(current) ?? (await claimNext());
      letGo(current);
      if (id) return navigate(staffPaths.queued(id));
      dropKeys();
      toast.success('The queue is empty. Well done.');
      navigate(staffPaths.dashboard);
    } catch {
      dropKeys();
      toast.error('The next lead could not be opened');
    } finally {
      setOpening(false);
    }
  };

  return {
    isOpening,
    open,
    walk,
    /** This lead's position in the walk, starting at 1; 0 if it was opened another way. */
    place: place + 1,
    /** Starts a walk with these leads before the queue's own. */
    begin: (planned: readonly string[]) => {
      keepWalk({ visited: [], planned });
      return open();
    },
    /** Starts a walk at this lead, even if someone else is working on it: the bar says so. */
    beginWith: (lead: string) => {
      keepWalk({ visited: [lead], planned: [] });
      holdKeys();
      navigate(staffPaths.queued(lead));
    },
    ahead,
    /** Claims the next lead in advance; after a failure it is claimed when opened. */
    prepare: () => {
      if (!after(current)) claimNext().catch(() => undefined);
    },
    /** Removes a lead from the walk that someone else has claimed or that no longer exists. */
    pass: (id: string) => {
      const walk = readWalk();
      keepWalk({ ...walk, visited: walk.visited.filter((one) => one !== id) });
      setAhead(after(current));
    },
    back: previous
      ? () => {
          letGo(current);
          navigate(staffPaths.queued(previous));
        }
      : undefined,
    stop: () => {
      letGo(current);
      letGo(ahead);
      claiming.current?.then(letGo, () => undefined);
      navigate(staffPaths.dashboard);
    },
  };
};
