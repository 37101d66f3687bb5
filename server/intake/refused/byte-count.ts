import { createCache } from '../../core/db/cache';
import type { Models } from '../models';

const countAgainAfter = 60_000;

/** Counts the bytes of a filter's kept submissions every minute, and adds each one kept in between. */
export const createByteCount = (posts: Models['refusedSubmissions'], now: () => number, filter: object) => {
  const count = async () => {
    const [sum] = await posts.aggregate<{ bytes: number }>([
      { $match: filter },
      { $group: { _id: null, bytes: { $sum: '$bytes' } } },
    ]);
    return { bytes: sum?.bytes ?? 0 };
  };
  return createCache(countAgainAfter, count, now).get;
};
