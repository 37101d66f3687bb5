import type { Models } from '../models';
import { personMark } from './idempotency-claims';

const keptFor = 25 * 60 * 60 * 1000;
const mostAtOnce = 1000;

type Options = { models: Models; now: () => number };

/** A vendor's claim on a person lasts longer; the next lead that meets it removes it. */
const ofTheDay = { $lt: personMark } as const;

/** Removes expired claims from leads. A lead needs them for a day, and their index should stay small. */
export const removeExpired = async ({ models, now }: Options): Promise<void> => {
  const before = new Date(now() - keptFor);
  for (;;) {
    const old = await models.clients
      // An imported lead may be years old, but nothing was written to it before the import.
      .find({ onceKeys: ofTheDay, createdAt: { $lt: before }, updatedAt: { $lt: before } })
      .select({ _id: 1 })
      .limit(mostAtOnce)
      .lean();
    if (old.length === 0) return;
    const these = { _id: { $in: old.map(({ _id }) => _id) } };
    // Unset it: the unique index would count an empty list as a value that only one lead may have.
    await models.clients.updateMany(
      { ...these, onceKeys: { $not: { $gte: personMark } } },
      { $unset: { onceKeys: '' } },
    );
    await models.clients.updateMany({ ...these, onceKeys: ofTheDay }, { $pull: { onceKeys: ofTheDay } });
  }
};
