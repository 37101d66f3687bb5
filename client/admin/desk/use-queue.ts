import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { staffPaths } from '../staff-paths';
import { deskWords } from './desk-words';
import { dropKeys, holdKeys } from './held-keys';
import { keepWalk, readWalk, skippedIn } from './queue-walk';

const words = deskWords.queue;

const after = (current: string | undefined) => {
  const { seen } = readWalk();
  return current ? seen[seen.indexOf(current) + 1] : undefined;
};

/** Walks through the queue: forward to leads that are claimed on the way, and back to those that were seen. */
export const useQueue = (current?: string) => {
  const [, navigate] = useLocation();
  const [isOpening, setOpening] = useState(false);
  /** The lead that comes next, as far as it is known. */
  const [ahead, setAhead] = useState(() => after(current));
  const claiming = useRef<Promise<string | null> | undefined>(undefined);
  const { client } = trpc.useUtils();
  const { seen } = readWalk();
  const place = current ? seen.indexOf(current) : -1;
  const previous = place > 0 ? seen[place - 1] : undefined;

  const letGo = (id: string | null | undefined) => {
    // Where it fails the claim ends by itself in five minutes.
    if (id) client.desk.release.mutate({ id }).catch(() => undefined);
  };
  const claim = async (): Promise<string | null> => {
    const asked = readWalk();
    const { id } = await client.desk.next.mutate({ order: asked.order, skip: [...skippedIn(asked)] });
    if (!id) return null;
    const walk = readWalk();
    keepWalk({ ...walk, seen: [...walk.seen, id] });
    setAhead(id);
    return id;
  };
  /** One lead at a time is claimed, whoever asks for it meanwhile. */
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
      toast.success({ title: words.empty });
      navigate(staffPaths.queue);
    } catch {
      dropKeys();
      toast.error({ title: words.failedTitle, description: words.failed });
    } finally {
      setOpening(false);
    }
  };

  return {
    isOpening,
    open,
    /** The leads of this walk, and the place of this one among them, from 1 on; 0 where it came by another way. */
    seen,
    place: place + 1,
    /** Begins a walk with these leads; after them comes what the queue gives. */
    begin: (leads: readonly [string, ...string[]]) => {
      keepWalk({ ...readWalk(), seen: leads });
      holdKeys();
      navigate(staffPaths.queued(leads[0]));
    },
    ahead,
    /** Claims the next lead while this one is worked on; what fails is tried again when it is opened. */
    prepare: () => {
      if (!after(current)) claimNext().catch(() => undefined);
    },
    /** Takes a lead out of the walk that somebody else has by now, or that is gone. */
    pass: (id: string) => {
      const walk = readWalk();
      keepWalk({ ...walk, seen: walk.seen.filter((one) => one !== id) });
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
      navigate(staffPaths.queue);
    },
  };
};
