import type { Models } from '../models';
import { personMark } from './idempotency-claims';

const keptFor = 25 * 60 * 60 * 1000;
const mostAtOnce = 1000;

type Options = { models: Models; now: () => number };

/** A vendor's claim on a person counts longer, and is taken off by the next lead that meets it. */
const ofTheDay = { $lt: personMark } as const;

/** Removes expired claims from leads. A lead needs them for a day, and their index should stay small. */
export const removeExpired = async ({ models, now }: Options): Promise<void> => {
  const before = new Date(now() - keptFor);
  for (;;) {
    const old = await models.clients
      // An imported lead may have come in years ago; nothing was written to it before it was taken in.
      .find({ onceKeys: ofTheDay, createdAt: { $lt: before }, updatedAt: { $lt: before } })
      .select({ _id: 1 })
      .limit(mostAtOnce)
      .lean();
    if (old.length === 0) return;
    const these = { _id: { $in: old.map(({ _id }) => _id) } };
    // Not an empty list: it would stand in the unique index as nothing, and only one lead may have that.
    await models.clients.updateMany(
      { ...these, onceKeys: { $not: { $gte: personMark } } },
      { $unset: { onceKeys: '' } },
    );
    await models.clients.updateMany({ ...these, onceKeys: ofTheDay }, { $pull: { onceKeys: ofTheDay } });
  }
};
