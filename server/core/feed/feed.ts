import { randomBytes } from 'node:crypto';

/** A change to a lead; the stream carries no personal data. */
export type Change = { id: string; what: 'new' | 'changed' | 'removed' };

/** News for a listener. `reset`: it was away too long to get everything, and must reload. */
export type News = { position: string; changes: Change[]; reset?: true };

type Listener = { position: string; pending: Change[]; reset: boolean; wake: () => void };

/** Send news at most four times a second, so that fifty open tabs cost a lead no more than one. */
const every = 250;
/** The number of changes to keep for listeners that reconnect. */
const mostKept = 2000;
const mostPending = 5000;

/**
 * News about leads for the open tabs of one server: every listener gets an announcement without a database query.
 * `publish` receives each batch before it goes out, to pass it on to other servers.
 */
export const createFeed = (publish: (changes: Change[]) => Promise<unknown> = async () => undefined) => {
  const boot = randomBytes(6).toString('hex');
  const listeners = new Set<Listener>();
  const hearers = new Set<(changes: readonly Change[]) => void>();
  let recent: Change[] = [];
  let count = 0;
  let waiting: Change[] = [];
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const findPosition = (number: number) => `${boot}.${number}`;

  const tell = (changes: readonly Change[]) => {
    for (const hear of hearers) hear(changes);
    count += changes.length;
    recent = [...recent, ...changes].slice(-mostKept);
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
    // A server that this does not reach finds the news on its own next look.
    void publish(changes).catch(() => undefined);
    tell(changes);
  };

  /** The changes after a position on this server; undefined if it is too old. */
  const since = (position: string): Change[] | undefined => {
    const [epoch, number] = position.split('.');
    const missed = count - Number(number);
    return epoch === boot && missed >= 0 && missed <= recent.length
      ? recent.slice(recent.length - missed)
      : undefined;
  };

  return {
    /** Announces a change to every listener, here and on other servers. */
    announce(id: string, what: Change['what']) {
      waiting.push({ id, what });
      timer ??= setTimeout(flush, 0).unref();
    },

    /** Passes another server's announcements to the listeners here. */
    tell,

    hasListeners: () => listeners.size > 0,

    /** Calls `hear` with all news here, including that of other servers. */
    onNews: (hear: (changes: readonly Change[]) => void) => void hearers.add(hear),

    /**
     * News from the position where an earlier stream ended, until `signal` or the server ends it. Without a known
     * position, the first news is a `reset`, because the tab loaded its data before it listened.
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
