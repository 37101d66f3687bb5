import type { ClientDoc } from '../store/client.model';

type Received = Pick<ClientDoc, 'createdAt' | 'receivedAt'>;

/** The first request counts: a merge with an earlier lead sets its arrival as the time received. */
export const receivedWith = (winner: Received, loser: Received): Partial<Received> =>
  loser.createdAt < winner.createdAt
    ? { createdAt: loser.createdAt, receivedAt: winner.receivedAt ?? winner.createdAt }
    : {};

/** Returns the time received without one of the merged leads; `others` are the ones that stay. */
export const receivedWithout = (
  { receivedAt }: Received,
  others: readonly Received[],
): Partial<Pick<Received, 'createdAt'>> => {
  if (!receivedAt) return {};
  const moments = [receivedAt, ...others.map(({ createdAt }) => createdAt)];
  return { createdAt: new Date(Math.min(...moments.map((at) => at.getTime()))) };
};
