import type { Connection } from 'mongoose';
import { kept } from '../core/db/kept';

/** An answer holds so long for everyone who asks. */
const keptFor = 500;
const answersWithin = 1000;

/** Whether the database answers now: asked at most twice a second, however many ask us. */
export const createReadiness = (connection: Connection, now: () => number) => {
  const ask = async (): Promise<boolean> => {
    if (connection.readyState !== 1) return false;
    return connection.db!.command({ ping: 1 }, { signal: AbortSignal.timeout(answersWithin) }).then(
      () => true,
      () => false,
    );
  };

  const answer = kept(keptFor, ask, now);
  return (): Promise<boolean> => answer.get();
};
