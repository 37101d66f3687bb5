import { otherCaseTypes } from '../../shared/case-types';
import { createCache } from '../core/db/cache';
import type { Models } from './models';

/** The longest time that the intake may not know a new case type, in milliseconds. */
const keptFor = 2000;

/** Returns the IDs that a lead's case type may have. */
export const createKnownCaseTypes = ({ models, now }: { models: Models; now: () => number }) => {
  const load = async () => {
    const services = await models.services.find().select({ _id: 1 }).lean();
    return new Set([
      ...services.map(({ _id }) => String(_id)),
      ...otherCaseTypes.map(({ id }) => id as string),
    ]);
  };
  const ids = createCache(keptFor, load, now);
  return { has: async (id: string): Promise<boolean> => (await ids.get()).has(id) };
};

export type KnownCaseTypes = ReturnType<typeof createKnownCaseTypes>;
