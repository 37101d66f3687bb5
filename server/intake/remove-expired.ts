import type { Models } from '../models';

const keptFor = 25 * 60 * 60 * 1000;
const mostAtOnce = 1000;

type Options = { models: Models; now: () => number };

/** Takes off leads the claims that count no more: a lead needs them for a day, and their index is kept small. */
export const removeExpired = async ({ models, now }: Options): Promise<void> => {
  const before = new Date(now() - keptFor);
  for (;;) {
    const old = await models.clients
      .find({ onceKeys: { $gt: '' }, createdAt: { $lt: before } })
      .select({ _id: 1 })
      .limit(mostAtOnce)
      .lean();
    if (old.length === 0) return;
    await models.clients.updateMany(
      { _id: { $in: old.map(({ _id }) => _id) } },
      { $unset: { onceKeys: '', requestHash: '' } },
    );
  }
};
