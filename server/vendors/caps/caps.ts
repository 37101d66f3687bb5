import { createHash } from 'node:crypto';
import { sameState, stateCode } from '../../../shared/rules/us-states';
import type { Vendor } from '../../core/caller';
import { writtenWithin } from '../../core/db/deadline';
import { isFirst } from '../../core/db/errors';
import type { Models } from '../models';

type Lead = { caseType: string; state?: string | undefined };
type Limit = { key: string; most: number };

/** A place under each cap of a lead. */
type Place = { id: string; limits: readonly Limit[] };

const short = (...parts: (string | undefined)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);

/** Returns the caps that apply to a lead; days and months are in UTC. */
const getPlace = (vendor: Vendor, lead: Lead, at: Date): Place => {
  const month = at.toISOString().slice(0, 7);
  const period = { day: `d${at.toISOString().slice(8, 10)}`, month: 'm' };
  const own = vendor.caps
    .filter(({ caseType }) => !caseType || caseType === lead.caseType)
    .filter(({ state }) => !state || (lead.state !== undefined && sameState(state, lead.state)))
    .map(({ per, most, caseType, state }) => ({
      key: `${period[per]}_${short(caseType, state && (stateCode(state) ?? state))}`,
      most,
    }));
  const limits = [
    ...(vendor.dailyCap === null ? [] : [{ key: period.day, most: vendor.dailyCap }]),
    ...(vendor.monthlyCap === null ? [] : [{ key: period.month, most: vendor.monthlyCap }]),
    ...own,
  ];
  return { id: `${vendor.id}:${month}`, limits };
};

type Options = { models: Models; now: () => number };

const increment = ({ limits }: Place, by: number) =>
  Object.fromEntries(limits.map(({ key }) => [`used.${key}`, by]));

/**
 * Accepts leads within their vendor's caps. A place is counted in the database before the lead is written. A crash
 * between the two leaves it unused, but never accepts one lead too many.
 */
export const createCaps = ({ models: { capCounts }, now }: Options) => {
  /**
   * Raises every count by one in one write, if none is full. Throws for a duplicate key if one is full, or if another
   * server began the month at the same moment.
   */
  const raise = async (place: Place): Promise<void> => {
    const room = place.limits.map(({ key, most }) => [`used.${key}`, { $not: { $gte: most } }]);
    await capCounts.findOneAndUpdate(
      { _id: place.id, ...Object.fromEntries(room) },
      { $inc: increment(place, 1), $setOnInsert: { at: new Date(now()) } },
      {
        upsert: true,
        setDefaultsOnInsert: false,
        maxTimeMS: writtenWithin,
        signal: AbortSignal.timeout(writtenWithin),
      },
    );
  };

  const isRaised = (place: Place): Promise<boolean> => isFirst(raise(place));

  return {
    /** Takes a place for this lead under each of its caps; null if one of them is full. */
    async take(vendor: Vendor, lead: Lead): Promise<Place | null> {
      const place = getPlace(vendor, lead, new Date(now()));
      if (place.limits.length === 0) return place;
      if (place.limits.some(({ most }) => most === 0)) return null;
      return (await isRaised(place)) || (await isRaised(place)) ? place : null;
    },

    /** Returns true if there is a place now, without using it. */
    async hasRoom(vendor: Vendor, lead: Lead): Promise<boolean> {
      const { id, limits } = getPlace(vendor, lead, new Date(now()));
      if (limits.length === 0) return true;
      const used = (await capCounts.findById(id).lean())?.used ?? {};
      return limits.every(({ key, most }) => (used[key] ?? 0) < most);
    },

    /** Returns a place that was definitely not used. */
    async giveBack(place: Place): Promise<void> {
      if (place.limits.length > 0)
        await capCounts.updateOne({ _id: place.id }, { $inc: increment(place, -1) });
    },
  };
};

export type Caps = ReturnType<typeof createCaps>;
