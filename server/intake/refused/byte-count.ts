import { createCache } from '../../core/db/cache';
import type { Models } from '../models';

const countAgainAfter = 60_000;

/** How many bytes the kept submissions of a filter take: counted each minute; each one kept in between is added. */
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
