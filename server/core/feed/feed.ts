import { randomBytes } from 'node:crypto';

/** What happened to a lead; nothing of the person travels in the stream. */
export type Change = { id: string; what: 'new' | 'changed' | 'removed' };

/** What a listener is told at once. `reset`: it was away too long to be told all, and has to look itself. */
export type News = { position: string; changes: Change[]; reset?: true };

type Listener = { position: string; pending: Change[]; reset: boolean; wake: () => void };

/** News go out at most four times a second, so that fifty open tabs cost a lead no more than one. */
const every = 250;
/** How much is kept for whoever comes back after a lost connection. */
const mostKept = 2000;
const mostPending = 5000;

/**
 * News of leads for the open tabs of one server: what is announced reaches every listener without any work of the
 * database. `publish` is told of each batch before it goes out, to pass it on to other servers.
 */
export const createFeed = (publish: (changes: Change[]) => Promise<unknown> = async () => undefined) => {
  const boot = randomBytes(6).toString('hex');
  const listeners = new Set<Listener>();
  const hearers = new Set<(changes: readonly Change[]) => void>();
  let kept: Change[] = [];
  let count = 0;
  let waiting: Change[] = [];
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const findPosition = (number: number) => `${boot}.${number}`;

  const tell = (changes: readonly Change[]) => {
    for (const hear of hearers) hear(changes);
    count += changes.length;
    kept = [...kept, ...changes].slice(-mostKept);
    for (const listener of listeners) {
      listener.pending.push(...changes);
      if (listener.pending.length > mostPending) {
        listener.pending = [];
        listener.reset = true;
      }
      listener.position = findPosition(count);
      listener.wake();
    }
  };

  const flush = () => {
    timer = undefined;
    if (waiting.length === 0) return;
    const changes = waiting;
    waiting = [];
    timer = setTimeout(flush, every).unref();
    // Another server that cannot be told now hears of it when it looks itself.
    void publish(changes).catch(() => undefined);
    tell(changes);
  };

  /** What came after a position of this server; undefined when it is not known here any more. */
  const since = (position: string): Change[] | undefined => {
    const [epoch, number] = position.split('.');
    const missed = count - Number(number);
    return epoch === boot && missed >= 0 && missed <= kept.length
      ? kept.slice(kept.length - missed)
      : undefined;
  };

  return {
    /** Tells everyone who listens, here and on other servers. */
    announce(id: string, what: Change['what']) {
      waiting.push({ id, what });
      timer ??= setTimeout(flush, 0).unref();
    },

    /** Tells those who listen here of what another server announced. */
    tell,

    hasListeners: () => listeners.size > 0,

    /** Calls `hear` with all that is told here, also of other servers. */
    onNews: (hear: (changes: readonly Change[]) => void) => void hearers.add(hear),

    /**
     * News from a position that an earlier stream ended with, until `signal` or the server ends it. Without one, or
     * where it is not known any more, the first news is a `reset`: what the tab shows was read before it listened.
     */
    async *follow(from: string | undefined, signal: AbortSignal | undefined): AsyncGenerator<News> {
      const missed = from === undefined ? undefined : since(from);
      let wake = () => {};
      const listener: Listener = {
        position: findPosition(count),
        pending: [...(missed ?? [])],
        reset: missed === undefined,
        wake: () => wake(),
      };
      listeners.add(listener);
      signal?.addEventListener('abort', listener.wake);
      try {
        while (!closed && !signal?.aborted) {
          if (listener.pending.length === 0 && !listener.reset)
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
          else {
            const { position, pending, reset } = listener;
            listener.pending = [];
            listener.reset = false;
            yield { position, changes: pending, ...(reset && { reset: true as const }) };
          }
        }
      } finally {
        listeners.delete(listener);
        signal?.removeEventListener('abort', listener.wake);
      }
    },

    /** Ends every stream, as when the server stops. */
    close() {
      closed = true;
      clearTimeout(timer);
      for (const listener of listeners) listener.wake();
    },
  };
};

export type Feed = ReturnType<typeof createFeed>;
