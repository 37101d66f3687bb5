import type { Connection } from 'mongoose';
import { createCache } from '../core/db/cache';

/** The time to reuse an answer for everyone. */
const keptFor = 500;
const answersWithin = 1000;

/** Tells whether the database responds now; queried at most twice a second, however often we are asked. */
export const createReadiness = (connection: Connection, now: () => number) => {
  const ask = async (): Promise<boolean> => {
    if (connection.readyState !== 1) return false;
    return connection.db!.command({ ping: 1 }, { signal: AbortSignal.timeout(answersWithin) }).then(
      () => true,
      () => false,
    );
  };

  const answer = createCache(keptFor, ask, now);
  return (): Promise<boolean> => answer.get();
};
