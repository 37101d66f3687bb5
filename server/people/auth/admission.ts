import type { SignedIn } from '../../core/caller';
import type { Sessions } from './sessions';

const lookEvery = 2000;

type Listening = { sessionId: string; mayStay: (user: SignedIn['user']) => boolean; end: () => void };

/**
 * Who may go on listening. The sessions of all open streams are asked about together, every two seconds and whenever
 * one ends here: a stream costs the database nothing by itself, and who is dismissed hears no more.
 */
export const createAdmission = (sessions: Sessions) => {
  const open = new Set<Listening>();
  let timer: NodeJS.Timeout | undefined;

  const check = async () => {
    if (open.size === 0) return;
    const entries = [...open];
    const valid = await sessions.stillValid(entries.map(({ sessionId }) => sessionId));
    const users = new Map(valid.map(({ sessionId, user }) => [sessionId, user]));
    for (const { sessionId, mayStay, end } of entries) {
      const user = users.get(sessionId);
      if (!user || !mayStay(user)) end();
    }
  };
  // Where the database is away nothing is announced either, and the next look decides.
  const checkQuietly = () => void check().catch(() => undefined);
  sessions.onForget(checkQuietly);

  return {
    /** Registers a stream; `signal` ends it when the person signs out, is dismissed or may not listen any more. */
    admit(sessionId: string, mayStay: Listening['mayStay']): { signal: AbortSignal; leave: () => void } {
      const ending = new AbortController();
      const listening = { sessionId, mayStay, end: () => ending.abort() };
      open.add(listening);
      timer ??= setInterval(checkQuietly, lookEvery).unref();
      return {
        signal: ending.signal,
        leave: () => {
          open.delete(listening);
          if (open.size > 0) return;
          clearInterval(timer);
          timer = undefined;
        },
      };
    },
  };
};

export type Admission = ReturnType<typeof createAdmission>;
