import type { SignedIn } from '../../core/caller';
import { createRepeat } from '../../core/due/repeat';
import type { Sessions } from './sessions';

const lookEvery = 2000;

type Listening = { sessionId: string; mayStay: (user: SignedIn['user']) => boolean; end: () => void };

/**
 * Decides which open streams may continue. Checks the sessions of all streams together, every two seconds and whenever
 * one ends on this server, so a stream alone costs no query and a removed user's stream closes.
 */
export const createAdmission = (sessions: Sessions) => {
  const open = new Set<Listening>();

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
  // Without the database nothing is announced either; the next check decides.
  const repeat = createRepeat(check, { every: lookEvery });
  sessions.onForget(() => repeat.soon());

  return {
    /** Registers a stream. `signal` ends it when the user signs out, is removed, or loses the right to listen. */
    admit(sessionId: string, mayStay: Listening['mayStay']): { signal: AbortSignal; leave: () => void } {
      const ending = new AbortController();
      const listening = { sessionId, mayStay, end: () => ending.abort() };
      open.add(listening);
      repeat.start();
      return {
        signal: ending.signal,
        leave: () => void open.delete(listening),
      };
    },
  };
};
