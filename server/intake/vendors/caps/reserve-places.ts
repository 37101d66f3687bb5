import { writtenWithin } from '../../../core/db/deadline';
import { ignoreDuplicate } from '../../../core/db/errors';
import type { Models } from '../../models';
import type { CapCountDoc } from './cap-count.model';
import { type Place, roomUnder } from './place';

type Options = { models: Models; now: () => number };
/** The number of places reserved, and the number still free afterward. */
type Reserved = { count: number; room: number };

const increment = ({ limits }: Place, by: number) =>
  Object.fromEntries(limits.map(({ key }) => [`used.${key}`, by]));

/** The counts of places in the database, correct across servers and crashes. */
export const createReservations = ({ models, now }: Options) => {
  /** Raises every count by this number in one write, if all of them fit. */
  const raise = async (place: Place, many: number): Promise<CapCountDoc | null> =>
    models.capCounts
      .findOneAndUpdate(
        {
          _id: place.id,
          ...Object.fromEntries(
            place.limits.map(({ key, most }) => [`used.${key}`, { $not: { $gt: most - many } }]),
          ),
        },
        { $inc: increment(place, many) },
        { returnDocument: 'after', maxTimeMS: writtenWithin, signal: AbortSignal.timeout(writtenWithin) },
      )
      .lean<CapCountDoc>();

  const begin = async ({ id }: Place) => {
    // Another server may start the month at the same moment.
    await models.capCounts
      .updateOne({ _id: id }, { $setOnInsert: { at: new Date(now()) } }, { upsert: true })
      .catch(ignoreDuplicate);
  };

  return {
    /** Takes `needed` places and `spare` ones. If they don't all fit, takes as many of the needed ones as do. */
    async take(place: Place, needed: number, spare: number): Promise<Reserved> {
      const most = roomUnder(place, {});
      let many = Math.min(needed + spare, most);
      while (many > 0) {
        const raised = await raise(place, many);
        if (raised) return { count: many, room: roomUnder(place, raised.used) };
        const counter = await models.capCounts.findById(place.id).lean<CapCountDoc>();
        if (!counter) await begin(place);
        else many = Math.min(needed, roomUnder(place, counter.used));
      }
      return { count: 0, room: 0 };
    },

    async giveBack(place: Place, many: number): Promise<void> {
      await models.capCounts.updateOne({ _id: place.id }, { $inc: increment(place, -many) });
    },

    /** Returns the number of counted leads for each cap. */
    async used({ id }: Place): Promise<Record<string, number>> {
      return (await models.capCounts.findById(id).lean<CapCountDoc>())?.used ?? {};
    },
  };
};
