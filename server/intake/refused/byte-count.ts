import type { Models } from '../../models';

const countAgainAfter = 60_000;

/** How many bytes the kept posts of a filter take: counted each minute, and added to in between by who keeps one. */
export const createByteCount = (posts: Models['refusedPosts'], now: () => number, filter: object) => {
  let known: { bytes: number; countedAt: number } | undefined;
  return async () => {
    if (known && now() - known.countedAt < countAgainAfter) return known;
    const [sum] = await posts.aggregate<{ bytes: number }>([
      { $match: filter },
      { $group: { _id: null, bytes: { $sum: '$bytes' } } },
    ]);
    known = { bytes: sum?.bytes ?? 0, countedAt: now() };
    return known;
  };
};
