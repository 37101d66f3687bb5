import type { Place } from './place';
import type { createReservations } from './reserve-places';

type Waiting = { resolve: (fits: boolean) => void; reject: (error: unknown) => void };
type Options = {
  place: Place;
  reservations: ReturnType<typeof createReservations>;
  /** Frees what is held elsewhere under the same caps; answers whether anything was. */
  freeOthers: () => Promise<boolean>;
};

/** The most places that are taken ahead of the submissions, and how small a part of what is left they are. */
const mostSpare = 256;
const partOfRoom = 16;
const firstSpare = 8;

/**
 * The places of one kind that this server took and did not use yet. While submissions come one after the other, one
 * write takes places for those that wait and some to spare: more with each write, and none where the cap is nearly
 * full. The next write is begun while half of these are left, so that nobody waits for it.
 */
export const createPool = ({ place, reservations, freeOthers }: Options) => {
  let inHand = 0;
  let room = 0;
  let wanted = 0;
  let waiting: Waiting[] = [];
  let isServing = false;
  let wasUsed = true;

  const spare = () => Math.min(wanted, Math.floor(room / partOfRoom));

  const isLow = () => inHand < spare() / 2;

  const answerAll = (answer: (one: Waiting) => void) => {
    const all = waiting;
    waiting = [];
    for (const one of all) answer(one);
  };

  const serve = async () => {
    try {
      do {
        const reserved = await reservations.take(place, waiting.length, Math.max(0, spare() - inHand));
        room = reserved.room;
        wanted = Math.min(mostSpare, wanted === 0 ? firstSpare : 2 * wanted);
        inHand += reserved.count;
        for (const { resolve } of waiting.splice(0, inHand)) {
          inHand--;
          resolve(true);
        }
        const isFull = waiting.length > 0 && reserved.count === 0;
        if (isFull && !(await freeOthers())) answerAll(({ resolve }) => resolve(false));
      } while (waiting.length > 0);
    } catch (error) {
      answerAll(({ reject }) => reject(error));
    } finally {
      isServing = false;
    }
  };

  /** Those who ask in the same turn of the event loop are counted in one write. */
  const begin = () => {
    if (isServing) return;
    isServing = true;
    setImmediate(serve);
  };

  return {
    place,
    inHand: () => inHand,

    /** Whether there is a place; it is counted in the database before this says yes. */
    take(): Promise<boolean> {
      wasUsed = true;
      if (inHand > 0) {
        inHand--;
        if (isLow()) begin();
        return Promise.resolve(true);
      }
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        begin();
      });
    },

    /** Keeps a place that was not used; false where it would be one too many to hold. */
    keep(): boolean {
      if (spare() === 0) return false;
      inHand++;
      return true;
    },

    /** Whether nobody asked since the last look. */
    isIdle(): boolean {
      const idle = !wasUsed && !isServing && waiting.length === 0;
      wasUsed = false;
      return idle;
    },

    /** Gives back what is in hand, and takes nothing to spare until submissions come again. */
    async empty(): Promise<void> {
      const many = inHand;
      inHand = 0;
      wanted = 0;
      if (many === 0) return;
      // What the database does not take back stays empty: a cap may be under-filled.
      await reservations.giveBack(place, many).catch(() => undefined);
    },
  };
};

export type Pool = ReturnType<typeof createPool>;
