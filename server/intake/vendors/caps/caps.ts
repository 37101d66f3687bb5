import type { Vendor } from '../../../core/caller';
import type { Models } from '../../models';
import { getPlace, type Place } from './place';
import { createPool, type Pool } from './pool';
import { createReservations } from './reserve-places';

type Lead = Parameters<typeof getPlace>[1];
type Options = {
  models: Models;
  now: () => number;
  /** Milliseconds without a submission until unused places are returned. */
  idleAfter?: number;
};

/**
 * Accepts leads within their vendor's caps. A place is counted in the database before the lead is written. A crash
 * between the two, or of a server with reserved places, leaves places unused but never accepts one lead too many.
 */
export const createCaps = ({ models, now, idleAfter = 1000 }: Options) => {
  const reservations = createReservations({ models, now });
  const pools = new Map<string, Pool>();
  let timer: NodeJS.Timeout | undefined;

  const heldUnder = (id: string) => [...pools.values()].filter(({ place }) => place.id === id);

  const emptyIdle = () => {
    timer = undefined;
    for (const [name, pool] of pools) {
      if (!pool.isIdle()) continue;
      pools.delete(name);
      void pool.empty();
    }
    look();
  };
  const look = () => {
    if (pools.size > 0) timer ??= setTimeout(emptyIdle, idleAfter).unref();
  };

  const freeOthers = async (id: string, name: string) => {
    const others = heldUnder(id).filter(({ place, inHand }) => place.name !== name && inHand() > 0);
    await Promise.all(others.map((pool) => pool.empty()));
    return others.length > 0;
  };

  const getPool = (place: Place): Pool => {
    const { id, name } = place;
    const pool =
      pools.get(name) ?? createPool({ place, reservations, freeOthers: () => freeOthers(id, name) });
    pools.set(name, pool);
    look();
    return pool;
  };

  return {
    /** Takes a place for this lead under each of its caps; null if one of them is full. */
    async take(vendor: Vendor, lead: Lead): Promise<Place | null> {
      const place = getPlace(vendor, lead, new Date(now()));
      if (place.limits.length === 0) return place;
      return (await getPool(place).take()) ? place : null;
    },

    /** Returns true if there is a place now, without using it. */
    async hasRoom(vendor: Vendor, lead: Lead): Promise<boolean> {
      const place = getPlace(vendor, lead, new Date(now()));
      const { id, limits } = place;
      if (limits.length === 0) return true;
      const used = await reservations.used(place);
      const unused = (key: string) =>
        heldUnder(id)
          .filter((pool) => pool.place.limits.some((limit) => limit.key === key))
          .reduce((sum, pool) => sum + pool.inHand(), 0);
      return limits.every(({ key, most }) => (used[key] ?? 0) - unused(key) < most);
    },

    /** Returns a place that was definitely not used. */
    async giveBack(place: Place) {
      if (place.limits.length === 0 || pools.get(place.name)?.keep()) return;
      await reservations.giveBack(place, 1);
    },

    /** Returns every reserved, unused place. Nothing can be taken afterward. */
    async close() {
      clearTimeout(timer);
      const all = [...pools.values()];
      pools.clear();
      await Promise.all(all.map((pool) => pool.empty()));
    },
  };
};

export type Caps = ReturnType<typeof createCaps>;
