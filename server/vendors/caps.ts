import { createHash } from 'node:crypto';
import { sameState, stateCode } from '../../shared/rules/us-states';
import type { Vendor } from '../caller';
import { isDuplicateKey } from '../db/errors';
import type { Models } from '../models';

type Lead = { caseType: string; state?: string | undefined };
type Limit = { key: string; most: number };
/** A place that was taken under each cap of a lead. */
export type Place = { id: string; limits: readonly Limit[] };

type Options = { models: Models; now: () => number };
type Waiting = { resolve: (fits: boolean) => void; reject: (error: unknown) => void };

const short = (...parts: (string | undefined)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);

/** The caps that a lead falls under; days and months are those of UTC. */
const placeOf = (vendor: Vendor, lead: Lead, at: Date): Place => {
  const month = at.toISOString().slice(0, 7);
  const period = { day: `d${at.toISOString().slice(8, 10)}`, month: 'm' };
  const own = vendor.caps
    .filter(({ caseType }) => !caseType || caseType === lead.caseType)
    .filter(({ state }) => !state || (lead.state !== undefined && sameState(state, lead.state)))
    .map(({ per, most, caseType, state }) => ({
      key: `${period[per]}_${short(caseType, state && (stateCode(state) ?? state))}`,
      most,
    }));
  const all = [
    ...(vendor.dailyCap === null ? [] : [{ key: period.day, most: vendor.dailyCap }]),
    ...(vendor.monthlyCap === null ? [] : [{ key: period.month, most: vendor.monthlyCap }]),
    ...own,
  ];
  return { id: `${vendor.id}:${month}`, limits: all };
};

const increment = (limits: readonly Limit[], by: number) =>
  Object.fromEntries(limits.map(({ key }) => [`used.${key}`, by]));

/**
 * Lets leads in under the caps of their vendor. A place is taken before the lead is written: a kill between the two
 * leaves a place empty, and never lets in one too many. Those who ask in the same turn of the event loop are counted
 * in one write.
 */
export const createCaps = ({ models, now }: Options) => {
  const groups = new Map<string, { place: Place; waiting: Waiting[] }>();

  const fits = async ({ id, limits }: Place, many: number): Promise<boolean> => {
    const room = Object.fromEntries(
      limits.map(({ key, most }) => [`used.${key}`, { $not: { $gt: most - many } }]),
    );
    const { matchedCount } = await models.capCounts.updateOne(
      { _id: id, ...room },
      { $inc: increment(limits, many) },
    );
    return matchedCount === 1;
  };

  const begin = async ({ id }: Place) => {
    await models.capCounts
      .updateOne({ _id: id }, { $setOnInsert: { at: new Date(now()) } }, { upsert: true })
      .catch((error: unknown) => {
        // Somebody else began the month at the same moment.
        if (!isDuplicateKey(error)) throw error;
      });
  };

  const take = async (place: Place, many: number): Promise<boolean> => {
    if (place.limits.some(({ most }) => most < many)) return false;
    if (await fits(place, many)) return true;
    await begin(place);
    return fits(place, many);
  };

  const flush = async (name: string) => {
    const { place, waiting } = groups.get(name)!;
    groups.delete(name);
    try {
      const all = waiting.length > 1 && (await take(place, waiting.length));
      for (const { resolve } of waiting) resolve(all || (await take(place, 1)));
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  };

  return {
    /** A place for this lead under every cap that it falls under; null when one of them is full. */
    async take(vendor: Vendor, lead: Lead): Promise<Place | null> {
      const place = placeOf(vendor, lead, new Date(now()));
      if (place.limits.length === 0) return place;
      const name = JSON.stringify(place);
      const fitted = await new Promise<boolean>((resolve, reject) => {
        const group = groups.get(name) ?? { place, waiting: [] };
        if (group.waiting.length === 0) setImmediate(flush, name);
        group.waiting.push({ resolve, reject });
        groups.set(name, group);
      });
      return fitted ? place : null;
    },

    /** Whether there would be a place now, without taking it. */
    async hasRoom(vendor: Vendor, lead: Lead): Promise<boolean> {
      const { id, limits } = placeOf(vendor, lead, new Date(now()));
      if (limits.length === 0) return true;
      const used = (await models.capCounts.findById(id).lean())?.used ?? {};
      return limits.every(({ key, most }) => (used[key] ?? 0) < most);
    },

    /** Gives a place back that surely was not used. */
    async giveBack({ id, limits }: Place) {
      if (limits.length === 0) return;
      await models.capCounts.updateOne({ _id: id }, { $inc: increment(limits, -1) });
    },
  };
};

export type Caps = ReturnType<typeof createCaps>;
