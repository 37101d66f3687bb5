import type { ClientDoc } from '../store/client.model';

type Received = Pick<ClientDoc, 'createdAt' | 'receivedAt'>;

/** A person asked when they first asked: a lead that takes in an earlier one was received then. */
export const receivedWith = (winner: Received, loser: Received): Partial<Received> =>
  loser.createdAt < winner.createdAt
    ? { createdAt: loser.createdAt, receivedAt: winner.receivedAt ?? winner.createdAt }
    : {};

/** When it was received without one of those that it took in; `others` are those that it keeps. */
export const receivedWithout = (
  { receivedAt }: Received,
  others: readonly Received[],
): Partial<Pick<Received, 'createdAt'>> => {
  if (!receivedAt) return {};
  const moments = [receivedAt, ...others.map(({ createdAt }) => createdAt)];
  return { createdAt: new Date(Math.min(...moments.map((at) => at.getTime()))) };
};
